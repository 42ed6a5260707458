import type Stripe from 'stripe'
import type { SiteContext } from '#platform/context'
import type { ProviderRequest, Progress, ProviderAccount, ProviderUpdate, HostedPage } from '../provider.ts'
import { callStripe, failureOf, isRefusal, stripeClient } from './stripe-client.ts'
import { updateOfIntent, stepOfIntent } from './stripe-updates.ts'
import { customerOf, expand, paramsOf } from './stripe-params.ts'

/**
 * Starts a payment on Stripe's own page, which needs no script of ours. The payment has that page's id until it is paid
 * there.
 */
export async function beginOnHostedPage(
  ctx: SiteContext,
  request: ProviderRequest,
  hostedPage: HostedPage,
): Promise<Progress> {
  const { payment, account } = request
  if (payment.reference !== null) {
    const progress = await progressOfHostedPage(ctx, request)
    if (progress.step.kind !== 'declined') return progress
  }
  const stripe = stripeClient(ctx, account)
  const session = await callStripe(async () => {
    const customer =
      payment.keep_for === null
        ? null
        : await stripe.customers.create(customerOf(payment), { idempotencyKey: `cus-${payment.id}` })
    // An expired page is replaced by another.
    return stripe.checkout.sessions.create(pageParams(request, hostedPage, customer), {
      idempotencyKey: `cs-${payment.id}-${payment.reference ?? ''}`,
    })
  })
  if (isRefusal(session)) return { update: {}, step: { kind: 'declined', reason: failureOf(session.decline_code) } }
  return { update: { reference: session.id }, step: stepOfPage(session) }
}

function pageParams(
  { payment }: ProviderRequest,
  { backUrl, cancelUrl }: HostedPage,
  customer: { id: string } | null,
): Stripe.Checkout.SessionCreateParams {
  const { amount, currency, description, metadata } = paramsOf(payment)
  const { email } = payment.customer
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: { currency, unit_amount: amount, product_data: { name: description || metadata.payment } },
      },
    ],
    payment_intent_data: {
      description,
      metadata,
      capture_method: payment.capture === 'later' ? 'manual' : 'automatic',
      ...(customer ? { setup_future_usage: 'off_session' as const } : {}),
    },
    metadata,
    success_url: backUrl,
    cancel_url: cancelUrl,
    ...(customer ? { customer: customer.id } : email ? { customer_email: email } : {}),
  }
}

export async function progressOfHostedPage(ctx: SiteContext, { account, payment }: ProviderRequest): Promise<Progress> {
  const session = await pageAt(ctx, account, payment.reference ?? '')
  const intent = intentOf(session)
  if (!intent) return { update: {}, step: stepOfPage(session) }
  return { update: updateOfIntent(intent), step: stepOfIntent(intent, account.publishableKey) }
}

export async function updateOfHostedPage(
  ctx: SiteContext,
  { account, reference }: { account: ProviderAccount; reference: string },
): Promise<ProviderUpdate> {
  const intent = intentOf(await pageAt(ctx, account, reference))
  return intent ? updateOfIntent(intent) : {}
}

/** Closes the page to further payments; one made before is reported. */
export async function closeHostedPage(
  ctx: SiteContext,
  { account, payment }: ProviderRequest,
): Promise<ProviderUpdate> {
  const session = await pageAt(ctx, account, payment.reference ?? '')
  const intent = session.status === 'complete' ? intentOf(session) : null
  if (intent) return updateOfIntent(intent)
  if (session.status === 'open') await callStripe(() => stripeClient(ctx, account).checkout.sessions.expire(session.id))
  return { state: 'cancelled' }
}

async function pageAt(ctx: SiteContext, account: ProviderAccount, reference: string): Promise<Stripe.Checkout.Session> {
  const expanded = ['payment_intent', ...expand.map((part) => `payment_intent.${part}`)]
  const session = await callStripe(() =>
    stripeClient(ctx, account).checkout.sessions.retrieve(reference, { expand: expanded }),
  )
  if (isRefusal(session)) throw session
  return session
}

function intentOf({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null {
  return typeof intent === 'object' ? intent : null
}

function stepOfPage({ status, url }: Stripe.Checkout.Session): Progress['step'] {
  if (status === 'open' && url) return { kind: 'redirect', url }
  return status === 'complete' ? { kind: 'wait' } : { kind: 'declined', reason: 'gone' }
}
