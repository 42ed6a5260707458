import { countAttempt, type Limit } from '#features/accounts/server'
import { mostCodes, normalCode } from '#features/discounts/contract'
import type { Writable } from '#platform/context'
import { countryCodes, tidyAddress } from '#platform/contract'
import { type Answer, networkPrefix } from '#platform/http'
import { checkoutProblems } from '../../contract/index.ts'
import { answerCart, type CartTransaction, type CartContext } from './answer-cart.ts'
import { type CartRow, changedCart, ownCart, touchCart, readCart } from '../base/carts.queries.ts'
import { openCart } from './open-cart.ts'
import { inCartTransaction } from './in-cart-transaction.ts'
import { withCartErrors } from './with-cart-errors.ts'

export const codeGuesses: Limit = { name: 'coupon', capacity: 40, refillSeconds: 15, slowAfter: 30 }

/**
 * Adds a code. Guessing is limited across all carts. It opens its own transaction, so that the count outlives a
 * refusal.
 */
export async function addCoupon(ctx: Writable<CartContext>, input: { code: string }): Promise<Answer> {
  return withCartErrors(ctx, { failed: 'codes' }, async () => {
    await countAttempt(ctx, codeGuesses, `${ctx.site.id} ${networkPrefix(ctx.caller.address)}`)
    return inCartTransaction(ctx, (tx) => keepCoupon(tx, input))
  })
}

async function keepCoupon(ctx: CartTransaction, { code: typed }: { code: string }): Promise<Answer> {
  return withCartErrors(ctx, { failed: 'codes' }, async () => {
    const { cart, token } = await openCart(ctx)
    holdCoupon(ctx, cart, typed)
    return answerCart(ctx, await readCart(ctx, cart.id), { ...(token ? { token } : {}), notice: { said: 'code' } })
  })
}

/** A code without a present effect stays in the cart with the reason, because it may apply later. */
export function holdCoupon(ctx: CartTransaction, cart: CartRow, typed: string): void {
  const code = normalCode(typed).slice(0, 60)
  if (cart.codes.includes(code)) return
  if (cart.codes.length >= mostCodes) throw checkoutProblems.tooManyCodes({ most: mostCodes })
  touchCart(ctx, cart.id, { codes: [...cart.codes, code] })
}

export async function removeCoupon(ctx: CartTransaction, { code: typed }: { code: string }): Promise<Answer> {
  const code = normalCode(typed)
  const loaded = await ownCart(ctx)
  return answerCart(
    ctx,
    loaded && changedCart(ctx, loaded, { codes: loaded.cart.codes.filter((appliedCode) => appliedCode !== code) }),
  )
}

/** Sets the destination, as far as the shipping price depends on it. */
export async function setLocation(
  ctx: CartTransaction,
  input: { country: string; region: string; postalCode: string },
): Promise<Answer> {
  return withCartErrors(ctx, { failed: 'shipping' }, async () => {
    if (!countryCodes.includes(input.country)) throw checkoutProblems.badCountry()
    const { country, region, postalCode } = tidyAddress({ ...blank, ...input })
    const loaded = await ownCart(ctx)
    return answerCart(ctx, loaded && changedCart(ctx, loaded, { location: { country, region, postalCode } }))
  })
}

export async function setOption(ctx: CartTransaction, { id }: { id: string }): Promise<Answer> {
  const loaded = await ownCart(ctx)
  // An option that is not offered counts as not chosen: prices never come from an earlier choice.
  return answerCart(ctx, loaded && changedCart(ctx, loaded, { shipping_option: id }))
}

const blank = { firstName: '', lastName: '', company: '', line1: '', line2: '', city: '', phone: '' }
