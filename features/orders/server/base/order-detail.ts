import { siteTables } from '#platform/database'
import { paymentsOf } from '#features/payments/server'
import type { OwnerContext, SiteContext } from '#platform/context'
import type { Payment } from '#features/payments/contract'
import { type OrderDetail, type OrderRefund, orderAllows } from '../../contract/index.ts'
import { orderEmailSubject } from './customer-emails.ts'
import { orderById } from './orders.queries.ts'
import type { OrderRefundsTable } from '../orders.tables.ts'
import { refundsOf } from './refresh-order.ts'
import { statusUrl } from './tokens.ts'
import { paymentSubject } from '#features/payments/contract'

export async function readOrder(ctx: OwnerContext, { id }: { id: string }): Promise<OrderDetail> {
  ctx.require('commerce.orders')
  return orderDetail(ctx, id)
}

/** The complete data of one order, for the owner area. */
export async function orderDetail(ctx: SiteContext, id: string): Promise<OrderDetail> {
  const order = await orderById(ctx, id)
  const payments = await paymentsOf(ctx, [paymentSubject.order(id)])
  const invoices = await siteTables(ctx)
    .selectFrom('invoices')
    .select(['id', 'kind', 'number', 'issued_at', 'total_minor'])
    .where('order_id', '=', id)
    .orderBy('issued_at')
    .orderBy('number')
    .execute()
  return {
    order,
    allows: orderAllows(order, order.ledger),
    payments,
    fulfilments: await fulfilmentsOf(ctx, id),
    refunds: (await refundsOf(ctx, id)).map((row) => asRefund(row, payments)),
    returns: await returnsOf(ctx, id),
    invoices: invoices.map((row) => ({
      id: row.id,
      kind: row.kind,
      number: row.number,
      issuedAt: row.issued_at.toISOString(),
      totalMinor: row.total_minor,
    })),
    events: await eventsOf(ctx, id),
    downloads: await downloadsOf(ctx, id),
    statusUrl: statusUrl(ctx, id),
    emailSubject: await orderEmailSubject(ctx, order),
  }
}

export async function fulfilmentsOf(ctx: SiteContext, orderId: string): Promise<OrderDetail['fulfilments']> {
  const fulfilments = siteTables(ctx).selectFrom('order_fulfilments').selectAll().where('order_id', '=', orderId)
  const rows = await fulfilments.orderBy('at').execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    lines: row.lines,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    trackingUrl: row.tracking_url,
  }))
}

export async function returnsOf(ctx: SiteContext, orderId: string): Promise<OrderDetail['returns']> {
  const returns = siteTables(ctx).selectFrom('order_returns').selectAll().where('order_id', '=', orderId)
  const rows = await returns.orderBy('at').execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    state: row.state,
    lines: row.lines,
    reason: row.reason,
    answer: row.answer,
  }))
}

async function eventsOf(ctx: SiteContext, orderId: string): Promise<OrderDetail['events']> {
  const events = siteTables(ctx).selectFrom('order_events').selectAll().where('order_id', '=', orderId)
  const rows = await events.orderBy('position').execute()
  return rows.map((row) => ({
    id: `${orderId.slice(0, 16)}${row.position.toString(16).padStart(8, '0')}`,
    at: row.at.toISOString(),
    kind: row.kind,
    who: row.who,
    details: row.details,
  }))
}

async function downloadsOf(ctx: SiteContext, orderId: string): Promise<OrderDetail['downloads']> {
  const downloads = siteTables(ctx).selectFrom('order_downloads').selectAll().where('order_id', '=', orderId)
  const rows = await downloads.orderBy('id').execute()
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    count: row.count,
    limit: row.most,
    expiresAt: row.expires_at.toISOString(),
  }))
}

/** The state of each part of a refund, by the payment that it went to. */
function asRefund(row: OrderRefundsTable, payments: readonly Payment[]): OrderRefund {
  const refunds = payments.flatMap((payment) => payment.refunds)
  return {
    id: row.id,
    at: row.at.toISOString(),
    lines: row.lines,
    shippingMinor: row.shipping_minor,
    adjustmentMinor: row.adjustment_minor,
    totalMinor: row.total_minor,
    reason: row.reason,
    to: row.allocations.map((allocation) => {
      if (allocation.kind === 'giftcard')
        return { kind: 'giftcard', amountMinor: allocation.amountMinor, state: 'succeeded' }
      const refund = refunds.find(({ id }) => id === allocation.refundId)
      return {
        kind: refund?.isForeign ? 'foreign' : 'payment',
        amountMinor: allocation.amountMinor,
        state: refund?.state ?? 'pending',
      }
    }),
  }
}
