import { siteTables } from '#platform/database'
import { returnStock } from '#features/catalog/server'
import { returnDiscountUses } from '#features/discounts/server'
import { beginLocalPayment, paymentsOf, requestCancel, requestCapture } from '#features/payments/server'
import type { SiteContext, SiteTransaction, OwnerTransaction } from '#platform/context'
import type { Input } from '#platform/contract'
import {
  type Order,
  type OrderDetail,
  lineRefundMinor,
  orderAllows,
  ordersProblems,
  type ordersApi,
  shippingTotalOf,
} from '../../contract/index.ts'
import { orderDetail } from '../base/order-detail.ts'
import { lockedOrder } from '../base/orders.queries.ts'
import { planEmail } from '../base/plan-email.ts'
import { refundPayment } from './refund-order.ts'
import { refreshOrder, refundsOf } from '../base/refresh-order.ts'
import { addOrderEvent } from '../base/add-order-event.ts'
import { paymentSubject } from '#features/payments/contract'

/** Takes the money that is held on cards. */
export async function captureOrder(ctx: OwnerTransaction, { id }: { id: string }): Promise<OrderDetail> {
  ctx.require('commerce.orders')
  const order = await lockedOrder(ctx, id)
  if (!orderAllows(order, order.ledger).capture) throw ordersProblems.notNow({ act: 'capture' })
  const authorised = (await paymentsOf(ctx, [paymentSubject.order(id)])).filter(({ state }) => state === 'authorised')
  for (const { id: paymentId, amountMinor } of authorised)
    await requestCapture(ctx, { paymentId, amountMinor: Math.min(amountMinor, order.balance.dueMinor) })
  await addOrderEvent(ctx, id, 'capture')
  await refreshOrder(ctx, id)
  return orderDetail(ctx, id)
}

/** Records a payment outside the shop: a bank transfer, or another outstanding amount. */
export async function markPaid(
  ctx: OwnerTransaction,
  { id, how }: Input<typeof ordersApi.markPaid>,
): Promise<OrderDetail> {
  ctx.require('commerce.orders')
  const order = await lockedOrder(ctx, id)
  if (!orderAllows(order, order.ledger).markPaid) throw ordersProblems.notNow({ act: 'mark as paid' })
  await takeAsPaid(ctx, order, how)
  return orderDetail(ctx, id)
}

export async function takeAsPaid(ctx: SiteTransaction, order: Order, how: string): Promise<void> {
  await recordMoney(ctx, order)
  await addOrderEvent(ctx, order.id, 'markedPaid', { how })
  await refreshOrder(ctx, order.id)
}

/** Records a payment that arrived outside of the shop. */
export async function recordMoney(ctx: SiteTransaction, order: Order): Promise<void> {
  const subject = paymentSubject.order(order.id)
  const promised = (await paymentsOf(ctx, [subject])).filter(
    (payment) => payment.provider === 'manual' && payment.state === 'pending',
  )
  let due = order.balance.dueMinor
  for (const payment of promised) {
    const amountMinor = Math.min(due, payment.amountMinor)
    if (amountMinor > 0) await requestCapture(ctx, { paymentId: payment.id, amountMinor })
    due -= amountMinor
  }
  if (due === 0) return
  const count = (await paymentsOf(ctx, [subject])).length
  const localPayment = await beginLocalPayment(ctx, {
    key: `${subject}:by-hand:${count}`,
    provider: 'manual',
    isByOwner: true,
    isTest: order.isTest,
    subject,
    amountMinor: due,
    currency: order.currency,
    description: '',
    customer: {},
    returnPath: '/',
  })
  await requestCapture(ctx, { paymentId: localPayment.payment.id })
}

export async function cancelOrder(
  ctx: OwnerTransaction,
  { id, ...how }: Input<typeof ordersApi.cancel>,
): Promise<OrderDetail> {
  ctx.require('commerce.orders')
  const order = await lockedOrder(ctx, id)
  if (!orderAllows(order, order.ledger).cancel) throw ordersProblems.notNow({ act: 'cancel' })
  await giveUp(ctx, order, how)
  return orderDetail(ctx, id)
}

/** Releases authorised money, refunds captured money, and restocks unsent units. */
export async function giveUp(
  ctx: SiteTransaction,
  order: Order,
  { reason, restock, notify }: Omit<Input<typeof ordersApi.cancel>, 'id'>,
): Promise<void> {
  const { id } = order
  const open = (await paymentsOf(ctx, [paymentSubject.order(id)])).filter(
    ({ state }) => state !== 'captured' && state !== 'cancelled',
  )
  for (const payment of open) await requestCancel(ctx, { paymentId: payment.id })
  if (order.balance.receivedMinor > 0) await giveAllBack(ctx, order, { reason, restock })
  else if (restock) await restockUnsent(ctx, order, order.lines)
  await returnDiscountUses(ctx, id)
  await siteTables(ctx)
    .updateTable('orders')
    .set({ status: 'cancelled', cancelled_at: ctx.now(), cancel_reason: reason })
    .where('id', '=', id)
    .execute()
  await addOrderEvent(ctx, id, 'cancelled', { reason })
  await refreshOrder(ctx, id)
  if (notify) await planEmail(ctx, { orderId: id, kind: 'order-cancelled' })
}

async function giveAllBack(
  ctx: SiteTransaction,
  order: Order,
  { reason, restock }: { reason: string; restock: boolean },
): Promise<void> {
  const before = await refundsOf(ctx, order.id)
  const sentBack = before.reduce((sum, refund) => sum + refund.shipping_minor, 0)
  const lines = order.lines
    .filter((line) => line.quantity > line.refundedQuantity)
    .map((line) => ({
      lineId: line.id,
      quantity: line.quantity - line.refundedQuantity,
      restock: restock && line.fulfilledQuantity === 0,
    }))
  const ofLines = order.lines.reduce((sum, line) => sum + line.totalMinor, 0) - (await refundedOnLines(ctx, order))
  const shippingMinor = Math.min(shippingTotalOf(order) - sentBack, Math.max(0, order.balance.netMinor - ofLines))
  // Goodwill reduces the amount that can still be refunded with the lines.
  const isWhole = ofLines + shippingMinor <= order.balance.netMinor
  // Gift cards are refunded with their line in any case, so that they become invalid.
  const cards = lines.filter(({ lineId }) => order.lines.find(({ id: own }) => own === lineId)?.giftCard)
  const ofCards = cards.reduce((sum, { lineId, quantity }) => {
    const line = order.lines.find(({ id: own }) => own === lineId)
    return sum + (line ? lineRefundMinor(line, quantity) : 0)
  }, 0)
  const input = isWhole
    ? { lines, shippingMinor, adjustmentMinor: 0 }
    : { lines: cards, shippingMinor: 0, adjustmentMinor: order.balance.netMinor - ofCards }
  await refundPayment(ctx, { id: order.id, ...input, to: 'original', reason, notify: false })
  // A refund restocks a line completely or not at all; the unsent units of a partly sent line are restocked here.
  const unsent = isWhole ? order.lines.filter((line) => line.fulfilledQuantity > 0) : order.lines
  if (restock) await restockUnsent(ctx, order, unsent, before)
}

async function refundedOnLines(ctx: SiteContext, order: Order): Promise<number> {
  return (await refundsOf(ctx, order.id))
    .flatMap(({ lines }) => lines)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}

/** Restocks units that were neither sent nor restocked by a refund, nor refunded without restocking. */
async function restockUnsent(
  ctx: SiteTransaction,
  order: Order,
  orderLines: Order['lines'],
  refunds: Awaited<ReturnType<typeof refundsOf>> = [],
): Promise<void> {
  if (!order.takesStock) return
  const returned = refunds.flatMap(({ lines }) => lines).filter((line) => line.restocked)
  const lines = orderLines.flatMap(({ id, variantId, quantity, parts, fulfilledQuantity, refundedQuantity }) => {
    const shelved = returned.reduce((sum, line) => (line.lineId === id ? sum + line.quantity : sum), 0)
    const left = quantity - Math.max(fulfilledQuantity + shelved, refundedQuantity)
    return variantId !== null && left > 0 ? [{ variantId, quantity: left, parts }] : []
  })
  if (lines.length > 0) await returnStock(ctx, { lines, subject: paymentSubject.order(order.id) })
}
