import { isInPostalRange } from '#platform/contract'
import type { PickupPoint, ShippingPrice, ShippingRate, ShippingZone } from './shipping.schema.ts'
import type { Destination, ShippingLine, ShippingOption, ShippingQuestion } from './shipping.types.ts'

/** All shipping options for these goods, cheapest first. Without lines nothing is shipped, so there are none. */
export function optionsFor(
  question: ShippingQuestion,
  zones: readonly ShippingZone[],
  points: readonly PickupPoint[],
): ShippingOption[] {
  if (question.lines.length === 0) return []
  const sent = zoneOf(question.address, zones)?.rates.flatMap((rate) => shipOption(rate, question)) ?? []
  const near = points.filter(({ country }) => country === question.address.country)
  const brought = near.flatMap((point) => deliveryOption(point, question))
  const collected = near.flatMap(pickupOption)
  return [...sent, ...brought, ...collected].toSorted(cheapestFirst)
}

/**
 * The most specific zone of a place: by postal code, by region, by country, or everywhere. The first zone wins between
 * equals.
 */
export function zoneOf(address: Destination, zones: readonly ShippingZone[]): ShippingZone | null {
  const fitting = zones.flatMap((zone) => {
    const rank = Math.max(...zone.places.map((place) => rankOf(place, address)))
    return rank > 0 ? [{ zone, rank }] : []
  })
  return (
    fitting.reduce<(typeof fitting)[number] | null>(
      (best, next) => (best === null || next.rank > best.rank ? next : best),
      null,
    )?.zone ?? null
  )
}

function rankOf({ country, regions, postal }: ShippingZone['places'][number], address: Destination): number {
  if (country === '*') return 1
  if (country !== address.country) return 0
  if (regions.length > 0 && !regions.includes(address.region)) return 0
  if (postal.length > 0 && !postal.some((range) => isInPostalRange(range, address.postalCode))) return 0
  return 2 + (regions.length > 0 ? 1 : 0) + (postal.length > 0 ? 2 : 0)
}

function shipOption(rate: ShippingRate, question: ShippingQuestion): ShippingOption[] {
  const amount = priceOf(rate.price, question.lines, question.subtotalMinor)
  if (amount === null) return []
  const isFree = rate.freeOverMinor !== null && question.subtotalMinor >= rate.freeOverMinor
  return [
    {
      id: rate.id,
      title: rate.title,
      kind: 'ship',
      amountMinor: isFree ? 0 : amount,
      ...(rate.estimate ? { estimate: rate.estimate } : {}),
    },
  ]
}

function priceOf(price: ShippingPrice, lines: readonly ShippingLine[], subtotalMinor: number): number | null {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (price.kind === 'flat') return price.amountMinor
  if (price.kind === 'item') return price.firstMinor + price.furtherMinor * (pieces - 1)
  if (price.kind === 'price') return stepAt(price.steps, subtotalMinor)
  const grams = lines.reduce((sum, { quantity, weightGrams }) => sum + quantity * weightGrams, 0)
  return price.mostGrams !== null && grams > price.mostGrams ? null : stepAt(price.steps, grams)
}

function stepAt(steps: readonly { from: number; amountMinor: number }[], value: number): number | null {
  return steps.findLast(({ from }) => value >= from)?.amountMinor ?? null
}

function pickupOption({ id, title, address, instructions, pickup }: PickupPoint): ShippingOption[] {
  if (!pickup) return []
  const details = [address, instructions].filter((text) => text !== '').join(' · ')
  return [
    {
      id: `${id}-p`,
      title,
      kind: 'pickup',
      amountMinor: pickup.amountMinor,
      ...(pickup.estimate ? { estimate: pickup.estimate } : {}),
      details,
    },
  ]
}

function deliveryOption(
  { id, title, delivery }: PickupPoint,
  { address, subtotalMinor }: ShippingQuestion,
): ShippingOption[] {
  if (
    !delivery ||
    subtotalMinor < delivery.leastMinor ||
    !delivery.postal.some((range) => isInPostalRange(range, address.postalCode))
  )
    return []
  const isFree = delivery.freeOverMinor !== null && subtotalMinor >= delivery.freeOverMinor
  const amountMinor = isFree ? 0 : delivery.amountMinor
  return [
    {
      id: `${id}-d`,
      title,
      kind: 'delivery',
      amountMinor,
      ...(delivery.estimate ? { estimate: delivery.estimate } : {}),
    },
  ]
}

const kinds = ['ship', 'delivery', 'pickup'] as const

function cheapestFirst(a: ShippingOption, b: ShippingOption): number {
  return kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.amountMinor - b.amountMinor || (a.id < b.id ? -1 : 1)
}
