import type { Payment, PaymentOption, PaymentStep } from '#features/payments/contract'
import { type Begun, beginPayment, confirmPayment, paymentOptions } from '#features/payments/server'
import type { Input } from '#platform/contract'
import type { checkoutApi } from '../../contract/index.ts'
import type { CartContext } from '../cart/answer-cart.ts'
import { type Checkout, keepCheckout } from '../checkout/checkouts.queries.ts'
import { inOwn } from '../cart/in-cart-transaction.ts'
import { giveUpPayment } from './place-checkout.ts'

type Asked = Input<typeof checkoutApi.order>

/**
 * Begins the payment and goes on with it as far as this call can. Where the provider asks for the card itself, its fields stand in our page (`inPage`)
 * or the shopper is led to a page of the provider's, which needs no script.
 */
export async function payCheckout(
  ctx: CartContext,
  checkout: Checkout & { before: string | null },
  asked: Asked,
): Promise<{ payment: Payment | null; step: PaymentStep }> {
  const { row, priced } = checkout
  if (priced.totals.dueMinor === 0) return { payment: null, step: { kind: 'done' } }
  const option = (await inOwn(ctx, paymentOptions)).find((one) => one.provider === asked.provider)
  if (!option) return { payment: null, step: { kind: 'declined', reason: '' } }
  const { begun, attempt } = await begin(ctx, checkout, option, asked)
  const paymentId = begun.payment.id
  const { before } = checkout
  await inOwn(ctx, async (inside) => {
    keepCheckout(inside, { ...row, attempt, payment_id: paymentId })
    if (before !== null && before !== paymentId) await giveUpPayment(inside, { id: row.id, paymentId: before })
  })
  const { number, expiry, cvc } = asked
  return begun.step.kind === 'card' ? confirmPayment(ctx, { paymentId, details: { number, expiry, cvc } }) : begun
}

async function begin(
  ctx: CartContext,
  { row, priced }: Checkout,
  { provider, script }: PaymentOption,
  { inPage }: Asked,
): Promise<{ begun: Begun; attempt: number }> {
  const isOnTheirPage = script !== null && inPage === undefined
  const once = (attempt: number) =>
    beginPayment(ctx, {
      key: `checkout ${row.id} ${row.fingerprint} ${provider}${isOnTheirPage ? ' page' : ''} ${attempt}`,
      provider,
      subject: `checkout:${row.id}`,
      amountMinor: priced.totals.dueMinor,
      currency: priced.currency,
      description: ctx.site.title,
      customer: { email: row.email, name: [row.address.firstName, row.address.lastName].filter(Boolean).join(' ') },
      returnPath: '/commerce/checkout-return',
      theirPage: isOnTheirPage ? { cancelPath: '/checkout?said=left' } : null,
      // A subscription is renewed with the card that began it.
      keepFor: priced.lines.some((line) => line.row.is_subscription) ? `checkout:${row.id}` : null,
    })
  const begun = await once(row.attempt)
  const isGivenUp = begun.step.kind === 'declined' && begun.step.reason === 'gone'
  return isGivenUp ? { begun: await once(row.attempt + 1), attempt: row.attempt + 1 } : { begun, attempt: row.attempt }
}
