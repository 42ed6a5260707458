import { sellables } from '#features/catalog/server'
import { type Input, postalAddressSchema, tidyAddress } from '#platform/contract'
import { type Answer, redirect } from '#platform/http'
import { type checkoutApi, checkoutProblems } from '../contract/index.ts'
import type { CartContext } from './answer-cart.ts'
import { lockedWhole, touchCart, type WholeCart } from './carts.queries.ts'
import type { CheckoutsTable } from './checkout.tables.ts'
import { type Checkout, checkoutRow, faultsOf, keepCheckout, pricedCheckout, startOf } from './checkouts.queries.ts'
import { isSent } from './compose-cart.ts'
import { lineBefore } from './line-before.ts'
import { remindLater } from './remind.job.ts'

/** Keeps what was typed, right or wrong; the page says what is still wrong, and goes on when nothing is. */
export async function saveDetails(ctx: CartContext, given: Input<typeof checkoutApi.details>): Promise<Answer> {
  const { whole, known } = await lockedCheckout(ctx)
  const { email, vatNumber, note, wantsNews, ...address } = given
  const row = {
    ...(known ?? startOf(ctx, whole)),
    email,
    address: tidyAddress(postalAddressSchema.parse(address)),
    vat_number: vatNumber,
    note,
    wants_news: wantsNews !== undefined,
  }
  keepCheckout(ctx, row)
  const { country, region, postalCode } = row.address
  touchCart(ctx, whole.cart.id, { email: email === '' ? null : email, location: country === '' ? null : { country, region, postalCode } })
  if (email !== '') await remindLater(ctx, whole.cart.id)
  const faults = faultsOf(row, await requiresShipping(ctx, whole))
  return redirect(Object.keys(faults).length > 0 ? '/checkout?step=details&said=wrong' : '/checkout')
}

export async function saveShipping(ctx: CartContext, { option }: Input<typeof checkoutApi.shipping>): Promise<Answer> {
  const { whole } = await lockedCheckout(ctx)
  touchCart(ctx, whole.cart.id, { shipping_option: option })
  return redirect('/checkout')
}

/** The checkout of this browser's cart, which is locked; throws when there is nothing to buy. */
export async function openCheckout(ctx: CartContext): Promise<{ whole: WholeCart; checkout: Checkout }> {
  const { whole, known } = await lockedCheckout(ctx)
  return { whole, checkout: await pricedCheckout(ctx, whole, known) }
}

async function lockedCheckout(ctx: CartContext): Promise<{ whole: WholeCart; known: CheckoutsTable | undefined }> {
  const [whole, known] = ctx.cart ? await Promise.all([lockedWhole(ctx, ctx.cart.id), checkoutRow(ctx, ctx.cart.id)]) : []
  if (!whole || whole.lines.length === 0) throw checkoutProblems.notOpen()
  return { whole, known }
}

async function requiresShipping(ctx: CartContext, { cart, lines }: WholeCart): Promise<boolean> {
  const ids = lines.map(({ variant_id }) => variant_id)
  const found = await sellables(ctx, ids, { holder: cart.id })
  return lines.map((row) => lineBefore(row, found.get(row.variant_id) ?? null)).some(isSent)
}
