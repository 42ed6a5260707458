import { orderIdOf, type paymentChanged } from '#features/payments/contract'
import { siteTables } from '#platform/database'
import { paymentById } from '#features/payments/server'
import type { SiteContext, SiteTransaction } from '#platform/context'
import { newId, type EventPayload } from '#platform/contract'
import { emit } from '#platform/jobs'
import { orderRefunded, disputeLost, disputeWon } from '../../contract/index.ts'
import { lockedOrder } from '../base/orders.queries.ts'
import { refreshOrder, refundsOf } from '../base/refresh-order.ts'
import { addOrderEvent } from '../base/add-order-event.ts'

/** Updates the ledger of an order after a change of its payment. A repeated event changes nothing. */
export async function onPaymentEvent(
  ctx: SiteTransaction,
  { paymentId, subject, state }: EventPayload<typeof paymentChanged>,
): Promise<void> {
  const payment = await paymentById(ctx, paymentId)
  const orderId = orderIdOf(payment?.subject ?? subject)
  if (!payment || !orderId) return
  await bookForeignRefunds(ctx, orderId, paymentId)
  for (const { reference: id, state: dispute, amountMinor: minor } of payment.disputes) {
    if (await isRecorded(ctx, orderId, `dispute.${dispute}`, id)) continue
    await addOrderEvent(ctx, orderId, `dispute.${dispute}`, { id, minor, currency: payment.currency })
    if (dispute !== 'open') await emit(ctx, dispute === 'lost' ? disputeLost : disputeWon, { orderId })
  }
  if (state === 'declined' && payment.failure)
    await addOrderEvent(ctx, orderId, 'payment.declined', { reason: payment.failure })
  for (const refund of payment.refunds.filter((candidate) => candidate.state === 'failed')) {
    if (!(await isRecorded(ctx, orderId, 'refund.failed', refund.id)))
      await addOrderEvent(ctx, orderId, 'refund.failed', {
        id: refund.id,
        minor: refund.amountMinor,
        currency: payment.currency,
      })
  }
  await refreshOrder(ctx, orderId)
}

/** Books refunds made in the provider's own dashboard as credited amounts. */
async function bookForeignRefunds(ctx: SiteTransaction, orderId: string, paymentId: string): Promise<void> {
  const order = await lockedOrder(ctx, orderId)
  const payment = await paymentById(ctx, paymentId)
  const knownRefundIds = new Set(
    (await refundsOf(ctx, orderId)).flatMap(({ allocations }) =>
      allocations.map((allocation) => (allocation.kind === 'payment' ? allocation.refundId : '')),
    ),
  )
  let leftMinor = order.balance.netMinor
  for (const { id, amountMinor } of payment?.refunds.filter(
    (refund) => refund.isForeign && refund.state !== 'failed' && !knownRefundIds.has(refund.id),
  ) ?? []) {
    const creditMinor = Math.min(amountMinor, leftMinor)
    leftMinor -= creditMinor
    const refundId = newId(ctx.now().getTime())
    await siteTables(ctx)
      .insertInto('order_refunds')
      .values({
        id: refundId,
        order_id: orderId,
        lines: [],
        shipping_minor: 0,
        adjustment_minor: creditMinor,
        total_minor: creditMinor,
        tax_minor: 0,
        allocations: [{ kind: 'payment', paymentId, refundId: id, amountMinor }],
        reason: '',
        at: ctx.now(),
      })
      .execute()
    await addOrderEvent(ctx, orderId, 'refunded.elsewhere', { minor: amountMinor, currency: order.currency })
    await emit(ctx, orderRefunded, { orderId, refundId })
  }
}

async function isRecorded(ctx: SiteContext, orderId: string, kind: string, id: string): Promise<boolean> {
  const events = await siteTables(ctx)
    .selectFrom('order_events')
    .select('details')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .execute()
  return events.some(({ details }) => (details['id'] ?? '') === id)
}
