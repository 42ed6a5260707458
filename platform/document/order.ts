import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'

/**
 * Rounds of halving after the first key. Two people who insert at one place get the same key once in about four
 * thousand times.
 */
const rounds = 12

/**
 * Returns a random key between two others (null for the start or the end). Where no key lies between, it directly
 * follows the lower one.
 */
export function orderBetween(lower: string | null, upper: string | null, random: () => number = Math.random): string {
  try {
    let low = generateKeyBetween(lower, upper)
    let high = generateKeyBetween(low, upper)
    for (let round = 0; round < rounds; round += 1) {
      const middle = generateKeyBetween(low, high)
      if (random() < 0.5) low = middle
      else high = middle
    }
    return generateKeyBetween(low, high)
  } catch {
    return `${lower ?? ''}V`
  }
}

/** An order key before `before` among its sorted siblings, or after the last one. */
export function orderBefore(
  siblings: readonly { id: string; order: string }[],
  before: string | null,
  random?: () => number,
): string {
  const at = before === null ? -1 : siblings.findIndex(({ id }) => id === before)
  const previous = at < 0 ? siblings.at(-1) : siblings[at - 1]
  // No key lies between two equal keys, so the new key is after all entries with that key.
  const next = at < 0 ? undefined : siblings.slice(at).find(({ order }) => !previous || order > previous.order)
  return orderBetween(previous?.order ?? null, next?.order ?? null, random)
}

/** Returns keys for items that are created together, in order. */
export function ordersFor(count: number): string[] {
  return generateNKeysBetween(null, null, count)
}
