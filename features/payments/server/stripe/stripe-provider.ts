import type Stripe from 'stripe'
import type { SiteContext } from '#platform/context'
import { isPageName } from '../../contract/index.ts'
import type { Asked, OutsideProvider, ProviderNews } from '../provider.ts'
import { readStripeMessage } from './read-message.ts'
import { saveStripeMethod } from './save-method.ts'
import { askStripe, failureOf, isRefusal, stripeClient } from './stripe-client.ts'
import { elementOf, idOf, newsOfIntent, newsOfRefund, stepOfIntent } from './stripe-news.ts'
import { customerOf, expand, paramsOf } from './stripe-params.ts'
import { beginOnTheirPage, closePage, newsOfPage, progressOfPage } from './their-page.ts'

/** Stripe through its own library. Every call that makes something carries our id as its idempotency key. */
export const stripeProvider: Required<OutsideProvider> = {
  name: 'stripe',
  isOutside: true,
  begin: async (ctx, asked) => {
    if (asked.theirPage) return beginOnTheirPage(ctx, asked, asked.theirPage)
    const intent = asked.payment.reference === null ? await makeIntent(ctx, asked) : await intentOf(ctx, asked)
    const step = stepOfIntent(intent, asked.account.publishableKey)
    // Whoever begins again after a refusal is about to enter another card.
    return {
      news: newsOfIntent(intent),
      step: step.kind === 'declined' ? elementOf(intent, asked.account.publishableKey) : step,
    }
  },
  confirm: async (ctx, asked) => {
    if (isPageName(asked.payment.reference)) return progressOfPage(ctx, asked)
    const intent = await intentOf(ctx, asked)
    return { news: newsOfIntent(intent), step: stepOfIntent(intent, asked.account.publishableKey) }
  },
  capture: async (ctx, asked) => {
    const stripe = stripeClient(ctx, asked.account)
    const id = referenceOf(asked)
    const options = { idempotencyKey: `capture-${asked.payment.id}` }
    const intent = await askStripe(() =>
      stripe.paymentIntents.capture(id, { amount_to_capture: asked.amountMinor, expand }, options),
    )
    return isRefusal(intent) ? { state: 'declined', failure: failureOf(intent.decline_code) } : newsOfIntent(intent)
  },
  cancel: async (ctx, asked) => {
    if (asked.payment.reference === null) return { state: 'cancelled' }
    if (isPageName(asked.payment.reference)) return closePage(ctx, asked)
    const stripe = stripeClient(ctx, asked.account)
    const id = referenceOf(asked)
    const intent = await askStripe(() =>
      stripe.paymentIntents.cancel(id, {}, { idempotencyKey: `cancel-${asked.payment.id}` }),
    )
    return isRefusal(intent) ? {} : newsOfIntent(intent)
  },
  refund: async (ctx, { account, payment, refundId, amountMinor, reason }) => {
    const stripe = stripeClient(ctx, account)
    const metadata = { refund: refundId, payment: payment.id, reason: reason.slice(0, 400) }
    const params = { payment_intent: referenceOf({ payment }), amount: amountMinor, metadata }
    const refund = await askStripe(() => stripe.refunds.create(params, { idempotencyKey: `refund-${refundId}` }))
    if (isRefusal(refund))
      return { refunds: [{ reference: `refused:${refundId}`, refundId, amountMinor, state: 'failed' }] }
    return { refunds: [newsOfRefund(refund)] }
  },
  chargeSaved: async (ctx, asked) => {
    const stripe = stripeClient(ctx, asked.account)
    const { method, payment } = asked
    const params: Stripe.PaymentIntentCreateParams = {
      ...paramsOf(payment),
      ...(method.customer_reference === null ? {} : { customer: method.customer_reference }),
      payment_method: method.reference,
      off_session: true,
      confirm: true,
      expand,
    }
    const intent = await askStripe(() => stripe.paymentIntents.create(params, { idempotencyKey: `pi-${payment.id}` }))
    if (!isRefusal(intent)) return newsOfIntent(intent)
    const reference = intent.payment_intent?.id
    return {
      state: 'declined',
      failure: failureOf(intent.decline_code ?? intent.code),
      ...(reference ? { reference } : {}),
    }
  },
  saveMethod: saveStripeMethod,
  readWebhook: readStripeMessage,
  lookUp: lookUpIntent,
}

async function makeIntent(ctx: SiteContext, { account, payment }: Asked): Promise<Stripe.PaymentIntent> {
  const stripe = stripeClient(ctx, account)
  const customer =
    payment.keep_for === null
      ? null
      : await askStripe(() => stripe.customers.create(customerOf(payment), { idempotencyKey: `cus-${payment.id}` }))
  const params: Stripe.PaymentIntentCreateParams = {
    ...paramsOf(payment),
    capture_method: payment.capture === 'later' ? 'manual' : 'automatic',
    automatic_payment_methods: { enabled: true },
    ...(customer && !isRefusal(customer) ? { customer: customer.id, setup_future_usage: 'off_session' as const } : {}),
    expand,
  }
  const intent = await askStripe(() => stripe.paymentIntents.create(params, { idempotencyKey: `pi-${payment.id}` }))
  if (isRefusal(intent)) throw intent
  return intent
}

async function intentOf(ctx: SiteContext, asked: Asked): Promise<Stripe.PaymentIntent> {
  const stripe = stripeClient(ctx, asked.account)
  const intent = await askStripe(() => stripe.paymentIntents.retrieve(referenceOf(asked), { expand }))
  if (isRefusal(intent)) throw intent
  return intent
}

async function lookUpIntent(
  ctx: SiteContext,
  { account, reference }: Parameters<NonNullable<OutsideProvider['lookUp']>>[1],
): Promise<ProviderNews> {
  const stripe = stripeClient(ctx, account)
  if (isPageName(reference)) return newsOfPage(ctx, { account, reference })
  const answer = await askStripe(async () => {
    const intent = await stripe.paymentIntents.retrieve(reference, { expand })
    const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
    const refunds = charge?.amount_refunded
      ? (await stripe.refunds.list({ payment_intent: reference, limit: 100 })).data
      : []
    const disputes = charge?.disputed
      ? (await stripe.disputes.list({ payment_intent: reference, limit: 100 })).data
      : []
    return newsOfIntent(intent, { refunds, disputes })
  })
  return isRefusal(answer) ? {} : answer
}

function referenceOf({ payment }: Pick<Asked, 'payment'>): string {
  const id = idOf(payment.reference)
  if (id === null) throw new Error(`Stripe was never told of the payment ${payment.id}.`)
  return id
}
