import { siteTables } from '#platform/database'
import { createHash } from 'node:crypto'
import type { SiteContext } from '#platform/context'
import { type GiftCard, readGiftCardCode } from '../contract/index.ts'
import type { GiftCardsTable } from './gift-cards.tables.ts'

export function asGiftCard(row: GiftCardsTable, now: Date): GiftCard {
  const isExpired = row.expires_at !== null && row.expires_at <= now
  return {
    id: row.id,
    last4: row.last4,
    currency: row.currency,
    initialMinor: row.initial_minor,
    balanceMinor: row.balance_minor,
    state: row.disabled_at !== null ? 'disabled' : isExpired ? 'expired' : row.balance_minor === 0 ? 'spent' : 'active',
    recipientName: row.recipient_name,
    recipientEmail: row.recipient_email,
    note: row.note,
    orderId: row.order_id,
    isTest: row.is_test,
    expiresAt: row.expires_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}

/**
 * Codes have eighty random bits, so a plain hash reveals nothing. The hash includes the site, so that equal codes of
 * two sites differ.
 */
export function hashOfCode(websiteId: string, code: string): string {
  return createHash('sha256')
    .update(`gift card\n${websiteId}\n${code.replaceAll('-', '')}`)
    .digest('base64url')
}

/** Returns the card of a typed code in any state; null when there is none. Callers count the attempt before. */
export async function giftCardOf(ctx: SiteContext, typed: string): Promise<GiftCard | null> {
  const code = readGiftCardCode(typed)
  if (code === null) return null
  const row = await siteTables(ctx)
    .selectFrom('gift_cards')
    .selectAll()
    .where('code_hash', '=', hashOfCode(ctx.site.id, code))
    .executeTakeFirst()
  return row ? asGiftCard(row, ctx.now()) : null
}

/** Returns the cards of a cart by id; deleted ones are missing. */
export async function giftCardsById(ctx: SiteContext, ids: readonly string[]): Promise<GiftCard[]> {
  if (ids.length === 0) return []
  const rows = await siteTables(ctx).selectFrom('gift_cards').selectAll().where('id', 'in', ids).orderBy('id').execute()
  return rows.map((row) => asGiftCard(row, ctx.now()))
}

/**
 * Searches by the last four characters of the code, or part of a name or address. An empty search returns all cards.
 */
export function searchedGiftCards(ctx: SiteContext, search: string) {
  const rows = siteTables(ctx).selectFrom('gift_cards').selectAll()
  if (search === '') return rows
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return rows.where((row) =>
    row.or([
      row('last4', '=', search.slice(-4).toUpperCase()),
      row('recipient_name', 'ilike', pattern),
      row('recipient_email', 'ilike', pattern),
    ]),
  )
}
