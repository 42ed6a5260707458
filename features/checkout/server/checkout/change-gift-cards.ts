import { countAttempt, type Limit } from '#features/accounts/server'
import { recognised, type Writable } from '#platform/context'
import type { Input } from '#platform/contract'
import { inSite } from '#platform/database'
import { type Answer, redirect, networkPrefix } from '#platform/http'
import { refusalParameter, type checkoutApi } from '../../contract/index.ts'
import { openCheckout } from './save-details.ts'
import type { CartContext } from '../cart/answer-cart.ts'
import { dropGiftCard, holdGiftCard } from '../cart/hold-gift-card.ts'

export const cardGuesses: Limit = { name: 'gift-card', capacity: 10, refillSeconds: 60, slowAfter: 6 }

/**
 * Applies a gift card. Codes are money: guesses are counted by their origin in a separate transaction, and a wrong code
 * reveals nothing. A valid code explains why the card does not pay.
 */
export async function changeGiftCards(
  ctx: Writable<CartContext>,
  { code, remove }: Input<typeof checkoutApi.card>,
): Promise<Answer> {
  if (remove === undefined) await countAttempt(ctx, cardGuesses, `${ctx.site.id} ${networkPrefix(ctx.caller.address)}`)
  return inSite(ctx, ctx.site, async (own) => {
    const tx = await recognised(own, ctx.caller.cookie)
    const { loaded, checkout } = await openCheckout(tx)
    if (remove !== undefined) {
      dropGiftCard(tx, loaded.cart, remove)
      return redirect('/checkout')
    }
    const { currency } = checkout.priced
    const refusal = await holdGiftCard(tx, { cart: loaded.cart, code, currency })
    return redirect(refusal ? `/checkout?said=${refusalParameter(refusal)}` : '/checkout')
  })
}
