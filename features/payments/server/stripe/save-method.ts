import type Stripe from 'stripe'
import { type PaymentStep, paymentsProblems } from '../../contract/index.ts'
import type { OutsideProvider } from '../provider.ts'
import { callStripe, failureOf, isRefusal, stripeClient } from './stripe-client.ts'
import { methodInfoOf, idOf } from './stripe-updates.ts'

/** Stores a card without a payment, by a SetupIntent that is created first and read after the payer's page is done. */
export const saveStripeMethod: NonNullable<OutsideProvider['saveMethod']> = async (
  ctx,
  { account, holder, key, customer, setup, returnUrl },
) => {
  const stripe = stripeClient(ctx, account)
  const metadata = { holder, website: ctx.site.id }
  if (setup === null && returnUrl !== null) return onTheirPage(stripe, { metadata, key, customer, returnUrl })
  const intent = await callStripe(async () => {
    if (setup !== null)
      return stripe.setupIntents.retrieve(await intentIdOf(stripe, setup), { expand: ['payment_method'] })
    const stripeCustomer = await stripe.customers.create(
      { metadata, ...(customer.email ? { email: customer.email } : {}) },
      { idempotencyKey: `cus-${key}` },
    )
    const params = {
      customer: stripeCustomer.id,
      usage: 'off_session' as const,
      automatic_payment_methods: { enabled: true },
      metadata,
    }
    return stripe.setupIntents.create(params, { idempotencyKey: `si-${key}` })
  })
  if (isRefusal(intent))
    return { step: { kind: 'declined', reason: failureOf(intent.decline_code) }, setup, storedMethod: null }
  if (intent.metadata?.['holder'] !== holder || intent.metadata['website'] !== ctx.site.id)
    throw paymentsProblems.notFound()
  const method = intent.payment_method
  if (intent.status === 'succeeded' && typeof method === 'object' && method !== null) {
    return {
      step: { kind: 'done' },
      setup: intent.id,
      storedMethod: { reference: method.id, customerReference: idOf(intent.customer), details: methodInfoOf(method) },
    }
  }
  const error = intent.last_setup_error
  if (error)
    return {
      step: { kind: 'declined', reason: failureOf(error.decline_code ?? error.code) },
      setup: intent.id,
      storedMethod: null,
    }
  return {
    step: { kind: 'element', clientSecret: intent.client_secret ?? '', publishableKey: account.publishableKey },
    setup: intent.id,
    storedMethod: null,
  }
}

/** Stripe's own page asks for the card: it needs no script of ours. */
async function onTheirPage(
  stripe: Stripe,
  {
    metadata,
    key,
    customer,
    returnUrl,
  }: { metadata: Record<string, string>; key: string; customer: { email?: string; name?: string }; returnUrl: string },
): Promise<{ step: PaymentStep; setup: string | null; storedMethod: null }> {
  const session = await callStripe(async () => {
    const stripeCustomer = await stripe.customers.create(
      { metadata, ...(customer.email ? { email: customer.email } : {}) },
      { idempotencyKey: `cus-${key}` },
    )
    const url = {
      success_url: returnUrl.replace('{SETUP}', '{CHECKOUT_SESSION_ID}'),
      cancel_url: returnUrl.replace('{SETUP}', ''),
    }
    const params = {
      mode: 'setup' as const,
      customer: stripeCustomer.id,
      payment_method_types: ['card' as const],
      setup_intent_data: { metadata },
      ...url,
    }
    return stripe.checkout.sessions.create(params, { idempotencyKey: `cs-${key}` })
  })
  if (isRefusal(session) || !session.url)
    return { step: { kind: 'declined', reason: 'declined' }, setup: null, storedMethod: null }
  return { step: { kind: 'redirect', url: session.url }, setup: session.id, storedMethod: null }
}

async function intentIdOf(stripe: Stripe, setup: string): Promise<string> {
  if (!setup.startsWith('cs_')) return setup
  const session = await stripe.checkout.sessions.retrieve(setup)
  return idOf(session.setup_intent) ?? setup
}
