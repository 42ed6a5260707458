import { isSwitchedOn } from '#features/sites/server'
import type { SiteContext } from '#platform/context'
import { siteCache, siteTables } from '#platform/database'
import { type PickupPoint, type ShippingZone } from '../contract/index.ts'
import type {} from './shipping.tables.ts'

export async function shippingZones(ctx: SiteContext): Promise<ShippingZone[]> {
  return siteCache.value(ctx, 'shipping zones', () =>
    siteTables(ctx).selectFrom('shipping_zones').select(['id', 'name', 'places', 'rates']).orderBy('id').execute(),
  )
}

export async function pickupPoints(ctx: SiteContext): Promise<PickupPoint[]> {
  return siteCache.value(ctx, 'pickup points', () =>
    siteTables(ctx)
      .selectFrom('pickup_points')
      .select(['id', 'title', 'address', 'instructions', 'country', 'pickup', 'delivery'])
      .orderBy('id')
      .execute(),
  )
}

/** Pickup points as buyers see them; none when the site has switched pickup off. */
export async function offeredPoints(ctx: SiteContext): Promise<PickupPoint[]> {
  const points = await pickupPoints(ctx)
  return (await isSwitchedOn(ctx, 'local-pickup')) ? points : points.map((point) => ({ ...point, pickup: null }))
}

/** Countries to which goods can be shipped or in which they can be picked up; null for all. */
export async function shippingCountries(ctx: SiteContext): Promise<string[] | null> {
  const [zones, points] = await Promise.all([shippingZones(ctx), pickupPoints(ctx)])
  const countries = [
    ...zones.filter(({ rates }) => rates.length > 0).flatMap(({ places }) => places.map(({ country }) => country)),
    ...points.map(({ country }) => country),
  ]
  return countries.includes('*') ? null : [...new Set(countries)].toSorted()
}
