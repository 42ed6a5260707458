import { share } from '#platform/money'
import type { TaxRate } from './tax.schema.ts'
import type { TaxPart } from './tax.types.ts'

const million = 1_000_000n

/**
 * The taxes on an amount, either added to it or included in it. Their sum equals the tax on the whole, to the minor
 * unit.
 */
export function taxOn(amountMinor: number, rates: readonly TaxRate[], isIncluded: boolean): TaxPart[] {
  if (rates.length === 0) return []
  const weights = weightsOf(rates)
  const sum = weights.reduce((a, b) => a + b, 0n)
  // Weights are parts of a million millions, so that compound rates are exact.
  const scale = million * million
  const under = isIncluded ? scale + sum : scale
  const total = divided(BigInt(amountMinor) * sum, under)
  const parts = shareExactly(total, weights)
  return rates.map((rate, at) => ({ name: rate.name, ratePpm: rate.ratePpm, amountMinor: parts[at] ?? 0 }))
}

function weightsOf(rates: readonly TaxRate[]): bigint[] {
  let before = million * million
  return rates.map(({ ratePpm, isCompound }) => {
    const weight = isCompound ? (before * BigInt(ratePpm)) / million : million * BigInt(ratePpm)
    before += weight
    return weight
  })
}

/** Rounds half a unit up. Amounts here are never negative. */
function divided(product: bigint, by: bigint): number {
  return Number((product * 2n + by) / (by * 2n))
}

function shareExactly(total: number, weights: readonly bigint[]): number[] {
  const largest = weights.reduce((a, b) => (b > a ? b : a), 0n)
  // `share` takes safe integers: the digits cut off here are invisible.
  const scale = largest / BigInt(Number.MAX_SAFE_INTEGER) + 1n
  return share(
    total,
    weights.map((weight) => Number(weight / scale)),
  )
}
