import type { createZone } from '#features/shipping/server'
import { newId } from '#platform/contract'

type Zone = Parameters<typeof createZone>[1]

/** The Netherlands as a zone of deliveries, with one rate of 4.95 euros. */
export function dutchZone(rate: Partial<Zone['rates'][number]> = {}): Zone {
  const post = {
    id: newId(),
    title: 'PostNL',
    price: { kind: 'flat' as const, amountMinor: 495 },
    freeOverMinor: null,
    estimate: null,
  }
  return {
    name: 'Nederland',
    places: [{ country: 'NL', regions: [], postal: [] }],
    rates: [{ ...post, ...rate }],
  }
}
