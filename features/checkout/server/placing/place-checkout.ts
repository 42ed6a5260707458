import { checkStock, reserveStock } from '#features/catalog/server'
import { keepAddress } from '#features/members/server'
import type { Order } from '#features/orders/contract'
import { placeOrder } from '#features/orders/server'
import type { Payment, PaymentStep } from '#features/payments/contract'
import { confirmPayment, isPaidElsewhere, paymentById } from '#features/payments/server'
import type { OutsideTransaction, SiteContext, SiteTransaction } from '#platform/context'
import { type Input, minuteMs } from '#platform/contract'
import { inSite, siteTables } from '#platform/database'
import { type checkoutApi, checkoutProblems } from '../../contract/index.ts'
import type { CartContext, CartTransaction } from '../cart/answer-cart.ts'
import { lockedLine } from '../base/may-buy.ts'
import { lockedCart, touchCart, type CartWithLines, readCart } from '../base/carts.queries.ts'
import { inCartTransaction } from '../cart/in-cart-transaction.ts'
import { type Checkout, checkoutKey, checkoutOf, keepCheckout } from '../pricing/checkouts.queries.ts'
import { isNothingOpen } from '../checkout/nothing-open.ts'
import { openCheckout } from '../checkout/save-details.ts'
import { compensate, isMemberAlready, isRefused, type PaidFor } from '../base/compensate.ts'
import { draftOf } from '../pricing/draft-of.ts'
import { countDecline, mayTryCard } from '../base/limit-declines.ts'
import { type CheckoutToPay, payCheckout, payCheckoutLocally } from './pay-checkout.ts'
import { worldOfOrder } from './world-of-order.ts'
import { paymentSubject } from '#features/payments/contract'

/*
 * From a cart to an order: price, reserve, pay, place; compensate where placing fails. The shopper comes in by
 * `orderCheckout` and, back from a provider's page, by `resumeCheckout`; a provider's message about money comes in by
 * `orderPaidCheckout`. All of them lock the same cart and place under the same key, so that there is one order, and
 * every part can be done again.
 */

/** Outcome of an attempt to order. Obstacles outside the shopper's control are thrown as problems. */
export type CheckoutOutcome =
  | { kind: 'placed'; order: Order }
  /** The payer has something to do, to wait for, or to try again. */
  | { kind: 'unpaid'; cartId: string; provider: string; step: Exclude<PaymentStep, { kind: 'done' }> }
  /** Which part of the checkout has to be filled in or corrected. */
  | { kind: 'incomplete'; part: 'cart' | 'details' | 'delivery' }
  /** The charge differs from the amount that the shopper agreed to. */
  | { kind: 'changed' }
  /** A product of the cart was locked since it was put there. */
  | { kind: 'locked'; line: string }
  /** Test money and real money would pay together. */
  | { kind: 'mixed' }
  | { kind: 'refunded'; isMember: boolean }
  /** Too many cards were declined, so that cards are refused for a while. */
  | { kind: 'paused' }

/** A checkout whose cart is locked. */
interface Ready {
  loaded: CartWithLines
  checkout: Checkout
  /** It becomes a test order, which holds no stock. */
  isTest: boolean
}

/** Time for which stock is reserved during a payment. */
const reservedMs = 15 * minuteMs

/**
 * Where payments are kept beside the order, everything happens in one transaction; else nothing is locked while the
 * provider is asked.
 */
export async function orderCheckout(
  ctx: OutsideTransaction<CartContext>,
  input: Input<typeof checkoutApi.order>,
): Promise<CheckoutOutcome> {
  const outcome = isPaidElsewhere(input.provider)
    ? await orderInSteps(ctx, input)
    : await orCompensate(ctx, () => orderInOneTransaction(ctx, input))
  return declinesCounted(ctx, outcome)
}

async function orderInSteps(
  ctx: OutsideTransaction<CartContext>,
  input: Input<typeof checkoutApi.order>,
): Promise<CheckoutOutcome> {
  const ready = await inCartTransaction(ctx, async (tx) => {
    const [priced, mayTry] = await Promise.all([price(tx, input), mayTryAnother(tx)])
    if ('kind' in priced) return priced
    if (!mayTry) return { kind: 'paused' } as const
    await reserve(tx, priced)
    // A payment that was begun for another amount cannot pay this order.
    if (priced.checkout.row.payment_id === null) keepCheckout(tx, priced.checkout.row)
    return priced
  })
  if ('kind' in ready) return ready
  const { payment, step } = await payCheckout(ctx, ready.checkout, input)
  if (step.kind !== 'done') return { kind: 'unpaid', cartId: ready.loaded.cart.id, provider: input.provider, step }
  return orCompensate(ctx, () => placeOpenCheckout(ctx, payment?.id ?? null))
}

function orderInOneTransaction(
  ctx: OutsideTransaction<CartContext>,
  input: Input<typeof checkoutApi.order>,
): Promise<CheckoutOutcome> {
  return inCartTransaction(ctx, async (tx) => {
    const [ready, mayTry] = await Promise.all([price(tx, input), mayTryAnother(tx)])
    if ('kind' in ready) return ready
    if (!mayTry) return { kind: 'paused' }
    const { payment, step } = await payCheckoutLocally(tx, ready.checkout, input)
    // With a bank transfer or payment at the counter the order is owed and the money arrives later.
    if (step.kind === 'done' || step.kind === 'instructions')
      return { kind: 'placed', order: await place(tx, ready, payment) }
    await reserve(tx, ready)
    return { kind: 'unpaid', cartId: ready.loaded.cart.id, provider: input.provider, step }
  })
}

/** Requested together with the cart's content. Without a cart there is nothing to pay, which `price` reports. */
async function mayTryAnother(ctx: CartTransaction): Promise<boolean> {
  return ctx.cart ? mayTryCard(ctx, ctx.cart.id) : false
}

async function declinesCounted(
  ctx: OutsideTransaction<CartContext>,
  outcome: CheckoutOutcome,
): Promise<CheckoutOutcome> {
  if (outcome.kind === 'unpaid' && outcome.step.kind === 'declined') await countDecline(ctx, outcome.cartId)
  return outcome
}

/** Called when the shopper returns from a provider's page. Returns null when no payment was started. */
export async function resumeCheckout(ctx: OutsideTransaction<CartContext>): Promise<CheckoutOutcome | null> {
  const { paymentId, cartId } = await inCartTransaction(ctx, async (tx) => {
    const { loaded, checkout } = await openCheckout(tx)
    return { paymentId: checkout.row.payment_id, cartId: loaded.cart.id }
  })
  if (paymentId === null) return null
  const { payment, step } = await confirmPayment(ctx, { paymentId, details: null })
  if (step.kind !== 'done') {
    const shownStep = step.kind === 'declined' ? step : ({ kind: 'wait' } as const)
    return declinesCounted(ctx, { kind: 'unpaid', cartId, provider: payment.provider, step: shownStep })
  }
  return orCompensate(ctx, () => placeOpenCheckout(ctx, payment.id))
}

/** Called when a checkout is paid; its shopper may never return from the provider's page. */
export async function orderPaidCheckout(
  ctx: OutsideTransaction<SiteContext>,
  paid: PaidFor & { paymentId: string },
): Promise<void> {
  try {
    await inSite(ctx, ctx.site, (tx) => placePaidCheckout(tx, paid))
  } catch (error) {
    if (!isRefused(error)) throw error
    await inSite(ctx, ctx.site, (tx) => compensate(tx, paid, error))
  }
}

/** Returns the priced cart that the shopper agreed to, or the difference that they have to review. */
async function price(
  ctx: CartTransaction,
  { fingerprint, provider }: { fingerprint: string; provider: string },
): Promise<(Ready & { checkout: CheckoutToPay }) | CheckoutOutcome> {
  const { loaded, checkout, goods } = await openCheckout(ctx)
  const { priced, faults, row } = checkout
  const locked = await lockedLine(ctx, loaded.lines, goods)
  if (locked !== null) return { kind: 'locked', line: locked }
  if (!priced.canCheckOut) return { kind: 'incomplete', part: 'cart' }
  if (Object.keys(faults).length > 0) return { kind: 'incomplete', part: 'details' }
  if (priced.requiresShipping && !priced.shipping.selected) return { kind: 'incomplete', part: 'delivery' }
  if (priced.fingerprint !== fingerprint) return { kind: 'changed' }
  const world = await worldOfOrder(ctx, priced, provider)
  if (world === 'mixed') return { kind: 'mixed' }
  const agreed = { ...row, fingerprint, payment_id: row.fingerprint === fingerprint ? row.payment_id : null }
  return { loaded, checkout: { ...checkout, row: agreed, before: row.payment_id }, isTest: world === 'test' }
}

async function reserve(ctx: CartTransaction, { loaded, checkout, isTest }: Ready): Promise<void> {
  const lines = checkout.priced.lines.map(({ row, sellable }) => ({
    variantId: row.variant_id,
    quantity: row.quantity,
    parts: sellable?.parts,
  }))
  const holder = loaded.cart.id
  const until = new Date(ctx.now().getTime() + reservedMs)
  const stock = isTest ? await checkStock(ctx, { holder, lines }) : await reserveStock(ctx, { holder, lines, until })
  if (!stock.reserved) throw checkoutProblems.soldOut({ variantId: stock.short[0]?.variantId ?? '' })
}

/** Places the order when the payment has arrived or is certain; the browser then gets a new cart. */
async function place(
  ctx: SiteTransaction,
  { loaded, checkout }: Omit<Ready, 'isTest'>,
  payment: Payment | null,
): Promise<Order> {
  // The cart was paid on another device during this payment.
  if (checkout.faults.email === 'member') throw checkoutProblems.alreadyMember()
  if ((payment?.amountMinor ?? 0) !== checkout.priced.totals.dueMinor) throw checkoutProblems.changed()
  const order = await placeOrder(ctx, draftOf(ctx, loaded, checkout), {
    key: checkoutKey(checkout.row.id),
    holder: loaded.cart.id,
    paymentId: payment?.id ?? null,
  })
  const { member_id: memberId } = loaded.cart
  if (memberId !== null && checkout.row.keeps_address)
    await keepAddress(ctx, { memberId, address: checkout.row.address })
  touchCart(ctx, loaded.cart.id, { order_id: order.id, browser_hash: null })
  return order
}

/** Places the open checkout of the requesting browser. */
function placeOpenCheckout(ctx: OutsideTransaction<CartContext>, paymentId: string | null): Promise<CheckoutOutcome> {
  return inCartTransaction(ctx, async (tx) => {
    const ready = await openCheckout(tx)
    const payment = paymentId === null ? null : await paymentById(tx, paymentId)
    return { kind: 'placed', order: await place(tx, ready, payment) }
  })
}

/** Places the checkout of a reported payment, unless it is an order by now. */
async function placePaidCheckout(ctx: SiteTransaction, { id, paymentId }: { id: string; paymentId: string }) {
  const row = await siteTables(ctx)
    .selectFrom('checkouts')
    .select(['cart_id', 'fingerprint'])
    .where('id', '=', id)
    .executeTakeFirst()
  const cart = row && (await lockedCart(ctx, row.cart_id))
  const loaded = cart ? await readCart(ctx, cart.id) : null
  const payment = await paymentById(ctx, paymentId)
  if (payment?.subject !== paymentSubject.checkout(id)) return
  const checkout = loaded && (await checkoutOf(ctx, loaded))
  if (!loaded || !checkout || checkout.priced.fingerprint !== checkout.row.fingerprint) throw checkoutProblems.changed()
  await place(ctx, { loaded, checkout }, payment)
}

/** Money that was taken for an order which cannot be placed is refunded at once. */
async function orCompensate(
  ctx: OutsideTransaction<CartContext>,
  work: () => Promise<CheckoutOutcome>,
): Promise<CheckoutOutcome> {
  try {
    return await work()
  } catch (error) {
    if (!isRefused(error) || isNothingOpen(error)) throw error
    const refundedMinor = await inCartTransaction(ctx, async (tx) => {
      const { row } = (await openCheckout(tx)).checkout
      return compensate(tx, { id: row.id, paymentId: row.payment_id }, error)
    })
    if (refundedMinor > 0) return { kind: 'refunded', isMember: isMemberAlready(error) }
    throw error
  }
}
