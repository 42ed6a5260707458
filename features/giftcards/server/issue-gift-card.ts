import { siteTables } from '#platform/database'
import type { SiteContext, SiteTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { enqueue } from '#platform/jobs'
import { type GiftCard, giftCardCode } from '../contract/index.ts'
import { asGiftCard, giftCardsById, hashOfCode } from './gift-cards.queries.ts'
import { sendGiftCardJob } from './send-gift-card.job.ts'

export interface NewGiftCard {
  /** Chosen by callers that may repeat the call. */
  id?: string
  amountMinor: number
  currency: string
  recipientName?: string
  recipientEmail?: string
  message?: string
  note?: string
  expiresAt?: Date | null
  /**
   * Time at which it is sent to the recipient; absent sends it at once. Without a recipient nothing is sent, and the
   * code is returned.
   */
  sendAt?: Date | null
  /** The order that paid for it, and the index of the unit: a repeated call returns the same card. */
  order?: { id: string; key: string; isTest: boolean }
}

/** Makes a card in the caller's transaction. Its code is answered once, and only when it is not sent by mail. */
export async function issueGiftCard(
  ctx: SiteTransaction,
  card: NewGiftCard,
): Promise<{ giftCard: GiftCard; code: string | null }> {
  const now = ctx.now()
  const { recipientEmail = '', recipientName = '', message = '', note = '', expiresAt = null, order } = card
  const code = recipientEmail === '' ? giftCardCode(ctx.random(10)) : null
  const row = {
    website_id: ctx.site.id,
    id: card.id ?? newId(now.getTime()),
    code_hash: code && hashOfCode(ctx.site.id, code),
    last4: code?.slice(-4) ?? '',
    currency: card.currency,
    initial_minor: card.amountMinor,
    balance_minor: card.amountMinor,
    recipient_name: recipientName,
    recipient_email: recipientEmail,
    message,
    note,
    order_id: order?.id ?? null,
    order_key: order?.key ?? null,
    sent_at: null,
    expires_at: expiresAt,
    disabled_at: null,
    is_test: order?.isTest ?? false,
    created_at: now,
  }
  const before = order ? await issuedFor(ctx, order) : card.id ? (await giftCardsById(ctx, [card.id]))[0] : undefined
  if (before) return { giftCard: before, code: null }
  await ctx.db.insertInto('gift_cards').values(row).execute()
  const subject = order ? `order:${order.id}` : 'shop'
  const entry = {
    website_id: ctx.site.id,
    gift_card_id: row.id,
    id: row.id,
    kind: 'issued' as const,
    amount_minor: card.amountMinor,
    subject,
    at: now,
  }
  await ctx.db
    .insertInto('gift_card_entries')
    .values({ ...entry, note: '' })
    .execute()
  if (recipientEmail !== '') {
    const after = card.sendAt ?? null
    await enqueue(
      ctx,
      sendGiftCardJob,
      { websiteId: ctx.site.id, id: row.id },
      { key: row.id, ...(after ? { after } : {}) },
    )
  }
  return { giftCard: asGiftCard(row, now), code }
}

async function issuedFor(ctx: SiteContext, { id, key }: { id: string; key: string }): Promise<GiftCard | null> {
  const row = await siteTables(ctx)
    .selectFrom('gift_cards')
    .selectAll()
    .where('order_id', '=', id)
    .where('order_key', '=', key)
    .executeTakeFirst()
  return row ? asGiftCard(row, ctx.now()) : null
}
