import type { OwnerContext, OwnerTransaction, Writable } from '#platform/context'
import { firstEmail, type OrderDetail, ordersProblems } from '../../contract/index.ts'
import { orderDetail } from '../base/order-detail.ts'
import { isSettled } from '../placing/place-order.ts'
import { lockedOrder } from '../base/orders.queries.ts'
import { planEmail } from '../base/plan-email.ts'
import { addOrderEvent } from '../base/add-order-event.ts'

/** Adds a note for the staff, which customers never see. */
export async function noteOrder(
  ctx: OwnerTransaction,
  { id, text }: { id: string; text: string },
): Promise<OrderDetail> {
  ctx.require('commerce.orders')
  await lockedOrder(ctx, id)
  await addOrderEvent(ctx, id, 'note', { text })
  return orderDetail(ctx, id)
}

/** Sends the first email again, with the link to the order's page. */
export async function resendOrderEmail(ctx: Writable<OwnerContext>, { id }: { id: string }): Promise<OrderDetail> {
  ctx.require('commerce.orders')
  const order = await lockedOrder(ctx, id)
  // Imported orders were served by the former shop, so no email is sent.
  if (order.source === 'import') throw ordersProblems.notNow({ act: 'email' })
  await planEmail(ctx, { orderId: id, kind: firstEmail(order, isSettled(order) || order.ledger.capturedMinor > 0) })
  return orderDetail(ctx, id)
}
