import Stripe from 'stripe'
import type { SiteContext } from '#platform/context'
import { Problem } from '#platform/contract'
import { paymentsProblems } from '../../contract/index.ts'
import type { ProviderAccount } from '../provider.ts'

/** Creates a client for one call. Stripe receives nothing about the installation besides the call. */
export function stripeClient({ config, log }: SiteContext, { secretKey }: Pick<ProviderAccount, 'secretKey'>): Stripe {
  if (secretKey === '') throw paymentsProblems.settingsUnfit({ what: 'The secret key of Stripe is missing.' })
  const base = config.stripeApi ? new URL(config.stripeApi) : null
  log.info({ provider: 'stripe' }, 'The payment provider is asked.')
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(base
      ? {
          host: base.hostname,
          port: base.port,
          protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
        }
      : {}),
  })
}

/** Converts Stripe's errors to sentences for the person; a declined card is no failure and is returned. */
export async function callStripe<R>(
  call: () => Promise<R>,
): Promise<R | InstanceType<typeof Stripe.errors.StripeCardError>> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return error
    if (error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeAPIError)
      throw Object.assign(paymentsProblems.providerUnreachable(), { cause: error })
    if (error instanceof Stripe.errors.StripeError && !(error instanceof Problem))
      throw Object.assign(paymentsProblems.providerRefuses({ reason: error.message.slice(0, 300) }), { cause: error })
    throw error
  }
}

export function isRefusal(answer: unknown): answer is InstanceType<typeof Stripe.errors.StripeCardError> {
  return answer instanceof Stripe.errors.StripeCardError
}

export function failureOf(code: string | null | undefined): string {
  if (code === 'insufficient_funds') return 'insufficient_funds'
  if (code === 'expired_card') return 'expired'
  return code === 'authentication_required' || code === 'payment_intent_authentication_failure'
    ? 'authentication'
    : 'declined'
}
