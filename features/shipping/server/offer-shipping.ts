import type { SentOffer } from '#features/catalog/server'
import { businessOf, settingsOf } from '#features/sites/server'
import type { SiteContext } from '#platform/context'
import { formatAmount } from '#platform/money'
import { deliverySettings, optionsFor, type ShippingZone } from '../contract/index.ts'
import { shippingZones } from './shipping.queries.ts'

/** Search engines read at most this many places of an offer. */
const mostPlaces = 40

/**
 * Countries to which one piece is shipped, each with the price and time of its cheapest option. The shop's own country
 * comes first.
 */
export async function offerShipping(ctx: SiteContext): Promise<(offer: SentOffer) => Record<string, unknown>> {
  const zones = await shippingZones(ctx)
  const { country: home } = await businessOf(ctx)
  const { preparationDays } = await settingsOf(ctx, deliverySettings)
  const countries = countriesOf(zones, home)
  return (offer) => {
    const details = countries.flatMap((country) => shippingTo(country, zones, { offer, preparationDays }))
    return details.length > 0 ? { shippingDetails: details } : {}
  }
}

function countriesOf(zones: readonly ShippingZone[], home: string): string[] {
  const named = zones.flatMap(({ places }) => places.map(({ country }) => country)).filter((country) => country !== '*')
  const all = [...new Set(named)]
  return (all.includes(home) ? [home, ...all.filter((country) => country !== home)] : all).slice(0, mostPlaces)
}

function shippingTo(
  country: string,
  zones: readonly ShippingZone[],
  { offer, preparationDays }: { offer: SentOffer; preparationDays: number },
): object[] {
  const { minor, currency, weightGrams } = offer
  const lines = [{ id: '', quantity: 1, weightGrams: weightGrams ?? 0, netMinor: minor }]
  const address = { country, region: '', postalCode: '' }
  const [cheapest] = optionsFor({ address, lines, subtotalMinor: minor, currency }, zones, [])
  if (!cheapest) return []
  const days = (from: number, to: number) => ({
    '@type': 'QuantitativeValue',
    minValue: from,
    maxValue: to,
    unitCode: 'DAY',
  })
  return [
    {
      '@type': 'OfferShippingDetails',
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: formatAmount({ minor: cheapest.amountMinor, currency }, { grouping: false }),
        currency,
      },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
      ...(cheapest.estimate && {
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: days(preparationDays, preparationDays + 1),
          transitTime: days(cheapest.estimate.from, cheapest.estimate.to),
        },
      }),
    },
  ]
}
