export const sides = ['left', 'right'] as const
export type Side = (typeof sides)[number]

/** Payment interval of an offer in days; null for a single payment. Months and years are approximate, for sorting. */
export interface Rhythm {
  readonly every: { readonly value: number; readonly unit: 'WEEK' | 'MONTH' | 'YEAR' } | null
}

const daysOf = { WEEK: 7, MONTH: 30.4, YEAR: 365 } as const
const lengthOf = ({ every }: Rhythm) => (every ? every.value * daysOf[every.unit] : Number.POSITIVE_INFINITY)

/**
 * Returns the side of each offer (C4.38). With two intervals the shorter one is on the left and paying once on the
 * right; with more, one-time offers are opposite to all recurring ones, or else the shortest interval opposite to all
 * longer ones. With a single interval there is no choice.
 */
export function sidesOf(offers: readonly Rhythm[]): Side[] | null {
  const lengths = [...new Set(offers.map(lengthOf))].toSorted((a, b) => a - b)
  const [shortest, next] = lengths
  if (shortest === undefined || next === undefined) return null
  const last = lengths.at(-1) ?? next
  const border = last === Number.POSITIVE_INFINITY ? last : next
  return offers.map((offer) => (lengthOf(offer) < border ? 'left' : 'right'))
}
