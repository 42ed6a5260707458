import { reserveStock } from '#features/catalog/server'
import type { Order } from '#features/orders/contract'
import { isSettled, orderById, placeOrder, statusUrl } from '#features/orders/server'
import { beginPayment, type CardDetails, confirmPayment, isPaidElsewhere, paymentById, wantCancel, wantRefund } from '#features/payments/server'
import type { Payment, PaymentStep } from '#features/payments/contract'
import { recognised } from '#platform/context'
import { type Input, Problem } from '#platform/contract'
import { inSite } from '#platform/database'
import { type Answer, redirect } from '#platform/http'
import { type checkoutApi, checkoutProblems } from '../contract/index.ts'
import type { CartContext } from './answer-cart.ts'
import { hashOfToken, touchCart, type WholeCart } from './carts.queries.ts'
import { type Checkout, keepCheckout } from './checkouts.queries.ts'
import { draftOf } from './draft-of.ts'
import { openCheckout } from './save-details.ts'
import { waysToPay } from './ways-to-pay.ts'

/** So long nobody else can buy what somebody is paying for. */
const reservedMs = 15 * 60_000

/**
 * Pays and places. Where payments are somewhere else, nothing is locked while they are asked, and every part can be done again: the payment by its
 * key, the order by the checkout's. What the shopper agreed to is what is charged, or they are asked once more.
 */
export async function orderFromCheckout(ctx: CartContext, input: Input<typeof checkoutApi.order>): Promise<Answer> {
  return said(ctx, async () => {
    if (!isPaidElsewhere(input.provider)) return atOnce(ctx, input)
    const ready = await inOwn(ctx, async (inside) => {
      const agreed = await agree(inside, input)
      if ('checkout' in agreed) await hold(inside, agreed)
      return agreed
    })
    if ('answer' in ready) return ready.answer
    const { payment, step } = await pay(ctx, ready.checkout, input)
    return unpaid(step) ?? placeOrGiveBack(ctx, payment?.id ?? null)
  })
}

/** Where payments are kept beside the order, both happen in one transaction or not at all. */
async function atOnce(ctx: CartContext, input: Input<typeof checkoutApi.order>): Promise<Answer> {
  return orGiveBack(ctx, () =>
    inOwn(ctx, async (inside) => {
      const ready = await agree(inside, input)
      if ('answer' in ready) return ready.answer
      const { payment, step } = await pay(inside, ready.checkout, input)
      const open = unpaid(step)
      // Whoever has to do something yet is kept what they are about to pay for.
      if (open) await hold(inside, ready)
      return open ?? place(inside, ready, payment)
    }),
  )
}

function unpaid(step: PaymentStep): Answer | null {
  if (step.kind === 'redirect') return redirect(step.url)
  return step.kind === 'declined' ? redirect('/checkout?said=declined') : null
}

/** The shopper comes back from a provider's own page: how did it go there? */
export async function backToCheckout(ctx: CartContext): Promise<Answer> {
  return said(ctx, async () => {
    const paymentId = await inOwn(ctx, async (inside) => (await openCheckout(inside)).checkout.row.payment_id)
    if (paymentId === null) return redirect('/checkout', { status: 302 })
    const { payment, step } = await confirmPayment(ctx, { paymentId, details: null })
    if (step.kind === 'declined') return redirect('/checkout?said=declined', { status: 302 })
    if (step.kind !== 'done') return redirect('/checkout?said=waiting', { status: 302 })
    return placeOrGiveBack(ctx, payment.id)
  })
}

interface Ready {
  whole: WholeCart
  checkout: Checkout
}

/** What the shopper saw is what there is, or they are shown it anew. */
async function agree(ctx: CartContext, { fingerprint }: { fingerprint: string }): Promise<Ready | { answer: Answer }> {
  const { whole, checkout } = await openCheckout(ctx)
  const { priced, faults, row } = checkout
  if (!priced.canCheckOut) return { answer: redirect('/cart') }
  if (Object.keys(faults).length > 0) return { answer: redirect('/checkout?step=details&said=wrong') }
  if (priced.requiresShipping && !priced.shipping.selected) return { answer: redirect('/checkout') }
  if (priced.fingerprint !== fingerprint) return { answer: redirect('/checkout?said=changed') }
  const agreed = { ...row, fingerprint, payment_id: row.fingerprint === fingerprint ? row.payment_id : null }
  return { whole, checkout: { ...checkout, row: agreed } }
}

async function hold(ctx: CartContext, { whole, checkout }: Ready): Promise<void> {
  const lines = checkout.priced.lines.map(({ row }) => ({ variantId: row.variant_id, quantity: row.quantity }))
  const stock = await reserveStock(ctx, { holder: whole.cart.id, lines, until: new Date(ctx.now().getTime() + reservedMs) })
  if (!stock.reserved) throw checkoutProblems.soldOut({ variantId: stock.short[0]?.variantId ?? '' })
  if (checkout.row.payment_id === null) await keepCheckout(ctx, checkout.row)
}

async function pay(
  ctx: CartContext,
  { row, priced }: Checkout,
  { provider, ...card }: Input<typeof checkoutApi.order>,
): Promise<{ payment: Payment | null; step: PaymentStep }> {
  if (priced.totals.dueMinor === 0) return { payment: null, step: { kind: 'done' } }
  const option = (await inOwn(ctx, waysToPay)).find((one) => one.provider === provider)
  if (!option) return { payment: null, step: { kind: 'declined', reason: '' } }
  const begun = await beginPayment(ctx, {
    key: `checkout ${row.id} ${row.fingerprint} ${provider} ${row.attempt}`,
    provider: option.provider,
    subject: `checkout:${row.id}`,
    amountMinor: priced.totals.dueMinor,
    currency: priced.currency,
    description: ctx.site.title,
    customer: { email: row.email, name: [row.address.firstName, row.address.lastName].filter(Boolean).join(' ') },
    returnPath: '/commerce/checkout-return',
    // A subscription is renewed with the card that began it.
    keepFor: priced.lines.some((line) => line.row.is_subscription) ? `checkout:${row.id}` : null,
  })
  await inOwn(ctx, (inside) => keepCheckout(inside, { ...row, payment_id: begun.payment.id }))
  const details: CardDetails = { number: card.number, expiry: card.expiry, cvc: card.cvc }
  return begun.step.kind === 'card' ? confirmPayment(ctx, { paymentId: begun.payment.id, details }) : begun
}

/** The order, once the money is there or certain to come; then the browser begins another cart. */
async function place(ctx: CartContext, { whole, checkout }: Ready, payment: Payment | null): Promise<Answer> {
  const isFit = (payment?.amountMinor ?? 0) === checkout.priced.totals.dueMinor
  if (!isFit) throw checkoutProblems.changed()
  const order = await placeOrder(ctx, draftOf(ctx, whole, checkout), {
    key: `checkout ${checkout.row.id}`,
    holder: whole.cart.id,
    paymentId: payment?.id ?? null,
  })
  await touchCart(ctx, whole.cart.id, { order_id: order.id, browser_hash: null })
  return redirect(pathOf(ctx, order), {
    cookies: [
      { name: '__Host-cart', value: null },
      { name: 'ss_cartCount', value: null },
    ],
  })
}

/** In the site's transaction, with the visitor as the features know them. */
function inOwn<R>(ctx: CartContext, work: (inside: CartContext) => Promise<R>): Promise<R> {
  if (ctx.db.isTransaction) return work(ctx)
  return inSite(ctx, ctx.site, async (inside) => work(await recognised(inside, ctx.caller.cookie)))
}

function placeOrGiveBack(ctx: CartContext, paymentId: string | null): Promise<Answer> {
  return orGiveBack(ctx, () =>
    inOwn(ctx, async (inside) => {
      const ready = await openCheckout(inside)
      return place(inside, ready, paymentId === null ? null : await paymentById(inside, paymentId))
    }),
  )
}

/** Money that was taken before, for an order which cannot be placed, goes back at once. */
async function orGiveBack(ctx: CartContext, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Problem && error.code !== notOpen) await inOwn(ctx, giveBack)
    throw error
  }
}

async function giveBack(ctx: CartContext): Promise<void> {
  const { checkout } = await openCheckout(ctx)
  const paymentId = checkout.row.payment_id
  const payment = paymentId === null ? null : await paymentById(ctx, paymentId)
  // What became an order's is its own affair.
  if (payment?.subject !== `checkout:${checkout.row.id}`) return
  const left = payment.capturedMinor - payment.refundedMinor
  if (left > 0) await wantRefund(ctx, { paymentId: payment.id, amountMinor: left, key: `unplaced ${payment.id}`, reason: 'order not placed' })
  else if (payment.state === 'authorised') await wantCancel(ctx, { paymentId: payment.id })
  await keepCheckout(ctx, { ...checkout.row, payment_id: null, attempt: checkout.row.attempt + 1 })
}

const notOpen = 'checkout.not_open'
/** What the shopper sees by looking at the total once more. */
const changes = new Set(['checkout.changed', 'orders.discount_gone', 'orders.gift_card_short'])

/** What stands in the way is said on the page: nothing that was typed is lost. */
async function said(ctx: CartContext, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error.code === notOpen) return redirect((await inOwn(ctx, placedOrder)) ?? '/cart')
    if (error.code === 'orders.sold_out' || error.code === 'checkout.sold_out') return redirect('/cart')
    return redirect(`/checkout?said=${changes.has(error.code) ? 'changed' : 'failed'}`)
  }
}

/** The order that this browser's cart became a moment ago: whoever sent the form twice is led to it. */
async function placedOrder(ctx: CartContext): Promise<string | null> {
  const token = ctx.caller.cookie('__Host-cart')
  if (token === undefined) return null
  const row = await ctx.db
    .selectFrom('carts')
    .select('order_id')
    .where('website_id', '=', ctx.site.id)
    .where('token_hash', '=', hashOfToken(token))
    .where('order_id', 'is not', null)
    .executeTakeFirst()
  if (!row?.order_id) return null
  const order = await orderById(ctx, row.order_id)
  return pathOf(ctx, order)
}

function pathOf(ctx: CartContext, order: Order): string {
  const url = new URL(statusUrl(ctx, order.id, isSettled(order) ? 'confirmed' : 'received'))
  return url.pathname + url.search
}
