import { keepAddress } from '#features/members/server'
import type { Order } from '#features/orders/contract'
import { placeOrder } from '#features/orders/server'
import type { Payment } from '#features/payments/contract'
import { paymentById, requestCancel, requestRefund } from '#features/payments/server'
import type { SiteTransaction } from '#platform/context'
import { Problem } from '#platform/contract'
import { checkoutProblems } from '../../contract/index.ts'
import { touchCart, type WholeCart } from '../cart/carts.queries.ts'
import type { Checkout } from '../checkout/checkouts.queries.ts'
import { draftOf } from './draft-of.ts'
import { emailAboutReturnedPayment } from './returned-payment-email.ts'

/** A checkout whose cart is locked. */
export interface Ready {
  whole: WholeCart
  checkout: Checkout
}

/** The order, once the money is there or certain to come; the cart's browser begins another one. */
export async function placeCheckout(
  ctx: SiteTransaction,
  { whole, checkout }: Ready,
  payment: Payment | null,
): Promise<Order> {
  const isFit = (payment?.amountMinor ?? 0) === checkout.priced.totals.dueMinor
  if (!isFit) throw checkoutProblems.changed()
  const order = await placeOrder(ctx, draftOf(ctx, whole, checkout), {
    key: `checkout ${checkout.row.id}`,
    holder: whole.cart.id,
    paymentId: payment?.id ?? null,
  })
  const { member_id: memberId } = whole.cart
  if (memberId !== null && checkout.row.keeps_address)
    await keepAddress(ctx, { memberId, address: checkout.row.address })
  touchCart(ctx, whole.cart.id, { order_id: order.id, browser_hash: null })
  return order
}

/** The order could not be placed a moment later either. What is broken or busy is tried again, and keeps the money it was paid with. */
export function isRefused(error: unknown): error is Problem {
  return error instanceof Problem && error.kind !== 'broken' && error.kind !== 'busy'
}

/**
 * Money that no order was placed for goes back at once, and whoever paid is told. Null when it became an order's, which is its own affair. `id`: of the
 * checkout or gift.
 */
export async function refundCheckoutPayment(
  ctx: SiteTransaction,
  { id, paymentId }: { id: string; paymentId: string | null },
): Promise<{ backMinor: number } | null> {
  const payment = paymentId === null ? null : await paymentById(ctx, paymentId)
  if (payment?.subject !== `checkout:${id}`) return null
  const backMinor = payment.capturedMinor - payment.refundedMinor
  if (backMinor > 0) {
    await requestRefund(ctx, {
      paymentId: payment.id,
      amountMinor: backMinor,
      key: `unplaced ${payment.id}`,
      reason: 'order not placed',
    })
    await emailAboutReturnedPayment(ctx, id, { minor: backMinor, currency: payment.currency })
  } else if (payment.state === 'authorised') await requestCancel(ctx, { paymentId: payment.id })
  return { backMinor }
}

const unpaid: readonly Payment['state'][] = ['pending', 'declined', 'action']

/** What was begun before, and is paid another way now, cannot be paid any more. */
export async function cancelCheckoutPayment(
  ctx: SiteTransaction,
  { id, paymentId }: { id: string; paymentId: string },
): Promise<void> {
  const payment = await paymentById(ctx, paymentId)
  if (payment?.subject === `checkout:${id}` && unpaid.includes(payment.state)) await requestCancel(ctx, { paymentId })
}
