/** An amount in the smallest unit of its currency: 1250 EUR is twelve and a half euros, 1250 JPY is 1250 yen. */
export interface Money {
  readonly minor: number
  readonly currency: string
}

/** A5.09: the highest price a product may have, in minor units. */
export const maximumPriceMinor = 100_000_000

/** A9.13 */
export const mostIntegerPlaces = 15

const partsPerMillion = 1_000_000n

/** Returns parts per million of an amount, rounded half up (away from zero for negative amounts). */
export function percentOf(minor: number, ppm: number): number {
  const product = BigInt(minor) * BigInt(ppm)
  const size = product < 0n ? -product : product
  const rounded = (size * 2n + partsPerMillion) / (partsPerMillion * 2n)
  return Number(product < 0n ? -rounded : rounded)
}

/**
 * Divides an amount in proportion to weights, so that the parts add up to the total. The rest after rounding down goes
 * to the parts that lost most, the earlier one of equals. Weights are non-negative integers; when all are 0 they count
 * as equal.
 */
export function share(totalMinor: number, weights: readonly number[]): number[] {
  if (weights.length <= 1) return weights.map(() => totalMinor)
  const sign = totalMinor < 0 ? -1 : 1
  const total = BigInt(Math.abs(totalMinor))
  const isEven = weights.every((weight) => weight === 0)
  const wanted = weights.map((weight) => (isEven ? 1n : BigInt(weight)))
  const sum = wanted.reduce((a, b) => a + b, 0n)
  const parts = wanted.map((weight, at) => ({ at, minor: (total * weight) / sum, rest: (total * weight) % sum }))
  let left = total - parts.reduce((subtotal, { minor }) => subtotal + minor, 0n)
  for (const part of parts.toSorted((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1))) {
    if (left === 0n) break
    part.minor += 1n
    left -= 1n
  }
  return parts.map(({ minor }) => (minor === 0n ? 0 : sign * Number(minor)))
}
