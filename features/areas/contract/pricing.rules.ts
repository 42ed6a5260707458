export const sides = ['left', 'right'] as const
export type Side = (typeof sides)[number]

/**
 * How an offer is paid: so many days between payments; null: once. Months and years are counted round, to be put in
 * order.
 */
export interface Rhythm {
  readonly every: { readonly value: number; readonly unit: 'WEEK' | 'MONTH' | 'YEAR' } | null
}

const daysOf = { WEEK: 7, MONTH: 30.4, YEAR: 365 } as const
const lengthOf = ({ every }: Rhythm) => (every ? every.value * daysOf[every.unit] : Number.POSITIVE_INFINITY)

/**
 * C4.38: on which side of the choice an offer stands. Two ways to pay are told apart, the shorter period on the left
 * and paying once on the right; of more, what is paid once stands against all that is paid again, else the shortest
 * period against all longer ones. With one way to pay there is nothing to choose.
 */
export function sidesOf(offers: readonly Rhythm[]): Side[] | null {
  const lengths = [...new Set(offers.map(lengthOf))].toSorted((a, b) => a - b)
  const [shortest, next] = lengths
  if (shortest === undefined || next === undefined) return null
  const last = lengths.at(-1) ?? next
  const border = last === Number.POSITIVE_INFINITY ? last : next
  return offers.map((offer) => (lengthOf(offer) < border ? 'left' : 'right'))
}
