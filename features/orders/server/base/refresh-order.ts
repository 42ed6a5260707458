import { siteTables } from '#platform/database'
import { lostMinor, paymentSubject } from '#features/payments/contract'
import { paymentsOf } from '#features/payments/server'
import type { SiteContext, SiteTransaction, Writable } from '#platform/context'
import { emit, enqueue } from '#platform/jobs'
import { type Order, fulfilmentStatusOf, paymentStatusOf, orderPaid } from '../../contract/index.ts'
import { asOrder, ledgerOf, linesOf, lockOrder } from './orders.queries.ts'
import type { OrderRefundsTable, OrdersTable } from '../orders.tables.ts'
import { addOrderEvent } from './add-order-event.ts'

/** Name of the job that delivers digital products, because it depends on this module. */
export const deliverJobName = 'orders.deliver'

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0)

/**
 * Updates an order's ledger from its payments and refunds, and its states from the ledger. Called after every change of
 * either; a second call changes nothing.
 */
export async function refreshOrder(ctx: SiteTransaction, orderId: string): Promise<Order> {
  const before = await lockOrder(ctx, orderId)
  const lines = await linesOf(ctx, [orderId])
  const after: OrdersTable = { ...before, ...(await ledgerFrom(ctx, before)) }
  after.payment_status = paymentStatusOf(ledgerOf(after), after.status)
  after.fulfilment_status = fulfilmentStatusOf(
    lines.map((line) => ({
      productType: line.product_type,
      quantity: line.quantity,
      fulfilledQuantity: line.fulfilled_quantity,
      refundedQuantity: line.refunded_quantity,
    })),
  )
  const isDelivered = after.delivered_at === null && after.status === 'open' && after.payment_status === 'paid'
  if (isDelivered) after.delivered_at = ctx.now()
  await siteTables(ctx)
    .updateTable('orders')
    .set({
      captured_minor: after.captured_minor,
      authorised_minor: after.authorised_minor,
      refunded_minor: after.refunded_minor,
      gift_card_refunded_minor: after.gift_card_refunded_minor,
      lost_minor: after.lost_minor,
      credited_minor: after.credited_minor,
      payment_status: after.payment_status,
      fulfilment_status: after.fulfilment_status,
      delivered_at: after.delivered_at,
    })
    .where('id', '=', orderId)
    .execute()
  if (before.payment_status !== after.payment_status)
    await addOrderEvent(ctx, orderId, `payment.${after.payment_status}`)
  if (isDelivered)
    await afterPaid(
      ctx,
      orderId,
      lines.map((line) => line.product_type),
    )
  return asOrder(after, lines)
}

async function ledgerFrom(ctx: SiteContext, order: OrdersTable): Promise<Partial<OrdersTable>> {
  const payments = await paymentsOf(ctx, [paymentSubject.order(order.id)])
  const refunds = await refundsOf(ctx, order.id)
  const toGiftCards = refunds.flatMap(({ allocations }) => allocations).filter(({ kind }) => kind === 'giftcard')
  return {
    captured_minor: sum(payments.map(({ capturedMinor }) => capturedMinor)),
    authorised_minor: sum(payments.filter(({ state }) => state === 'authorised').map(({ amountMinor }) => amountMinor)),
    refunded_minor: sum(payments.map(({ refundedMinor }) => refundedMinor)),
    gift_card_refunded_minor: sum(toGiftCards.map(({ amountMinor }) => amountMinor)),
    lost_minor: sum(payments.map(lostMinor)),
    credited_minor: sum(refunds.map((refund) => refund.total_minor)),
  }
}

export function refundsOf(ctx: SiteContext, orderId: string): Promise<OrderRefundsTable[]> {
  return siteTables(ctx).selectFrom('order_refunds').selectAll().where('order_id', '=', orderId).orderBy('id').execute()
}

/** Product types that need no parcel: files and gift cards. */
const handedOver: readonly number[] = [2, 4]

/** Starts the follow-up work of a paid order, in the transaction that marks it as paid. */
export async function afterPaid(ctx: SiteTransaction, orderId: string, productTypes: readonly number[]): Promise<void> {
  if (productTypes.some((type) => handedOver.includes(type))) await deliverSoon(ctx, orderId)
  await emit(ctx, orderPaid, { orderId })
}

async function deliverSoon(ctx: Writable<SiteContext>, orderId: string): Promise<void> {
  const job = ctx.product.jobs.get(deliverJobName)
  if (!job) throw new Error(`The job ${deliverJobName} is not registered.`)
  await enqueue(ctx, job, { websiteId: ctx.site.id, orderId }, { key: orderId })
}
