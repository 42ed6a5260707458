import { letterheadOf } from '#features/sites/server'
import { sellerOf } from '../base/seller.ts'
import { siteTables } from '#platform/database'
import { z } from 'zod'
import { provided, type SiteContext, type SiteTransaction } from '#platform/context'
import { languageOf } from '#platform/i18n'
import { job } from '#platform/jobs'
import { heldMinorOf, isDeliveredByPeople, emailKinds } from '../../contract/index.ts'
import { paymentInstructions } from './payment-instructions.ts'
import { wordsOf } from './order-emails.ts'
import { returnsOf } from '../base/order-detail.ts'
import { returnAddress, type Seller } from '../base/order-texts.ts'
import { lockedOrder } from '../base/orders.queries.ts'
import { orderEmailJobName } from '../base/plan-email.ts'
import { refundsOf } from '../base/refresh-order.ts'
import { statusUrl } from '../base/tokens.ts'
import { addOrderEvent } from '../base/add-order-event.ts'
import { beforeConfirmation } from '../extension-points.ts'
import { notesOfOrder } from '../base/notes-of-order.ts'
import { writeOrderEmail } from './write-order-email.ts'

const input = z.object({
  websiteId: z.string(),
  orderId: z.string(),
  kind: z.enum(emailKinds),
  refundId: z.string().optional(),
  fulfilmentId: z.string().optional(),
  returnId: z.string().optional(),
  url: z.string().optional(),
  minor: z.number().optional(),
})

export const writeOrderEmailJob = job({
  name: orderEmailJobName,
  input,
  run: async (ctx: SiteTransaction, plan) => {
    const order = await lockedOrder(ctx, plan.orderId)
    const isSent = order.lines.some(({ productType }) => isDeliveredByPeople(productType))
    const words = await wordsOf(ctx, plan.kind, languageOf(order.locale), { isSent, isHeld: heldMinorOf(order) > 0 })
    if (!words || order.customer.email === '') return
    const url = plan.url ?? statusUrl(ctx, order.id)
    const seller = await sellerOf(ctx)
    const more = {
      minor: await amountOf(ctx, plan),
      refunded: await refundOf(ctx, plan),
      tracking: await trackingOf(ctx, plan),
      returned: await returnOf(ctx, plan, seller),
      letterhead: await letterheadOf(ctx, languageOf(order.locale)),
    }
    const saysAll = plan.kind === 'order-confirmed' || plan.kind === 'order-received'
    if (saysAll && order.paymentStatus === 'paid')
      for (const prepare of provided(ctx.product, beforeConfirmation)) await prepare(ctx, plan)
    const remarks = saysAll ? await notesOfOrder(ctx, order) : []
    const payment = plan.kind === 'order-received' ? await paymentInstructions(ctx, order) : ''
    const message = writeOrderEmail(ctx, { kind: plan.kind, order, words, url, payment, remarks, ...more })
    await ctx.mail.send({
      to: order.customer.email,
      websiteId: ctx.site.id,
      ...message,
      ...(seller.email ? { replyTo: seller.email } : {}),
    })
    await addOrderEvent(ctx, order.id, 'email', { kind: plan.kind, to: order.customer.email })
  },
})

async function amountOf(
  ctx: SiteContext,
  { orderId, refundId, minor }: z.infer<typeof input>,
): Promise<number | undefined> {
  if (refundId === undefined) return minor
  const refund = (await refundsOf(ctx, orderId)).find(({ id }) => id === refundId)
  return refund?.allocations.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}

async function refundOf(ctx: SiteContext, { orderId, refundId }: z.infer<typeof input>) {
  const refund = (await refundsOf(ctx, orderId)).find(({ id }) => id === refundId)
  const sumTo = (to: 'payment' | 'giftcard') =>
    (refund?.allocations ?? []).reduce((sum, { kind, amountMinor }) => (kind === to ? sum + amountMinor : sum), 0)
  return refund && { lines: refund.lines, toPaymentMinor: sumTo('payment'), toGiftCardMinor: sumTo('giftcard') }
}

async function trackingOf(ctx: SiteContext, { fulfilmentId }: z.infer<typeof input>) {
  if (fulfilmentId === undefined) return undefined
  const fulfilments = siteTables(ctx).selectFrom('order_fulfilments').selectAll().where('id', '=', fulfilmentId)
  const row = await fulfilments.executeTakeFirst()
  return row && { carrier: row.carrier, number: row.tracking_number, url: row.tracking_url, lines: row.lines }
}

async function returnOf(ctx: SiteContext, { orderId, returnId }: z.infer<typeof input>, seller: Seller) {
  const orderReturn =
    returnId === undefined ? undefined : (await returnsOf(ctx, orderId)).find(({ id }) => id === returnId)
  return orderReturn && { lines: orderReturn.lines, answer: orderReturn.answer, to: returnAddress(ctx, seller) }
}
