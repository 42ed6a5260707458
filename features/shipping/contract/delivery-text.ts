import type { Language } from '#platform/i18n'
import { type DeliveryCalendar, promisedDelivery } from './delivery-promise.rules.ts'
import { shippingMessages } from './shipping.messages.ts'
import type { ShippingRate, ShippingZone } from './shipping.schema.ts'

export interface DeliveryPlace {
  language: Language
  locale: string
  timeZone: string
  /** Country of the shop. */
  country: string
}

/**
 * Returns the delivery promise for orders from the shop's own country, and how long it may be shown. Null where nothing
 * can be promised.
 */
export function deliveryPromiseOf(
  now: Date,
  { calendar, zones, place }: { calendar: DeliveryCalendar; zones: readonly ShippingZone[]; place: DeliveryPlace },
): { text: string; until: Date } | null {
  const transit = homeRate(zones, place.country)?.estimate
  const promise = transit && promisedDelivery(now, { calendar, transit, timeZone: place.timeZone })
  if (!promise) return null
  const { orderBefore, first, last } = promise
  const deadline = new Intl.DateTimeFormat(place.locale, {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: place.timeZone,
  }).format(orderBefore)
  const named = (day: string) =>
    new Intl.DateTimeFormat(place.locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    )
  const sentence =
    first === last
      ? shippingMessages(place.language, 'promise.day', { deadline, day: named(last) })
      : shippingMessages(place.language, 'promise.days', { deadline, first: named(first), last: named(last) })
  const isAbroadToo = new Set(zones.flatMap(({ places }) => places.map(({ country }) => country))).size > 1
  if (!isAbroadToo || place.country === '') return { text: sentence, until: orderBefore }
  const country = new Intl.DisplayNames([place.language], { type: 'region' }).of(place.country) ?? place.country
  return { text: shippingMessages(place.language, 'promise.in', { sentence, country }), until: orderBefore }
}

/**
 * Returns the rate of the zone with the shop's whole country, or else of one with a part of it, or else of the rest of
 * the world.
 */
function homeRate(zones: readonly ShippingZone[], country: string): ShippingRate | undefined {
  const rank = ({ places }: ShippingZone): number => {
    const own = places.filter((candidate) => candidate.country === country)
    if (own.some(({ regions, postal }) => regions.length + postal.length === 0)) return 0
    return own.length > 0 ? 1 : places.some((candidate) => candidate.country === '*') ? 2 : 3
  }
  const near = zones.filter((zone) => rank(zone) < 3).toSorted((a, b) => rank(a) - rank(b))
  return near.flatMap(({ rates }) => rates).find(({ estimate }) => estimate !== null)
}
