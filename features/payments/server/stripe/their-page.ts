import type Stripe from 'stripe'
import type { SiteContext } from '#platform/context'
import type { Asked, Progress, ProviderAccount, ProviderNews, TheirPage } from '../provider.ts'
import { askStripe, failureOf, isRefusal, stripeClient } from './stripe-client.ts'
import { newsOfIntent, stepOfIntent } from './stripe-news.ts'
import { customerOf, expand, paramsOf } from './stripe-params.ts'

/** Stripe's own page asks for the card: it needs no script of ours. The payment has the page's name until somebody pays there. */
export async function beginOnTheirPage(ctx: SiteContext, asked: Asked, theirPage: TheirPage): Promise<Progress> {
  const { payment, account } = asked
  if (payment.reference !== null) {
    const known = await progressOfPage(ctx, asked)
    if (known.step.kind !== 'declined') return known
  }
  const stripe = stripeClient(ctx, account)
  const session = await askStripe(async () => {
    const customer =
      payment.keep_for === null
        ? null
        : await stripe.customers.create(customerOf(payment), { idempotencyKey: `cus-${payment.id}` })
    // A page that nobody used in time is followed by another.
    return stripe.checkout.sessions.create(pageParams(asked, theirPage, customer), {
      idempotencyKey: `cs-${payment.id}-${payment.reference ?? ''}`,
    })
  })
  if (isRefusal(session)) return { news: {}, step: { kind: 'declined', reason: failureOf(session.decline_code) } }
  return { news: { reference: session.id }, step: stepOfPage(session) }
}

function pageParams(
  { payment }: Asked,
  { backUrl, cancelUrl }: TheirPage,
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

export async function progressOfPage(ctx: SiteContext, { account, payment }: Asked): Promise<Progress> {
  const session = await pageAt(ctx, account, payment.reference ?? '')
  const intent = intentOf(session)
  if (!intent) return { news: {}, step: stepOfPage(session) }
  return { news: newsOfIntent(intent), step: stepOfIntent(intent, account.publishableKey) }
}

export async function newsOfPage(
  ctx: SiteContext,
  { account, reference }: { account: ProviderAccount; reference: string },
): Promise<ProviderNews> {
  const intent = intentOf(await pageAt(ctx, account, reference))
  return intent ? newsOfIntent(intent) : {}
}

/** Nobody can pay there any more; what was paid there is told. */
export async function closePage(ctx: SiteContext, { account, payment }: Asked): Promise<ProviderNews> {
  const session = await pageAt(ctx, account, payment.reference ?? '')
  const intent = session.status === 'complete' ? intentOf(session) : null
  if (intent) return newsOfIntent(intent)
  if (session.status === 'open') await askStripe(() => stripeClient(ctx, account).checkout.sessions.expire(session.id))
  return { state: 'cancelled' }
}

async function pageAt(ctx: SiteContext, account: ProviderAccount, reference: string): Promise<Stripe.Checkout.Session> {
  const whole = ['payment_intent', ...expand.map((part) => `payment_intent.${part}`)]
  const session = await askStripe(() =>
    stripeClient(ctx, account).checkout.sessions.retrieve(reference, { expand: whole }),
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
