import { zoneOf } from './shipping-options.ts'
import type { ShippingZone } from './shipping.schema.ts'
import type { Destination } from './shipping.types.ts'

/** Subtotal from which shipping to a place is free; null when it never is, or always is. */
export function freeShippingFrom(address: Destination, zones: readonly ShippingZone[]): number | null {
  const rates = zoneOf(address, zones)?.rates ?? []
  if (rates.some(({ price }) => price.kind === 'flat' && price.amountMinor === 0)) return null
  const bounds = rates.flatMap(({ freeOverMinor }) => freeOverMinor ?? [])
  return bounds.length === 0 ? null : Math.min(...bounds)
}
