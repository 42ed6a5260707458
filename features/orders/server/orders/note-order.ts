import type { OwnerContext, OwnerTransaction, Writable } from '#platform/context'
import { firstLetter, type OrderDetail } from '../../contract/index.ts'
import { orderDetail } from './order-detail.ts'
import { isSettled } from '../placing/place-order.ts'
import { lockedOrder } from './orders.queries.ts'
import { planLetter } from '../emails/plan-email.ts'
import { tellEvent } from './add-order-event.ts'

/** A note among the owners: customers never see it. */
export async function noteOrder(
  ctx: OwnerTransaction,
  { id, text }: { id: string; text: string },
): Promise<OrderDetail> {
  ctx.require('commerce.orders')
  await lockedOrder(ctx, id)
  await tellEvent(ctx, id, 'note', { text })
  return orderDetail(ctx, id)
}

/** The first letter once more, with the link to the order's page. */
export async function sendLetterAgain(ctx: Writable<OwnerContext>, { id }: { id: string }): Promise<OrderDetail> {
  ctx.require('commerce.orders')
  const order = await lockedOrder(ctx, id)
  await planLetter(ctx, { orderId: id, kind: firstLetter(order, isSettled(order) || order.books.capturedMinor > 0) })
  return orderDetail(ctx, id)
}
