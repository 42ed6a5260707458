import { giftCardOf, giftCardsById } from '#features/giftcards/server'
import { takesLivePayments } from '#features/payments/server'
import type { CardRefusal } from '../../contract/index.ts'
import type { CartTransaction } from './answer-cart.ts'
import { type CartRow, touchCart } from '../base/carts.queries.ts'

export const mostGiftCards = 5

/**
 * Adds a gift card to the cart by its code, or throws the reason why it cannot pay. The caller counts the attempt
 * first.
 */
export async function holdGiftCard(
  tx: CartTransaction,
  { cart, code, currency }: { cart: CartRow; code: string; currency: string },
): Promise<CardRefusal | null> {
  const card = await giftCardOf(tx, code)
  if (card?.currency !== currency) return 'unknown'
  if (card.isTest && (await takesLivePayments(tx))) return 'test'
  const others = await giftCardsById(tx, cart.gift_card_ids)
  if (others.some(({ isTest }) => isTest !== card.isTest)) return 'mixed'
  if (card.state !== 'active') return card.state
  if (cart.gift_card_ids.includes(card.id)) return null
  if (cart.gift_card_ids.length >= mostGiftCards) return 'full'
  touchCart(tx, cart.id, { gift_card_ids: [...cart.gift_card_ids, card.id] })
  return null
}

export function dropGiftCard(tx: CartTransaction, cart: CartRow, id: string): void {
  touchCart(tx, cart.id, { gift_card_ids: cart.gift_card_ids.filter((cardId) => cardId !== id) })
}
