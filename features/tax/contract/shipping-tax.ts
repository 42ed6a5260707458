import { share } from '#platform/money'
import { standardTaxClass } from './tax-class.rules.ts'
import type { TaxSettings } from './tax.schema.ts'
import type { TaxLine } from './tax.types.ts'

export interface ShippingShare {
  taxClass: string
  minor: number
}

/**
 * Splits the cost of shipping by the classes whose rates apply to it; tax is both added and removed by this split. The
 * parts add up to the cost. Cost and values are both without tax or both include it: the split is in proportion to
 * value, so either gives the same result.
 */
export function shippingShares(
  minor: number,
  lines: readonly TaxLine[],
  { shippingTax, shippingTaxClass }: Pick<TaxSettings, 'shippingTax' | 'shippingTaxClass'>,
): ShippingShare[] {
  if (shippingTax === 'class') return [{ taxClass: shippingTaxClass, minor }]
  const values = valuesByClass(lines)
  const largest = values[0]?.[0] ?? standardTaxClass
  const isEven = values.every(([, value]) => value === 0)
  if (shippingTax === 'main' || isEven) return [{ taxClass: largest, minor }]
  const parts = share(
    minor,
    values.map(([, value]) => value),
  )
  return values.map(([taxClass], at) => ({ taxClass, minor: parts[at] ?? 0 }))
}

/** Returns the greatest value first: of shipped lines, or of all without any. */
function valuesByClass(lines: readonly TaxLine[]): [taxClass: string, minor: number][] {
  const sent = lines.filter(({ isSent }) => isSent === true)
  const values = new Map<string, number>()
  for (const { taxClass, netMinor } of sent.length > 0 ? sent : lines)
    values.set(taxClass, (values.get(taxClass) ?? 0) + netMinor)
  return [...values].toSorted(([taxClass, a], [other, b]) => b - a || (taxClass < other ? -1 : 1))
}
