import type Stripe from 'stripe'
import type { SiteContext } from '#platform/context'
import { isPageName } from '../../contract/index.ts'
import type { ProviderRequest, OutsideProvider, ProviderUpdate } from '../provider.ts'
import { readStripeMessage } from './read-message.ts'
import { saveStripeMethod } from './save-method.ts'
import { callStripe, failureOf, isRefusal, stripeClient } from './stripe-client.ts'
import { elementOf, idOf, updateOfIntent, updateOfRefund, stepOfIntent } from './stripe-updates.ts'
import { customerOf, expand, paramsOf } from './stripe-params.ts'
import { beginOnHostedPage, closeHostedPage, updateOfHostedPage, progressOfHostedPage } from './hosted-page.ts'

/** Stripe through its own library. Every call that makes something carries our id as its idempotency key. */
export const stripeProvider: Required<OutsideProvider> = {
  name: 'stripe',
  isOutside: true,
  begin: async (ctx, request) => {
    if (request.hostedPage) return beginOnHostedPage(ctx, request, request.hostedPage)
    const intent = request.payment.reference === null ? await makeIntent(ctx, request) : await intentOf(ctx, request)
    const step = stepOfIntent(intent, request.account.publishableKey)
    // A new attempt after a refusal needs another card.
    return {
      update: updateOfIntent(intent),
      step: step.kind === 'declined' ? elementOf(intent, request.account.publishableKey) : step,
    }
  },
  confirm: async (ctx, request) => {
    if (isPageName(request.payment.reference)) return progressOfHostedPage(ctx, request)
    const intent = await intentOf(ctx, request)
    return { update: updateOfIntent(intent), step: stepOfIntent(intent, request.account.publishableKey) }
  },
  capture: async (ctx, request) => {
    const stripe = stripeClient(ctx, request.account)
    const id = referenceOf(request)
    const options = { idempotencyKey: `capture-${request.payment.id}` }
    const intent = await callStripe(() =>
      stripe.paymentIntents.capture(id, { amount_to_capture: request.amountMinor, expand }, options),
    )
    return isRefusal(intent) ? { state: 'declined', failure: failureOf(intent.decline_code) } : updateOfIntent(intent)
  },
  cancel: async (ctx, request) => {
    if (request.payment.reference === null) return { state: 'cancelled' }
    if (isPageName(request.payment.reference)) return closeHostedPage(ctx, request)
    const stripe = stripeClient(ctx, request.account)
    const id = referenceOf(request)
    const intent = await callStripe(() =>
      stripe.paymentIntents.cancel(id, {}, { idempotencyKey: `cancel-${request.payment.id}` }),
    )
    return isRefusal(intent) ? {} : updateOfIntent(intent)
  },
  refund: async (ctx, { account, payment, refundId, amountMinor, reason }) => {
    const stripe = stripeClient(ctx, account)
    const metadata = { refund: refundId, payment: payment.id, reason: reason.slice(0, 400) }
    const params = { payment_intent: referenceOf({ payment }), amount: amountMinor, metadata }
    const refund = await callStripe(() => stripe.refunds.create(params, { idempotencyKey: `refund-${refundId}` }))
    if (isRefusal(refund))
      return { refunds: [{ reference: `refused:${refundId}`, refundId, amountMinor, state: 'failed' }] }
    return { refunds: [updateOfRefund(refund)] }
  },
  chargeSaved: async (ctx, request) => {
    const stripe = stripeClient(ctx, request.account)
    const { method, payment } = request
    const params: Stripe.PaymentIntentCreateParams = {
      ...paramsOf(payment),
      ...(method.customer_reference === null ? {} : { customer: method.customer_reference }),
      payment_method: method.reference,
      off_session: true,
      confirm: true,
      expand,
    }
    const intent = await callStripe(() => stripe.paymentIntents.create(params, { idempotencyKey: `pi-${payment.id}` }))
    if (!isRefusal(intent)) return updateOfIntent(intent)
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

async function makeIntent(ctx: SiteContext, { account, payment }: ProviderRequest): Promise<Stripe.PaymentIntent> {
  const stripe = stripeClient(ctx, account)
  const customer =
    payment.keep_for === null
      ? null
      : await callStripe(() => stripe.customers.create(customerOf(payment), { idempotencyKey: `cus-${payment.id}` }))
  const params: Stripe.PaymentIntentCreateParams = {
    ...paramsOf(payment),
    capture_method: payment.capture === 'later' ? 'manual' : 'automatic',
    automatic_payment_methods: { enabled: true },
    ...(customer && !isRefusal(customer) ? { customer: customer.id, setup_future_usage: 'off_session' as const } : {}),
    expand,
  }
  const intent = await callStripe(() => stripe.paymentIntents.create(params, { idempotencyKey: `pi-${payment.id}` }))
  if (isRefusal(intent)) throw intent
  return intent
}

async function intentOf(ctx: SiteContext, request: ProviderRequest): Promise<Stripe.PaymentIntent> {
  const stripe = stripeClient(ctx, request.account)
  const intent = await callStripe(() => stripe.paymentIntents.retrieve(referenceOf(request), { expand }))
  if (isRefusal(intent)) throw intent
  return intent
}

async function lookUpIntent(
  ctx: SiteContext,
  { account, reference }: Parameters<NonNullable<OutsideProvider['lookUp']>>[1],
): Promise<ProviderUpdate> {
  const stripe = stripeClient(ctx, account)
  if (isPageName(reference)) return updateOfHostedPage(ctx, { account, reference })
  const answer = await callStripe(async () => {
    const intent = await stripe.paymentIntents.retrieve(reference, { expand })
    const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
    const refunds = charge?.amount_refunded
      ? (await stripe.refunds.list({ payment_intent: reference, limit: 100 })).data
      : []
    const disputes = charge?.disputed
      ? (await stripe.disputes.list({ payment_intent: reference, limit: 100 })).data
      : []
    return updateOfIntent(intent, { refunds, disputes })
  })
  return isRefusal(answer) ? {} : answer
}

function referenceOf({ payment }: Pick<ProviderRequest, 'payment'>): string {
  const id = idOf(payment.reference)
  if (id === null) throw new Error(`Stripe was never told of the payment ${payment.id}.`)
  return id
}
