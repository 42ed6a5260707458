import type { PaymentOption } from '#features/payments/contract'
import { paymentOptions } from '#features/payments/server'
import type { SiteContext } from '#platform/context'

/** The ways to pay that go by forms and pages alone. What needs a provider's script in the page is not offered here. */
export async function waysToPay(ctx: SiteContext): Promise<PaymentOption[]> {
  return (await paymentOptions(ctx)).filter(({ provider }) => provider !== 'stripe')
}
