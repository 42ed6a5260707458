import type { Sellable } from '#features/catalog/server'
import { keepSource } from '#features/visits/server'
import { checkVatNumber, vatCheckOf } from '#features/tax/server'
import type { OutsideTransaction } from '#platform/context'
import { type Input, postalAddressSchema, tidyAddress } from '#platform/contract'
import { type Answer, redirect } from '#platform/http'
import { type checkoutApi, checkoutProblems } from '../../contract/index.ts'
import { type CartContext, cartPath, type CartTransaction } from '../cart/answer-cart.ts'
import { inCartTransaction } from '../cart/in-cart-transaction.ts'
import { goodsIn, lockCart, touchCart, type CartWithLines } from '../base/carts.queries.ts'
import { lockedLine } from '../base/may-buy.ts'
import { checkoutForm } from '../base/checkout-form.queries.ts'
import {
  type Checkout,
  checkoutKey,
  checkoutRow,
  faultsOf,
  keepCheckout,
  pricedCheckout,
  startOf,
} from '../pricing/checkouts.queries.ts'
import { paysTwice } from '../pricing/needless-lines.ts'
import { isSent } from '../pricing/tax-of-cart.ts'
import { lineBefore } from '../pricing/line-before.ts'
import { remindLater } from '../reminders/remind.job.ts'

/** Asks about the VAT number before anything is locked; then as `saveDetails`. */
export async function checkDetails(
  ctx: OutsideTransaction<CartContext>,
  input: Input<typeof checkoutApi.details>,
): Promise<Answer> {
  if (ctx.caller.cookie('__Host-cart') !== undefined && input.vatNumber !== '')
    await checkVatNumber(ctx, { typed: input.vatNumber })
  return inCartTransaction(ctx, (tx) => saveDetails(tx, input))
}

/** Stores typed values, valid or not; the page shows their faults, and continues when there are none. */
async function saveDetails(ctx: CartTransaction, input: Input<typeof checkoutApi.details>): Promise<Answer> {
  const { loaded, stored, goods } = await lockedCheckout(ctx)
  const {
    email,
    vatNumber,
    note,
    acceptsMarketing,
    keepsAddress,
    shownCountry,
    adapt,
    form: answers,
    ...address
  } = input
  const row = {
    ...(stored ?? startOf(ctx, loaded)),
    email,
    address: tidyAddress(postalAddressSchema.parse(address)),
    vat_number: vatNumber,
    note,
    accepts_marketing: acceptsMarketing !== undefined,
    keeps_address: keepsAddress !== undefined,
    answers,
  }
  keepCheckout(ctx, row)
  keepSource(ctx, checkoutKey(row.id))
  const locked = await lockedLine(ctx, loaded.lines, goods)
  const { country, region, postalCode } = row.address
  touchCart(ctx, loaded.cart.id, {
    email: email === '' ? null : email,
    location: country === '' ? null : { country, region, postalCode },
  })
  if (email !== '') await remindLater(ctx, loaded.cart.id)
  // Enter in any field presses the form's first button, which is this one: it counts only where another country was
  // chosen.
  if (adapt && country !== shownCountry) return redirect('/checkout?step=details#checkout-country')
  if (locked !== null) return redirect(cartPath({ said: 'locked', line: locked }))
  const requiresShipping = loaded.lines.map((line) => lineBefore(line, goods.get(line.variant_id) ?? null)).some(isSent)
  const faults = faultsOf(row, {
    requiresShipping,
    form: await checkoutForm(ctx),
    vatCheck: await vatCheckOf(ctx, row.vat_number),
    isMember: await paysTwice(ctx, { email, lines: loaded.lines, goods }),
  })
  return redirect(Object.keys(faults).length > 0 ? '/checkout?step=details&said=wrong' : '/checkout')
}

export async function saveShipping(
  ctx: CartTransaction,
  { option }: Input<typeof checkoutApi.shipping>,
): Promise<Answer> {
  const { loaded } = await lockedCheckout(ctx)
  touchCart(ctx, loaded.cart.id, { shipping_option: option })
  return redirect('/checkout#checkout-shipping')
}

/** The checkout of this browser's cart, which is locked; throws when there is nothing to buy. */
export async function openCheckout(
  ctx: CartTransaction,
): Promise<{ loaded: CartWithLines; checkout: Checkout; goods: ReadonlyMap<string, Sellable> }> {
  const { loaded, ...read } = await lockedCheckout(ctx)
  return { loaded, checkout: await pricedCheckout(ctx, loaded, read), goods: read.goods }
}

export async function lockedCheckout(ctx: CartTransaction) {
  if (!ctx.cart) throw checkoutProblems.notOpen()
  const { id } = ctx.cart
  const [loaded, row, goods] = await Promise.all([lockCart(ctx, id), checkoutRow(ctx, id), goodsIn(ctx, id)])
  if (!loaded || loaded.lines.length === 0) throw checkoutProblems.notOpen()
  return { loaded, stored: row, goods }
}
