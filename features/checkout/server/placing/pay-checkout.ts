import type { OutsideTransaction } from '#platform/context'
import type { Payment, PaymentOption, PaymentStep } from '#features/payments/contract'
import {
  type StartedPayment,
  beginLocalPayment,
  beginPayment,
  confirmLocalPayment,
  confirmPayment,
  type NewPayment,
  paymentOptions,
  type PaymentToConfirm,
} from '#features/payments/server'
import type { Input } from '#platform/contract'
import type { checkoutApi } from '../../contract/index.ts'
import type { CartContext, CartTransaction } from '../cart/answer-cart.ts'
import { type Checkout, keepCheckout } from '../pricing/checkouts.queries.ts'
import { inCartTransaction } from '../cart/in-cart-transaction.ts'
import { cancelCheckoutPayment } from '../base/compensate.ts'
import { paymentSubject } from '#features/payments/contract'

type OrderInput = Input<typeof checkoutApi.order>
/** `before`: the payment of an earlier attempt. */
export type CheckoutToPay = Checkout & { before: string | null }

interface Paid {
  payment: Payment | null
  step: PaymentStep
}

/** The steps of a payment, each in its own transaction or all in one. */
interface Steps {
  ctx: CartContext
  inStep: <R>(work: (tx: CartTransaction) => Promise<R>) => Promise<R>
  begin: (payment: NewPayment) => Promise<StartedPayment>
  confirm: (payment: PaymentToConfirm) => Promise<StartedPayment>
}

/**
 * Starts the payment and continues as far as one call can. If the provider collects the card itself, its fields are in
 * the checkout page (`inPage`), or the shopper is redirected to the provider's page, which needs no script.
 */
export function payCheckout(
  ctx: OutsideTransaction<CartContext>,
  checkout: CheckoutToPay,
  input: OrderInput,
): Promise<Paid> {
  return pay(
    {
      ctx,
      inStep: (work) => inCartTransaction(ctx, work),
      begin: (payment) => beginPayment(ctx, payment),
      confirm: (payment) => confirmPayment(ctx, payment),
    },
    checkout,
    input,
  )
}

/** Like `payCheckout`, in the transaction that places the order, for providers without a remote service. */
export function payCheckoutLocally(tx: CartTransaction, checkout: CheckoutToPay, input: OrderInput): Promise<Paid> {
  return pay(
    {
      ctx: tx,
      inStep: (work) => work(tx),
      begin: (payment) => beginLocalPayment(tx, payment),
      confirm: (payment) => confirmLocalPayment(tx, payment),
    },
    checkout,
    input,
  )
}

async function pay(steps: Steps, checkout: CheckoutToPay, input: OrderInput): Promise<Paid> {
  const { row, priced } = checkout
  if (priced.totals.dueMinor === 0) return { payment: null, step: { kind: 'done' } }
  const option = (await steps.inStep(paymentOptions)).find((candidate) => candidate.provider === input.provider)
  if (!option) return { payment: null, step: { kind: 'declined', reason: '' } }
  const { started, attempt } = await begin(steps, checkout, option, input)
  const paymentId = started.payment.id
  const { before } = checkout
  await steps.inStep(async (tx) => {
    keepCheckout(tx, { ...row, attempt, payment_id: paymentId })
    if (before !== null && before !== paymentId) await cancelCheckoutPayment(tx, { id: row.id, paymentId: before })
  })
  const { number, expiry, cvc } = input
  return started.step.kind === 'card' ? steps.confirm({ paymentId, details: { number, expiry, cvc } }) : started
}

async function begin(
  steps: Steps,
  { row, priced }: Checkout,
  { provider, script }: PaymentOption,
  { inPage }: OrderInput,
): Promise<{ started: StartedPayment; attempt: number }> {
  const isOnTheirPage = script !== null && inPage === undefined
  const once = (attempt: number) =>
    steps.begin({
      key: `checkout ${row.id} ${row.fingerprint} ${provider}${isOnTheirPage ? ' page' : ''} ${attempt}`,
      provider,
      subject: paymentSubject.checkout(row.id),
      amountMinor: priced.totals.dueMinor,
      currency: priced.currency,
      description: steps.ctx.site.title,
      customer: { email: row.email, name: [row.address.firstName, row.address.lastName].filter(Boolean).join(' ') },
      returnPath: '/commerce/checkout-return',
      hostedPage: isOnTheirPage ? { cancelPath: '/checkout?said=left&way=stripe' } : null,
      // The card is stored for renewals of a subscription.
      keepFor: priced.lines.some((line) => line.row.is_subscription) ? paymentSubject.checkout(row.id) : null,
    })
  const started = await once(row.attempt)
  const isGivenUp = started.step.kind === 'declined' && started.step.reason === 'gone'
  return isGivenUp
    ? { started: await once(row.attempt + 1), attempt: row.attempt + 1 }
    : { started, attempt: row.attempt }
}
