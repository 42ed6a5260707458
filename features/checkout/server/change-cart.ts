import { countAttempt, type Limit, networkPrefix } from '#features/accounts/server'
import { mostCodes, normalCode } from '#features/discounts/contract'
import { recognised } from '#platform/context'
import { inSite } from '#platform/database'
import { countryCodes, tidyAddress } from '#platform/contract'
import type { Answer } from '#platform/http'
import { checkoutProblems } from '../contract/index.ts'
import { answerCart, type CartContext } from './answer-cart.ts'
import { lockedCart, touchCart } from './carts.queries.ts'
import { openCart } from './open-cart.ts'
import { withCartErrors } from './with-cart-errors.ts'

const guesses: Limit = { name: 'coupon', capacity: 40, refillSeconds: 15, slowAfter: 30 }

/** Whoever tries codes one after the other is stopped, whatever cart they use. Opens its own transaction, so that the count outlives a refusal. */
export async function addCoupon(ctx: CartContext, input: { code: string }): Promise<Answer> {
  return withCartErrors(ctx, { failed: 'form' }, async () => {
    await countAttempt(ctx, guesses, `${ctx.site.id} ${networkPrefix(ctx.caller.address)}`)
    return inSite(ctx, ctx.site, async (inside) => keepCoupon(await recognised(inside, ctx.caller.cookie), input))
  })
}

/** A code that has no effect now stays in the cart and says why: it may count later. */
async function keepCoupon(ctx: CartContext, { code: typed }: { code: string }): Promise<Answer> {
  return withCartErrors(ctx, { failed: 'form' }, async () => {
    const code = normalCode(typed).slice(0, 60)
    const { cart, token } = await openCart(ctx)
    if (!cart.codes.includes(code)) {
      if (cart.codes.length >= mostCodes) throw checkoutProblems.tooManyCodes({ most: mostCodes })
      await touchCart(ctx, cart.id, { codes: [...cart.codes, code] })
    }
    return answerCart(ctx, cart.id, { ...(token ? { token } : {}), said: { said: 'code' } })
  })
}

export async function removeCoupon(ctx: CartContext, { code: typed }: { code: string }): Promise<Answer> {
  const code = normalCode(typed)
  const cart = ctx.cart ? await lockedCart(ctx, ctx.cart.id) : null
  if (!cart) return answerCart(ctx, null)
  await touchCart(ctx, cart.id, { codes: cart.codes.filter((one) => one !== code) })
  return answerCart(ctx, cart.id)
}

/** Where it would go, as far as the price of shipping depends on it. */
export async function setLocation(ctx: CartContext, given: { country: string; region: string; postalCode: string }): Promise<Answer> {
  return withCartErrors(ctx, { failed: 'form' }, async () => {
    if (!countryCodes.includes(given.country)) throw checkoutProblems.badCountry()
    const cart = ctx.cart ? await lockedCart(ctx, ctx.cart.id) : null
    if (!cart) return answerCart(ctx, null)
    const { country, region, postalCode } = tidyAddress({ ...blank, ...given })
    await touchCart(ctx, cart.id, { location: { country, region, postalCode } })
    return answerCart(ctx, cart.id)
  })
}

export async function setOption(ctx: CartContext, { id }: { id: string }): Promise<Answer> {
  const cart = ctx.cart ? await lockedCart(ctx, ctx.cart.id) : null
  if (!cart) return answerCart(ctx, null)
  // What is not offered is as if it had not been chosen: prices never come from what was chosen once.
  await touchCart(ctx, cart.id, { shipping_option: id })
  return answerCart(ctx, cart.id)
}

const blank = { firstName: '', lastName: '', company: '', line1: '', line2: '', city: '', phone: '' }
