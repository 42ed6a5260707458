import { giftCardsById } from '#features/giftcards/server'
import { paymentOptions } from '#features/payments/server'
import type { SiteContext } from '#platform/context'
import type { PricedCart } from '../base/priced-cart.ts'

/**
 * Tells whether a cart that is paid this way becomes a test order, a real one, or neither, because test money and real
 * money cannot pay for one order together.
 */
export async function worldOfOrder(
  ctx: SiteContext,
  { giftCards, totals }: Pick<PricedCart, 'giftCards' | 'totals'>,
  provider: string,
): Promise<'test' | 'live' | 'mixed'> {
  const cards = await giftCardsById(
    ctx,
    giftCards.map(({ giftCardId }) => giftCardId),
  )
  const worlds = new Set(cards.map(({ isTest }) => isTest))
  const option =
    totals.dueMinor === 0 ? undefined : (await paymentOptions(ctx)).find((item) => item.provider === provider)
  if (option) worlds.add(option.isTest)
  if (worlds.size === 2) return 'mixed'
  return worlds.has(true) ? 'test' : 'live'
}
