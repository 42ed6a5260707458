import { storeCurrency } from '#features/catalog/server'
import { audit } from '#features/accounts/server'
import { cacheTag, type OwnerContext, type OwnerTransaction } from '#platform/context'
import { changedSince, type Input, newId, type Output } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import {
  type PickupPoint,
  shippingProblems,
  type ShippingZone,
  type ShippingZoneDraft,
  type shippingApi,
} from '../contract/index.ts'
import { promiseNow } from './delivery-promise.ts'
import { pickupPoints, shippingZones } from './shipping.queries.ts'

export async function readShipping(ctx: OwnerContext): Promise<Output<typeof shippingApi.shipping>> {
  ctx.require('commerce.shipping')
  return {
    zones: await shippingZones(ctx),
    points: await pickupPoints(ctx),
    currency: await storeCurrency(ctx),
    promise: (await promiseNow(ctx))?.text ?? null,
  }
}

export async function createZone(
  ctx: OwnerTransaction,
  draft: Input<typeof shippingApi.createZone>,
): Promise<ShippingZone> {
  ctx.require('commerce.shipping')
  await checkPlaces(ctx, draft, null)
  const now = ctx.now()
  const zone = { id: newId(now.getTime()), ...draft }
  await siteTables(ctx)
    .insertInto('shipping_zones')
    .values({ ...zone, created_at: now })
    .execute()
  await audit(ctx, { action: 'shipping.zone_created', subject: zone.id, before: null, after: draft })
  await changed(ctx, [cacheTag.terms])
  return zone
}

export async function changeZone(
  ctx: OwnerTransaction,
  { before: seen = {}, ...zone }: Input<typeof shippingApi.changeZone>,
): Promise<ShippingZone> {
  ctx.require('commerce.shipping')
  const before = await siteTables(ctx)
    .selectFrom('shipping_zones')
    .select(['id', 'name', 'places', 'rates'])
    .where('id', '=', zone.id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw shippingProblems.zoneMissing({ id: zone.id })
  refuseOvertaken(seen, before, zone)
  await checkPlaces(ctx, zone, zone.id)
  const { id, name, places, rates } = zone
  await siteTables(ctx).updateTable('shipping_zones').set({ name, places, rates }).where('id', '=', id).execute()
  await audit(ctx, { action: 'shipping.zone_changed', subject: id, before, after: zone })
  await changed(ctx, [cacheTag.terms])
  return zone
}

export async function removeZone(
  ctx: OwnerTransaction,
  { id }: Input<typeof shippingApi.removeZone>,
): Promise<Record<string, never>> {
  ctx.require('commerce.shipping')
  const before = (await shippingZones(ctx)).find((zone) => zone.id === id)
  if (!before) return {}
  await siteTables(ctx).deleteFrom('shipping_zones').where('id', '=', id).execute()
  await audit(ctx, { action: 'shipping.zone_removed', subject: id, before, after: null })
  await changed(ctx, [cacheTag.terms])
  return {}
}

export async function createPoint(
  ctx: OwnerTransaction,
  draft: Input<typeof shippingApi.createPoint>,
): Promise<PickupPoint> {
  ctx.require('commerce.shipping')
  const now = ctx.now()
  const point = { id: newId(now.getTime()), ...draft }
  await siteTables(ctx)
    .insertInto('pickup_points')
    .values({ ...point, created_at: now })
    .execute()
  await audit(ctx, { action: 'shipping.place_created', subject: point.id, before: null, after: draft })
  await changed(ctx, [cacheTag.terms])
  return point
}

export async function changePoint(
  ctx: OwnerTransaction,
  { before: seen = {}, ...point }: Input<typeof shippingApi.changePoint>,
): Promise<PickupPoint> {
  ctx.require('commerce.shipping')
  const before = await siteTables(ctx)
    .selectFrom('pickup_points')
    .select(['id', 'title', 'address', 'instructions', 'country', 'pickup', 'delivery'])
    .where('id', '=', point.id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw shippingProblems.pointMissing({ id: point.id })
  refuseOvertaken(seen, before, point)
  const { id, ...columns } = point
  await siteTables(ctx).updateTable('pickup_points').set(columns).where('id', '=', id).execute()
  await audit(ctx, { action: 'shipping.place_changed', subject: id, before, after: point })
  await changed(ctx, [cacheTag.terms])
  return point
}

export async function removePoint(
  ctx: OwnerTransaction,
  { id }: Input<typeof shippingApi.removePoint>,
): Promise<Record<string, never>> {
  ctx.require('commerce.shipping')
  const before = (await pickupPoints(ctx)).find((point) => point.id === id)
  if (!before) return {}
  await siteTables(ctx).deleteFrom('pickup_points').where('id', '=', id).execute()
  await audit(ctx, { action: 'shipping.place_removed', subject: id, before, after: null })
  await changed(ctx, [cacheTag.terms])
  return {}
}

type Fields = Readonly<Record<string, unknown>>

/** Throws where another person saved other values since the caller read them. */
function refuseOvertaken(seen: Fields, now: Fields, wanted: Fields): void {
  const where = changedSince(seen, now, wanted)
  if (where !== undefined) throw shippingProblems.changedSince({ where })
}

/**
 * A whole country belongs to one zone, because two would make its price ambiguous. Parts of it may belong to others.
 */
async function checkPlaces(ctx: OwnerContext, { places }: ShippingZoneDraft, id: string | null): Promise<void> {
  const isWhole = (place: ShippingZone['places'][number]) => place.regions.length === 0 && place.postal.length === 0
  const others = (await shippingZones(ctx)).filter((zone) => zone.id !== id)
  for (const { country } of places.filter(isWhole)) {
    const zone = others.find((other) => other.places.some((place) => place.country === country && isWhole(place)))
    if (zone) throw shippingProblems.placeTaken({ country, zone: zone.name })
  }
}
