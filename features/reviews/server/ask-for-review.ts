import { dayMs, type EventPayload } from '#platform/contract'
import type { orderFulfilled } from '#features/orders/contract'
import { siteTables } from '#platform/database'
import { hashOf } from '#features/accounts/server'
import { orderById } from '#features/orders/server'
import { emailTexts, isRefused, letterheadOf, settingsOf, unsubscribeUrlOf } from '#features/sites/server'
import type { SiteTransaction } from '#platform/context'
import { languageOf } from '#platform/i18n'
import { enqueue, job } from '#platform/jobs'
import { z } from 'zod'
import { requestDays, reviewsSettings } from '../contract/index.ts'
import { purchasesOf } from './requests.queries.ts'
import { reviewEmailKind, writeReviewEmail } from './review-email.ts'

export const requestPath = '/commerce/reviews/request'

/**
 * Schedules the request for reviews when everything of an order was sent. A repeated event schedules none, and neither
 * does a test order.
 */
export async function onOrderFulfilled(
  ctx: SiteTransaction,
  { orderId }: EventPayload<typeof orderFulfilled>,
): Promise<void> {
  const order = await orderById(ctx, orderId)
  if (order.isTest || order.fulfilmentStatus !== 'fulfilled' || order.customer.email === '') return
  const { asksAfterDays } = await settingsOf(ctx, reviewsSettings)
  const sendAt = new Date(ctx.now().getTime() + asksAfterDays * dayMs)
  const row = {
    website_id: ctx.site.id,
    order_id: orderId,
    token_hash: null,
    send_at: sendAt,
    sent_at: null,
    expires_at: null,
  }
  const added = await ctx.db
    .insertInto('review_requests')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst()
  if (added) await enqueue(ctx, sendRequest, { websiteId: ctx.site.id, orderId }, { after: sendAt, key: orderId })
}

/** Sends the request on its day, unless the order has been cancelled or refunded. */
export const sendRequest = job({
  name: 'reviews.send-request',
  input: z.object({ websiteId: z.string(), orderId: z.string() }),
  run: async (ctx: SiteTransaction, { orderId }) => {
    const { asksBuyers } = await settingsOf(ctx, reviewsSettings)
    if (asksBuyers) await askBuyer(ctx, orderId)
  },
})

/**
 * Asks once per order, or again when the last email is older than a moment: its link then expires. A buyer who
 * unsubscribed from such emails gets one only on their own request. Returns whether an email was sent.
 */
export async function askBuyer(
  ctx: SiteTransaction,
  orderId: string,
  { againBefore, isWanted = false }: { againBefore?: Date; isWanted?: boolean } = {},
): Promise<boolean> {
  const order = await orderById(ctx, orderId)
  if (order.isTest || order.status === 'cancelled' || order.paymentStatus === 'refunded') return false
  if ((await purchasesOf(ctx, orderId)).length === 0) return false
  const refusal = { kind: reviewEmailKind, email: order.customer.email } as const
  if (!isWanted && (await isRefused(ctx, refusal))) return false
  // The token has 128 random bits (T19).
  const token = Buffer.from(ctx.random(16)).toString('base64url')
  const now = ctx.now()
  const sent = await siteTables(ctx)
    .updateTable('review_requests')
    .set({ token_hash: hashOf(token), sent_at: now, expires_at: new Date(now.getTime() + requestDays * dayMs) })
    .where('order_id', '=', orderId)
    .where((row) =>
      againBefore ? row.or([row('sent_at', 'is', null), row('sent_at', '<', againBefore)]) : row('sent_at', 'is', null),
    )
    .returning('order_id')
    .executeTakeFirst()
  if (!sent) return false
  const words = await emailTexts(ctx, reviewEmailKind, languageOf(order.locale))
  if (!words) return false
  const url = `${ctx.site.baseUrl}${requestPath}?token=${token}`
  const unsubscribeUrl = unsubscribeUrlOf(ctx, refusal)
  const message = writeReviewEmail(ctx, words, {
    locale: order.locale,
    number: order.number,
    name: order.customer.name,
    url,
    stopUrl: unsubscribeUrl,
    letterhead: await letterheadOf(ctx, languageOf(order.locale)),
  })
  const to = order.customer.email
  await ctx.mail.send({ to, websiteId: ctx.site.id, kind: 'notice', unsubscribeUrl, ...message })
  return true
}
