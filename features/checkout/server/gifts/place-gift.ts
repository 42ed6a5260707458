import type { Order } from '#features/orders/contract'
import { orderById, placeOrder } from '#features/orders/server'
import type { Payment } from '#features/payments/contract'
import type { SiteTransaction } from '#platform/context'
import { checkoutProblems } from '../../contract/index.ts'
import { changeGift, type Gift, lockedGift } from './gifts.queries.ts'

/** The gift as an order, once it is paid; the same one for whoever asks again. */
export async function placeGift(ctx: SiteTransaction, { id }: Pick<Gift, 'id'>, payment: Payment): Promise<Order> {
  const gift = await lockedGift(ctx, { id })
  if (gift?.order_id) return orderById(ctx, gift.order_id)
  if (!gift?.draft) throw checkoutProblems.donationGone()
  const order = await placeOrder(ctx, gift.draft, { key: `gift ${gift.id}`, holder: gift.id, paymentId: payment.id })
  await changeGift(ctx, gift.id, { order_id: order.id })
  return order
}
