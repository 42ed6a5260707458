import type { Order } from '#features/orders/contract'
import { orderById, placeOrder } from '#features/orders/server'
import type { Payment } from '#features/payments/contract'
import { paymentById } from '#features/payments/server'
import type { OutsideTransaction, SiteContext, SiteTransaction } from '#platform/context'
import { inSite } from '#platform/database'
import { checkoutProblems } from '../../contract/index.ts'
import { compensate, isRefused, type PaidFor } from '../base/compensate.ts'
import { changeGift, type Gift, lockedGift } from './gifts.queries.ts'
import { paymentSubject } from '#features/payments/contract'

/** Places a paid donation as an order; repeated calls return the same one. */
export async function placeGift(ctx: SiteTransaction, { id }: Pick<Gift, 'id'>, payment: Payment): Promise<Order> {
  const gift = await lockedGift(ctx, { id })
  if (gift?.order_id) return orderById(ctx, gift.order_id)
  if (!gift?.draft) throw checkoutProblems.donationGone()
  const order = await placeOrder(ctx, gift.draft, { key: `gift ${gift.id}`, holder: gift.id, paymentId: payment.id })
  await changeGift(ctx, gift.id, { order_id: order.id })
  return order
}

/** Places a paid donation, because its giver may never return from the provider's page. */
export async function placePaidGift(
  ctx: OutsideTransaction<SiteContext>,
  paid: PaidFor & { paymentId: string },
): Promise<void> {
  try {
    await inSite(ctx, ctx.site, async (tx) => {
      const payment = await paymentById(tx, paid.paymentId)
      if (payment?.subject === paymentSubject.checkout(paid.id)) await placeGift(tx, { id: paid.id }, payment)
    })
  } catch (error) {
    if (!isRefused(error)) throw error
    await inSite(ctx, ctx.site, (tx) => compensate(tx, paid, error))
  }
}
