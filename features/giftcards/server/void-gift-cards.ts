import type { SiteTransaction } from '#platform/context'
import { siteTables } from '#platform/database'
import { book } from './gift-card-book.ts'

export interface RefundedCards {
  orderId: string
  /** Prefix of `order.key` for the cards of one order line. */
  keyPrefix: string
  count: number
  /** `refund:ID` */
  subject: string
}

/**
 * Voids refunded cards in the transaction of the refund, those with most value first. Returns their number and
 * remaining value in minor units, which limits the refund.
 */
export async function voidGiftCards(
  ctx: SiteTransaction,
  { orderId, keyPrefix, count, subject }: RefundedCards,
): Promise<{ voided: number; balanceMinor: number }> {
  const cards = await siteTables(ctx)
    .selectFrom('gift_cards')
    .select(['id', 'balance_minor', 'order_key'])
    .where('order_id', '=', orderId)
    .where('disabled_at', 'is', null)
    .orderBy('balance_minor', 'desc')
    .orderBy('id')
    .forUpdate()
    .execute()
  const voided = cards.filter(({ order_key: key }) => key?.startsWith(keyPrefix)).slice(0, count)
  for (const { id, balance_minor: balanceMinor } of voided) {
    if (balanceMinor > 0)
      await book(ctx, { giftCardId: id, amountMinor: -balanceMinor, subject, kind: 'adjusted', needsUsable: false })
    await siteTables(ctx).updateTable('gift_cards').set({ disabled_at: ctx.now() }).where('id', '=', id).execute()
  }
  return { voided: voided.length, balanceMinor: voided.reduce((sum, card) => sum + card.balance_minor, 0) }
}
