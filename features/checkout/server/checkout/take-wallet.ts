import { keepSource } from '#features/visits/server'
import { type Input, postalAddressSchema, tidyAddress } from '#platform/contract'
import type { checkoutApi } from '../../contract/index.ts'
import { cartPath, type CartTransaction } from '../cart/answer-cart.ts'
import { lockedLine } from '../base/may-buy.ts'
import { touchCart } from '../base/carts.queries.ts'
import { checkoutKey, keepCheckout, pricedCheckout, startOf } from '../pricing/checkouts.queries.ts'
import { lockedCheckout } from './save-details.ts'

/**
 * Applies a wallet's payer and destination. It returns the start of the payment, or the page where the shopper has to
 * review something first.
 */
export async function takeWallet(
  ctx: CartTransaction,
  { email, option, ...wallet }: Input<typeof checkoutApi.wallet>,
): Promise<{ go: string } | { fingerprint: string; dueMinor: number }> {
  const { loaded, stored, goods } = await lockedCheckout(ctx)
  const address = tidyAddress(postalAddressSchema.parse(wallet))
  const row = { ...(stored ?? startOf(ctx, loaded)), email, address, keeps_address: false }
  keepCheckout(ctx, row)
  keepSource(ctx, checkoutKey(row.id))
  const { country, region, postalCode } = address
  const changes = {
    email: email === '' ? null : email,
    location: country === '' ? null : { country, region, postalCode },
    shipping_option: option,
  }
  touchCart(ctx, loaded.cart.id, changes)
  const { priced, faults } = await pricedCheckout(
    ctx,
    { ...loaded, cart: { ...loaded.cart, ...changes } },
    { stored: row, goods },
  )
  const locked = await lockedLine(ctx, loaded.lines, goods)
  if (locked !== null) return { go: cartPath({ said: 'locked', line: locked }) }
  if (!priced.canCheckOut) return { go: '/cart' }
  if (Object.keys(faults).length > 0) return { go: '/checkout?step=details&said=wrong' }
  if (priced.requiresShipping && !priced.shipping.selected) return { go: '/checkout' }
  return { fingerprint: priced.fingerprint, dueMinor: priced.totals.dueMinor }
}
