import { settingsOf } from '#features/sites/server'
import type { PaymentOption } from '#features/payments/contract'
import { paymentOptions } from '#features/payments/server'
import { shippingCountries } from '#features/shipping/server'
import type { SiteContext } from '#platform/context'
import { cartMessages, checkoutMessages, checkoutSettings } from '../../contract/index.ts'
import type { StripeExpressSettings, StripeFieldsSettings } from '../../contract/stripe-fields.ts'
import type { PricedCart } from './priced-cart.ts'

/** Origins of Stripe's calls and fields, and of banks that verify card holders in a frame. */
export const stripeOrigins = [
  'https://js.stripe.com',
  'https://*.js.stripe.com',
  'https://api.stripe.com',
  'https://hooks.stripe.com',
]

/** Returns the payment settings of this cart for Stripe's fields; null where Stripe does not take it. */
export function stripeFieldsSettings(
  { site, locale }: SiteContext,
  priced: PricedCart,
  options: readonly PaymentOption[],
): StripeFieldsSettings | null {
  const script = options.find(({ provider }) => provider === 'stripe')?.script
  if (!script || priced.totals.dueMinor === 0) return null
  const say = (name: 'said.failed' | 'offline' | 'busy') => checkoutMessages(locale, name)
  return {
    ...script,
    locale: site.locale,
    amountMinor: priced.totals.dueMinor,
    currency: priced.currency,
    isKept: priced.lines.some(({ row }) => row.is_subscription),
    words: { failed: say('said.failed'), offline: say('offline'), busy: say('busy') },
  }
}

/** A3.26: settings of the wallets on the cart page, where the shop enabled them and Stripe is connected. */
export async function stripeExpress(
  ctx: SiteContext,
  priced: PricedCart | null,
): Promise<StripeExpressSettings | null> {
  // A wallet shows a total from which gift cards are not deducted.
  if (!priced?.canCheckOut || priced.giftCards.length > 0 || !(await settingsOf(ctx, checkoutSettings)).expressCheckout)
    return null
  const stripeSettings = stripeFieldsSettings(ctx, priced, await paymentOptions(ctx))
  return (
    stripeSettings && {
      ...stripeSettings,
      countries: await shippingCountries(ctx),
      later: cartMessages(ctx.locale, 'shippingLater'),
    }
  )
}

/** Whether the page of the cart may reach Stripe at all, whatever is in it. */
export async function offersStripeExpress(ctx: SiteContext): Promise<boolean> {
  const { expressCheckout } = await settingsOf(ctx, checkoutSettings)
  return expressCheckout && (await paymentOptions(ctx)).some(({ provider }) => provider === 'stripe')
}
