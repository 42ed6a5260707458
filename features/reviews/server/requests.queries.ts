import { siteTables } from '#platform/database'
import type {} from './reviews.tables.ts'
import { hashOf } from '#features/accounts/server'
import { orderById } from '#features/orders/server'
import type { OwnerContext, SiteContext } from '#platform/context'
import type { Output } from '#platform/contract'
import type { Purchase, ReviewRequest, reviewsOwnerApi } from '../contract/index.ts'

/** Returns the products of an order that can be reviewed, each once, as long as the shop has them. */
export async function purchasesOf(ctx: SiteContext, orderId: string): Promise<Purchase[]> {
  const { lines } = await orderById(ctx, orderId)
  const ids = [...new Set(lines.flatMap(({ productId }) => (productId === null ? [] : [productId])))]
  if (ids.length === 0) return []
  const present = await siteTables(ctx).selectFrom('products').select('id').where('id', 'in', ids).execute()
  const reviewed = await siteTables(ctx)
    .selectFrom('reviews')
    .select('product_id')
    .where('order_id', '=', orderId)
    .execute()
  const presentIds = new Set(present.map(({ id }) => id))
  const done = new Set(reviewed.map(({ product_id: id }) => id))
  return ids.flatMap((productId) => {
    const line = lines.find((candidate) => candidate.productId === productId)
    if (!line || !presentIds.has(productId)) return []
    const { id: lineId, title, variantTitle, image } = line
    return [{ lineId, productId, title, variantTitle, image, isReviewed: done.has(productId) }]
  })
}

/** Finds a request by the key in the email. Unknown and expired keys have the same error. */
export async function requestByToken(
  ctx: SiteContext,
  token: string,
): Promise<ReviewRequest & { orderId: string | null }> {
  const row = await siteTables(ctx)
    .selectFrom('review_requests')
    .select(['order_id', 'expires_at'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  if (!row?.expires_at || row.expires_at <= ctx.now()) return { state: 'expired', purchases: [], orderId: null }
  return { state: 'open', purchases: await purchasesOf(ctx, row.order_id), orderId: row.order_id }
}

const mostWaiting = 50

/** Requests whose day is in the future, soonest first. */
export async function waitingRequests(ctx: OwnerContext): Promise<Output<typeof reviewsOwnerApi.waiting>> {
  ctx.require('commerce.productReviews')
  const rows = await siteTables(ctx)
    .selectFrom('review_requests')
    .select(['order_id', 'send_at'])
    .where('sent_at', 'is', null)
    .where('send_at', '>', ctx.now())
    .orderBy('send_at')
    .limit(mostWaiting)
    .execute()
  const requests = await Promise.all(
    rows.map(async ({ order_id: orderId, send_at: sendAt }) => {
      const { number, customer } = await orderById(ctx, orderId)
      return { orderId, number: String(number), name: customer.name || customer.email, sendAt: sendAt.toISOString() }
    }),
  )
  return { requests }
}
