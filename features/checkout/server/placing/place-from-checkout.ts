import type { OutsideTransaction } from '#platform/context'
import { reserveStock } from '#features/catalog/server'
import { confirmPayment, isPaidElsewhere, paymentById } from '#features/payments/server'
import type { Payment, PaymentStep } from '#features/payments/contract'
import { type Input, Problem } from '#platform/contract'
import { type Answer, answer, redirect } from '#platform/http'
import { type checkoutApi, checkoutProblems } from '../../contract/index.ts'
import { type CartContext, cartPath, type CartTransaction } from '../cart/answer-cart.ts'
import { keepCheckout } from '../checkout/checkouts.queries.ts'
import { inCartTransaction } from '../cart/in-cart-transaction.ts'
import { insteadOfCheckout, isNothingOpen, thanks } from '../checkout/nothing-open.ts'
import { payCheckout, payCheckoutLocally } from './pay-checkout.ts'
import { refundCheckoutPayment, isRefused, placeCheckout, type Ready } from './place-checkout.ts'
import { openCheckout } from '../checkout/save-details.ts'

/** So long nobody else can buy what somebody is paying for. */
const reservedMs = 15 * 60_000

/**
 * Pays and places. Where payments are somewhere else, nothing is locked while they are asked, and every part can be done again: the payment by its
 * key, the order by the checkout's. What the shopper agreed to is what is charged, or they are asked once more.
 */
export async function orderFromCheckout(
  ctx: OutsideTransaction<CartContext>,
  input: Input<typeof checkoutApi.order>,
): Promise<Answer> {
  const led = await said(ctx, async () => {
    if (!isPaidElsewhere(input.provider)) return atOnce(ctx, input)
    const ready = await inCartTransaction(ctx, async (inside) => {
      const agreed = await agree(inside, input)
      if ('answer' in agreed) return agreed
      await hold(inside, agreed)
      // What was begun before is no longer what would be paid.
      if (agreed.checkout.row.payment_id === null) keepCheckout(inside, agreed.checkout.row)
      return agreed
    })
    if ('answer' in ready) return ready.answer
    const { payment, step } = await payCheckout(ctx, ready.checkout, input)
    return unpaid(step) ?? placeOrGiveBack(ctx, payment?.id ?? null)
  })
  // A form goes there by itself; a script of the page is told where.
  const to = led.headers['location']
  return ctx.caller.wantsPage || to === undefined ? led : answer({ body: { go: to }, cookies: led.cookies })
}

/** Where payments are kept beside the order, both happen in one transaction or not at all. */
async function atOnce(ctx: OutsideTransaction<CartContext>, input: Input<typeof checkoutApi.order>): Promise<Answer> {
  return orGiveBack(ctx, () =>
    inCartTransaction(ctx, async (inside) => {
      const ready = await agree(inside, input)
      if ('answer' in ready) return ready.answer
      const { payment, step } = await payCheckoutLocally(inside, ready.checkout, input)
      const open = unpaid(step)
      // Whoever has to do something yet is kept what they are about to pay for.
      if (open) await hold(inside, ready)
      return open ?? place(inside, ready, payment)
    }),
  )
}

function unpaid(step: PaymentStep): Answer | null {
  if (step.kind === 'redirect') return redirect(step.url)
  if (step.kind === 'element') return answer({ body: { clientSecret: step.clientSecret } })
  if (step.kind === 'wait') return redirect('/checkout?said=waiting')
  return step.kind === 'declined' ? redirect('/checkout?said=declined') : null
}

/** The shopper comes back from a provider's own page: how did it go there? */
export async function backToCheckout(ctx: OutsideTransaction<CartContext>): Promise<Answer> {
  return said(ctx, async () => {
    const paymentId = await inCartTransaction(
      ctx,
      async (inside) => (await openCheckout(inside)).checkout.row.payment_id,
    )
    if (paymentId === null) return redirect('/checkout', { status: 302 })
    const { payment, step } = await confirmPayment(ctx, { paymentId, details: null })
    if (step.kind === 'declined') return redirect('/checkout?said=declined', { status: 302 })
    if (step.kind !== 'done') return redirect('/checkout?said=waiting', { status: 302 })
    return placeOrGiveBack(ctx, payment.id)
  })
}

/** What the shopper saw is what there is, or they are shown it anew. */
async function agree(
  ctx: CartTransaction,
  { fingerprint }: { fingerprint: string },
): Promise<(Ready & { checkout: { before: string | null } }) | { answer: Answer }> {
  const { whole, checkout } = await openCheckout(ctx)
  const { priced, faults, row } = checkout
  if (!priced.canCheckOut) return { answer: redirect('/cart') }
  if (Object.keys(faults).length > 0) return { answer: redirect('/checkout?step=details&said=wrong') }
  if (priced.requiresShipping && !priced.shipping.selected) return { answer: redirect('/checkout') }
  if (priced.fingerprint !== fingerprint) return { answer: redirect('/checkout?said=changed') }
  const agreed = { ...row, fingerprint, payment_id: row.fingerprint === fingerprint ? row.payment_id : null }
  return { whole, checkout: { ...checkout, row: agreed, before: row.payment_id } }
}

async function hold(ctx: CartTransaction, { whole, checkout }: Ready): Promise<void> {
  const lines = checkout.priced.lines.map(({ row }) => ({ variantId: row.variant_id, quantity: row.quantity }))
  const stock = await reserveStock(ctx, {
    holder: whole.cart.id,
    lines,
    until: new Date(ctx.now().getTime() + reservedMs),
  })
  if (!stock.reserved) throw checkoutProblems.soldOut({ variantId: stock.short[0]?.variantId ?? '' })
}

async function place(ctx: CartTransaction, ready: Ready, payment: Payment | null): Promise<Answer> {
  return thanks(ctx, await placeCheckout(ctx, ready, payment))
}

function placeOrGiveBack(ctx: OutsideTransaction<CartContext>, paymentId: string | null): Promise<Answer> {
  return orGiveBack(ctx, () =>
    inCartTransaction(ctx, async (inside) => {
      const ready = await openCheckout(inside)
      return place(inside, ready, paymentId === null ? null : await paymentById(inside, paymentId))
    }),
  )
}

/** Money that was taken before, for an order which cannot be placed, goes back at once; the cart says so, and shows what has changed. */
async function orGiveBack(ctx: OutsideTransaction<CartContext>, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    const isGivenBack = isRefused(error) && !isNothingOpen(error) && (await inCartTransaction(ctx, giveBack)) > 0
    if (isGivenBack) return redirect(cartPath({ said: 'givenBack' }))
    throw error
  }
}

async function giveBack(ctx: CartTransaction): Promise<number> {
  const { row } = (await openCheckout(ctx)).checkout
  const given = await refundCheckoutPayment(ctx, { id: row.id, paymentId: row.payment_id })
  if (given) keepCheckout(ctx, { ...row, payment_id: null, attempt: row.attempt + 1 })
  return given?.backMinor ?? 0
}

/** What the shopper sees by looking at the total once more. */
const changes = new Set(['checkout.changed', 'orders.discount_gone', 'orders.gift_card_short'])

/** What stands in the way is said on the page: nothing that was typed is lost. */
async function said(ctx: OutsideTransaction<CartContext>, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (isNothingOpen(error)) return insteadOfCheckout(ctx)
    if (error.code === 'orders.sold_out' || error.code === 'checkout.sold_out') return redirect('/cart')
    return redirect(`/checkout?said=${changes.has(error.code) ? 'changed' : 'failed'}`)
  }
}
