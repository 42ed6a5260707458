import type { Selectable } from 'kysely'
import type { StructuredVariant } from '../../contract/index.ts'
import type { ProductVariantsTable } from '../catalog.tables.ts'

export type VariantRow = Selectable<ProductVariantsTable>
type Saleable = Pick<VariantRow, 'price_minor' | 'sale_minor' | 'on_sale' | 'sale_from' | 'sale_until'>

/** True while a variant is on sale: the switch is on, a sale price is set, and the schedule includes this moment. */
export function isOnSale(row: Saleable, now: Date): boolean {
  return (
    row.on_sale &&
    row.sale_minor !== null &&
    (row.sale_from === null || row.sale_from <= now) &&
    (row.sale_until === null || row.sale_until > now)
  )
}

export function currentMinor(row: Saleable, now: Date): number {
  return isOnSale(row, now) && row.sale_minor !== null ? row.sale_minor : row.price_minor
}

/** A3.02: a variant for structured content. */
export function structuredVariant(row: VariantRow, now: Date): StructuredVariant {
  return {
    price: row.price_minor,
    salePrice: row.sale_minor ?? 0,
    onSale: isOnSale(row, now),
    qtyInStock: row.quantity,
    unlimited: row.is_unlimited,
    sku: row.sku,
    optionValues: row.options.map(({ value }) => ({ value })),
  }
}

/** The next moment at which a sale begins or ends. */
export function nextSaleMoment(rows: readonly Saleable[], now: Date): Date | null {
  const moments = rows
    .filter((row) => row.on_sale && row.sale_minor !== null)
    .flatMap(({ sale_from, sale_until }) => [sale_from, sale_until])
  return earliestAfter(moments, now)
}

export function earliestAfter(moments: readonly (Date | null)[], now: Date): Date | null {
  const coming = moments.filter((moment): moment is Date => moment !== null && moment > now)
  return coming.length === 0 ? null : new Date(Math.min(...coming.map((moment) => moment.getTime())))
}
