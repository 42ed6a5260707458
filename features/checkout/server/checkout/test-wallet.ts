import { settingsOf } from '#features/sites/server'
import { paymentOptions } from '#features/payments/server'
import { shippingCountries } from '#features/shipping/server'
import { taxSettings } from '#features/tax/server'
import type { SiteContext } from '#platform/context'
import { addressRules, postalAddressSchema, type PostalAddress } from '#platform/contract'
import { type Answer, redirect } from '#platform/http'
import { checkoutSettings } from '../../contract/index.ts'
import type { CartTransaction } from '../cart/answer-cart.ts'
import { touchCart } from '../base/carts.queries.ts'
import { faultsOf, keepCheckout, startOf } from '../pricing/checkouts.queries.ts'
import { lockedCheckout } from './save-details.ts'

/** Whether the shop enabled wallets (A3.26) and accepts test payments. */
export async function offersTestWallet(ctx: SiteContext): Promise<boolean> {
  const { expressCheckout } = await settingsOf(ctx, checkoutSettings)
  return expressCheckout && (await paymentOptions(ctx)).some(({ provider }) => provider === 'test')
}

/** Simulates a wallet that provides the payer and the address. Values that the shopper typed are kept. */
export async function takeTestWallet(ctx: CartTransaction): Promise<Answer> {
  const { loaded, stored } = await lockedCheckout(ctx)
  if (!(await offersTestWallet(ctx))) return redirect('/checkout')
  const row = stored ?? startOf(ctx, loaded)
  if (
    row.email === '' ||
    Object.keys(faultsOf(row, { requiresShipping: true, form: null, vatCheck: null, isMember: false })).length > 0
  ) {
    const address = await walletAddress(ctx)
    const { country, region, postalCode } = address
    keepCheckout(ctx, { ...row, email: 'wallet@example.com', address, keeps_address: false })
    touchCart(ctx, loaded.cart.id, { email: 'wallet@example.com', location: { country, region, postalCode } })
  }
  return redirect('/checkout?wallet=test')
}

/** Returns an address in the shop's country if it ships there, or else in another country of delivery. */
async function walletAddress(ctx: SiteContext): Promise<PostalAddress> {
  const own = (await taxSettings(ctx)).settings.country
  const delivers = await shippingCountries(ctx)
  const country = delivers === null || delivers.includes(own) ? own : (delivers[0] ?? own)
  const { postalExample, regions } = addressRules(country)
  const person = { firstName: 'Test', lastName: 'Wallet', line1: '1 Test Street', city: 'Testville', country }
  return postalAddressSchema.parse({ ...person, postalCode: postalExample ?? '', region: regions[0]?.code ?? '' })
}
