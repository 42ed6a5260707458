import { type Input, postalAddressSchema, tidyAddress } from '#platform/contract'
import { type Answer, redirect } from '#platform/http'
import { type checkoutApi, checkoutProblems } from '../contract/index.ts'
import type { CartContext } from './answer-cart.ts'
import { lockedCart, touchCart, type WholeCart, wholeCart } from './carts.queries.ts'
import { type Checkout, checkoutOf, keepCheckout } from './checkouts.queries.ts'

/** Keeps what was typed, right or wrong; the page says what is still wrong, and goes on when nothing is. */
export async function saveDetails(ctx: CartContext, given: Input<typeof checkoutApi.details>): Promise<Answer> {
  const { whole, checkout } = await openCheckout(ctx)
  const { email, vatNumber, note, wantsNews, ...address } = given
  const row = {
    ...checkout.row,
    email,
    address: tidyAddress(postalAddressSchema.parse(address)),
    vat_number: vatNumber,
    note,
    wants_news: wantsNews !== undefined,
  }
  await keepCheckout(ctx, row)
  const { country, region, postalCode } = row.address
  await touchCart(ctx, whole.cart.id, { email: email === '' ? null : email, location: country === '' ? null : { country, region, postalCode } })
  const again = await openCheckout(ctx)
  return redirect(Object.keys(again.checkout.faults).length > 0 ? '/checkout?step=details&said=wrong' : '/checkout')
}

export async function saveShipping(ctx: CartContext, { option }: Input<typeof checkoutApi.shipping>): Promise<Answer> {
  const { whole } = await openCheckout(ctx)
  await touchCart(ctx, whole.cart.id, { shipping_option: option })
  return redirect('/checkout')
}

/** The checkout of this browser's cart, which is locked; throws when there is nothing to buy. */
export async function openCheckout(ctx: CartContext): Promise<{ whole: WholeCart; checkout: Checkout }> {
  const cart = ctx.cart ? await lockedCart(ctx, ctx.cart.id) : null
  const whole = cart ? await wholeCart(ctx, cart.id) : null
  if (!whole || whole.lines.length === 0) throw checkoutProblems.notOpen()
  return { whole, checkout: await checkoutOf(ctx, whole) }
}
