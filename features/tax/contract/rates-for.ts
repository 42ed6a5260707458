import { isInPostalRange } from '#platform/contract'
import type { TaxRate } from './tax.schema.ts'
import type { TaxPlace } from './tax.types.ts'

/**
 * The rates that are due on a class of products at a place, in the order in which they are worked out: one for each
 * priority.
 */
export function ratesFor(rates: readonly TaxRate[], place: TaxPlace, taxClass: string): TaxRate[] {
  const fitting = rates
    .filter((rate) => rate.taxClass === taxClass)
    .map((rate) => ({ rate, rank: rankOf(rate, place) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank || (a.rate.id < b.rate.id ? -1 : 1))
  const byPriority = new Map<number, TaxRate>()
  for (const { rate } of fitting) if (!byPriority.has(rate.priority)) byPriority.set(rate.priority, rate)
  return [...byPriority.values()].toSorted((a, b) => a.priority - b.priority)
}

/** Rank of a rate for a place: 0 when it does not apply, and higher the more specific it is. */
function rankOf({ country, region, postal, cities }: TaxRate, place: TaxPlace): number {
  if (country !== '*' && country !== place.country) return 0
  if (region !== '' && region !== place.region) return 0
  if (postal.length > 0 && !postal.some((range) => isInPostalRange(range, place.postalCode))) return 0
  const city = place.city.trim().toLowerCase()
  if (cities.length > 0 && !cities.some((name) => name.toLowerCase() === city)) return 0
  return (
    1 +
    (country === '*' ? 0 : 8) +
    (region === '' ? 0 : 4) +
    (postal.length === 0 ? 0 : 2) +
    (cities.length === 0 ? 0 : 1)
  )
}
