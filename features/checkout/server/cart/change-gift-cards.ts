import { countAttempt, type Limit } from '#features/accounts/server'
import { giftCardOf, giftCardsById } from '#features/giftcards/server'
import { takesLivePayments } from '#features/payments/server'
import { recognised, type Writable } from '#platform/context'
import type { Input } from '#platform/contract'
import { inSite } from '#platform/database'
import { type Answer, redirect, networkPrefix } from '#platform/http'
import type { checkoutApi } from '../../contract/index.ts'
import type { CartContext } from './answer-cart.ts'
import { touchCart } from './carts.queries.ts'
import { openCheckout } from '../checkout/save-details.ts'

const guesses: Limit = { name: 'gift-card', capacity: 10, refillSeconds: 60, slowAfter: 6 }
const mostCards = 5

/**
 * Codes are money: each guess is counted by where it comes from, in a transaction of its own, and a wrong code learns nothing. Whoever has the code
 * of a card learns why it does not pay.
 */
export async function changeGiftCards(
  ctx: Writable<CartContext>,
  { code, remove }: Input<typeof checkoutApi.card>,
): Promise<Answer> {
  if (remove === undefined) await countAttempt(ctx, guesses, `${ctx.site.id} ${networkPrefix(ctx.caller.address)}`)
  return inSite(ctx, ctx.site, async (own) => {
    const tx = await recognised(own, ctx.caller.cookie)
    const { loaded, checkout } = await openCheckout(tx)
    const giftCardIds = loaded.cart.gift_card_ids
    if (remove !== undefined) {
      touchCart(tx, loaded.cart.id, { gift_card_ids: giftCardIds.filter((id) => id !== remove) })
      return redirect('/checkout')
    }
    const card = await giftCardOf(tx, code)
    if (card?.currency !== checkout.priced.currency) return redirect('/checkout?said=card')
    if (card.isTest && (await takesLivePayments(tx))) return redirect('/checkout?said=card-test')
    const others = await giftCardsById(tx, giftCardIds)
    if (others.some(({ isTest }) => isTest !== card.isTest)) return redirect('/checkout?said=card-mixed')
    if (card.state !== 'active') return redirect(`/checkout?said=card-${card.state}`)
    if (giftCardIds.length >= mostCards) return redirect('/checkout?said=cards-full')
    touchCart(tx, loaded.cart.id, { gift_card_ids: [...new Set([...giftCardIds, card.id])] })
    return redirect('/checkout')
  })
}
