import { siteTables } from '#platform/database'
import { ordersOfSubscription } from '#features/orders/server'
import type { OwnerContext, OwnerTransaction } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import type { subscriptionsApi } from '../contract/index.ts'
import { actOn, retryNow } from './act-on-subscription.ts'
import { asRenewal, asSubscription, lockSubscription, methodsOf, renewalsOf } from './subscriptions.queries.ts'

type Detail = Output<typeof subscriptionsApi.detail>

/** Sorted newest first. */
export async function listSubscriptions(
  ctx: OwnerContext,
  { state, search, after, limit }: Input<typeof subscriptionsApi.list>,
): Promise<Output<typeof subscriptionsApi.list>> {
  ctx.require('commerce.orders')
  let page = filteredSubscriptions(ctx, { state, search })
  if (after) page = page.where('id', '<', after)
  const rows = await page
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const methods = await methodsOf(ctx, shown)
  return {
    subscriptions: shown.map((row) => asSubscription(ctx, row, methods)),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** Subscriptions that match the filter of the list. */
export function filteredSubscriptions(
  ctx: OwnerContext,
  { state, search }: Pick<Input<typeof subscriptionsApi.list>, 'state' | 'search'>,
) {
  let query = siteTables(ctx).selectFrom('subscriptions').selectAll()
  if (state !== 'all') query = query.where('state', '=', state)
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean))
    query = query.where('search', 'like', `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return query
}

export async function readSubscription(ctx: OwnerContext, { id }: { id: string }): Promise<Detail> {
  ctx.require('commerce.orders')
  const row = await lockSubscription(ctx, id)
  return {
    subscription: asSubscription(ctx, row, await methodsOf(ctx, [row])),
    renewals: (await renewalsOf(ctx, id)).map(asRenewal),
  }
}

export async function readOrders(
  ctx: OwnerContext,
  { id, ...page }: Input<typeof subscriptionsApi.orders>,
): Promise<Output<typeof subscriptionsApi.orders>> {
  ctx.require('commerce.orders')
  return ordersOfSubscription(ctx, { id, firstId: (await lockSubscription(ctx, id)).order_id }, page)
}

export async function actAsOwner(
  ctx: OwnerTransaction,
  { id, act }: Input<typeof subscriptionsApi.act>,
): Promise<Detail> {
  ctx.require('commerce.orders')
  await actOn(ctx, { id, act })
  return readSubscription(ctx, { id })
}

export async function retryAsOwner(ctx: OwnerTransaction, { id }: { id: string }): Promise<Detail> {
  ctx.require('commerce.orders')
  await retryNow(ctx, id)
  return readSubscription(ctx, { id })
}
