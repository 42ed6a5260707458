import { siteTables } from '#platform/database'
import type { SiteContext, SiteTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import type { GiftCardEntry } from '../contract/index.ts'

export interface Booking {
  giftCardId: string
  amountMinor: number
  /** Subject of the entry: `order:ID`, `refund:ID`. Each subject is booked once. */
  subject: string
}

export type Booked = { status: 'booked'; isTest: boolean } | { status: 'refused'; balanceMinor: number }

/**
 * Takes an amount from a card, in the transaction of its payment. Refused when the card has less, or may not be used.
 */
export async function spendGiftCard(ctx: SiteTransaction, booking: Booking): Promise<Booked> {
  return book(ctx, { ...booking, kind: 'spent', amountMinor: -booking.amountMinor, needsUsable: true })
}

/**
 * Refunds a spent amount. Refused when the card is disabled, expired or deleted, because its holder could not spend the
 * refund.
 */
export async function refundToGiftCard(ctx: SiteTransaction, booking: Booking): Promise<Booked> {
  return book(ctx, { ...booking, kind: 'returned', needsUsable: true })
}

/**
 * Writes one entry, unless the same subject wrote it before. The statement cannot bring the balance below zero, and
 * makes concurrent users of the same card wait for this transaction.
 */
export async function book(
  ctx: SiteTransaction,
  entry: Booking & { kind: GiftCardEntry['kind']; needsUsable: boolean; note?: string },
): Promise<Booked> {
  const { giftCardId, amountMinor, subject, kind, needsUsable, note = '' } = entry
  const at = ctx.now()
  const card = await siteTables(ctx)
    .selectFrom('gift_cards')
    .select(['balance_minor', 'disabled_at', 'expires_at', 'is_test'])
    .where('id', '=', giftCardId)
    .forUpdate()
    .executeTakeFirst()
  if (!card) return { status: 'refused', balanceMinor: 0 }
  const booked: Booked = { status: 'booked', isTest: card.is_test }
  if (await isBooked(ctx, { giftCardId, kind, subject })) return booked
  const isUsable = card.disabled_at === null && (card.expires_at === null || card.expires_at > at)
  if (needsUsable && !isUsable) return { status: 'refused', balanceMinor: 0 }
  if (card.balance_minor + amountMinor < 0) return { status: 'refused', balanceMinor: card.balance_minor }
  await siteTables(ctx)
    .updateTable('gift_cards')
    .set((row) => ({ balance_minor: row('balance_minor', '+', amountMinor) }))
    .where('id', '=', giftCardId)
    .execute()
  await siteTables(ctx)
    .insertInto('gift_card_entries')
    .values({
      gift_card_id: giftCardId,
      id: newId(at.getTime()),
      kind,
      amount_minor: amountMinor,
      subject,
      note,
      at,
    })
    .execute()
  return booked
}

async function isBooked(
  ctx: SiteContext,
  entry: { giftCardId: string; kind: string; subject: string },
): Promise<boolean> {
  const row = await siteTables(ctx)
    .selectFrom('gift_card_entries')
    .select('id')
    .where('gift_card_id', '=', entry.giftCardId)
    .where('kind', '=', entry.kind as GiftCardEntry['kind'])
    .where('subject', '=', entry.subject)
    .executeTakeFirst()
  return row !== undefined
}
