import type { Counted } from '#features/visits/server'
import type { SourceRow } from '../contract/index.ts'

interface Sold {
  source: string | null
  campaign: string
  orders: number
  salesMinor: number
}

/**
 * Joins visitors and sales by source; sales without a known source stand last, so that the column adds up to all sales.
 */
export function sourceRows(visits: readonly Counted[], sales: readonly Sold[]): SourceRow[] {
  return joined(visits, sales, ({ source }) => source)
}

/** Like `sourceRows`, for campaigns only. */
export function campaignRows(visits: readonly Counted[], sales: readonly Sold[]): SourceRow[] {
  return joined(
    visits,
    sales.filter(({ campaign }) => campaign !== ''),
    ({ campaign }) => campaign,
  )
}

function joined(
  visits: readonly Counted[],
  sales: readonly Sold[],
  nameOf: (sold: Sold) => string | null,
): SourceRow[] {
  const rows = new Map<string | null, SourceRow>()
  const rowOf = (name: string | null): SourceRow => {
    const row = rows.get(name) ?? { name, visitors: 0, orders: 0, salesMinor: 0 }
    rows.set(name, row)
    return row
  }
  for (const { name, visitors } of visits) rowOf(name).visitors += visitors
  for (const sold of sales) {
    const row = rowOf(nameOf(sold))
    row.orders += sold.orders
    row.salesMinor += sold.salesMinor
  }
  return [...rows.values()].toSorted(
    (a, b) =>
      Number(a.name === null) - Number(b.name === null) || b.salesMinor - a.salesMinor || b.visitors - a.visitors,
  )
}
