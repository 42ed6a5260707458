import type { SiteContext } from '#platform/context'
import { siteCache, siteTables } from '#platform/database'
import {
  optionsFor,
  type PickupPoint,
  type ShippingOption,
  type ShippingQuestion,
  type ShippingZone,
} from '../contract/index.ts'
import type {} from './shipping.tables.ts'

export async function shippingZones(ctx: SiteContext): Promise<ShippingZone[]> {
  return siteCache.facts(ctx, 'shipping zones', () =>
    siteTables(ctx).selectFrom('shipping_zones').select(['id', 'name', 'places', 'rates']).orderBy('id').execute(),
  )
}

export async function pickupPoints(ctx: SiteContext): Promise<PickupPoint[]> {
  return siteCache.facts(ctx, 'pickup points', () =>
    siteTables(ctx)
      .selectFrom('pickup_points')
      .select(['id', 'title', 'address', 'instructions', 'country', 'pickup', 'delivery'])
      .orderBy('id')
      .execute(),
  )
}

/** Every way in which these goods get there. */
export async function shippingOptions(ctx: SiteContext, question: ShippingQuestion): Promise<ShippingOption[]> {
  if (question.lines.length === 0) return []
  const [zones, points] = await Promise.all([shippingZones(ctx), pickupPoints(ctx)])
  return optionsFor(question, zones, points)
}

/** The countries that something can be sent to or collected in; null: everywhere. */
export async function shippingCountries(ctx: SiteContext): Promise<string[] | null> {
  const [zones, points] = await Promise.all([shippingZones(ctx), pickupPoints(ctx)])
  const countries = [
    ...zones.filter(({ rates }) => rates.length > 0).flatMap(({ places }) => places.map(({ country }) => country)),
    ...points.map(({ country }) => country),
  ]
  return countries.includes('*') ? null : [...new Set(countries)].toSorted()
}
