import { storeCurrency } from '#features/catalog/server'
import { siteTables } from '#platform/database'
import { audit } from '#features/accounts/server'
import type { OwnerContext, OwnerTransaction } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import { enqueue } from '#platform/jobs'
import { type GiftCard, giftCardProblems, type giftCardsApi } from '../contract/index.ts'
import { book } from './gift-card-book.ts'
import { asGiftCard, giftCardsById, searchedGiftCards } from './gift-cards.queries.ts'
import type { GiftCardsTable } from './gift-cards.tables.ts'
import { issueGiftCard } from './issue-gift-card.ts'
import { sendGiftCardJob } from './send-gift-card.job.ts'

export async function listGiftCards(
  ctx: OwnerContext,
  query: Input<typeof giftCardsApi.giftCards>,
): Promise<Output<typeof giftCardsApi.giftCards>> {
  ctx.require('commerce.discounts')
  const { search, after, limit } = query
  let rows = searchedGiftCards(ctx, search)
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (after) rows = rows.where('id', '<', after)
  const found = await rows.execute()
  const shown = found.slice(0, limit).map((row) => asGiftCard(row, ctx.now()))
  const currency = await storeCurrency(ctx)
  return { giftCards: shown, next: found.length > limit ? (shown.at(-1)?.id ?? null) : null, currency }
}

export async function readGiftCard(
  ctx: OwnerContext,
  { id }: Input<typeof giftCardsApi.giftCard>,
): Promise<Output<typeof giftCardsApi.giftCard>> {
  ctx.require('commerce.discounts')
  const giftCard = await card(ctx, id)
  const rows = await siteTables(ctx)
    .selectFrom('gift_card_entries')
    .selectAll()
    .where('gift_card_id', '=', id)
    .orderBy('id', 'desc')
    .execute()
  const entries = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    amountMinor: row.amount_minor,
    subject: row.subject,
    note: row.note,
    at: row.at.toISOString(),
  }))
  return { giftCard, entries }
}

/** The code is either shown to the owner or emailed to the recipient, never both. */
export async function issueFromShop(
  ctx: OwnerTransaction,
  input: Input<typeof giftCardsApi.issue>,
): Promise<{ giftCard: GiftCard; code: string | null }> {
  ctx.require('commerce.discounts')
  const currency = await storeCurrency(ctx)
  const { expiresAt, ...changes } = input
  const { giftCard, code } = await issueGiftCard(ctx, {
    ...changes,
    currency,
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
  })
  const after = { amountMinor: input.amountMinor, currency, recipientEmail: input.recipientEmail }
  await audit(ctx, { action: 'gift_card.issued', subject: giftCard.id, before: null, after })
  return { giftCard, code }
}

export async function changeGiftCard(
  ctx: OwnerTransaction,
  input: Input<typeof giftCardsApi.change>,
): Promise<GiftCard> {
  ctx.require('commerce.discounts')
  const { id, isDisabled, note, expiresAt } = input
  const before = await card(ctx, id)
  const changes: Partial<GiftCardsTable> = {
    ...(isDisabled === undefined ? {} : { disabled_at: isDisabled ? ctx.now() : null }),
    ...(note === undefined ? {} : { note }),
    ...(expiresAt === undefined ? {} : { expires_at: expiresAt === null ? null : new Date(expiresAt) }),
  }
  if (Object.keys(changes).length > 0)
    await siteTables(ctx).updateTable('gift_cards').set(changes).where('id', '=', id).execute()
  const after = await card(ctx, id)
  await audit(ctx, { action: 'gift_card.changed', subject: id, before, after })
  return after
}

export async function adjustGiftCard(
  ctx: OwnerTransaction,
  { id, amountMinor, note }: Input<typeof giftCardsApi.adjust>,
): Promise<GiftCard> {
  ctx.require('commerce.discounts')
  const before = await card(ctx, id)
  if (amountMinor === 0) return before
  // A random subject, so that two adjustments never count as one.
  const subject = `hand:${Buffer.from(ctx.random(12)).toString('hex')}`
  const booked = await book(ctx, { giftCardId: id, amountMinor, subject, note, kind: 'adjusted', needsUsable: false })
  if (booked.status === 'refused') throw giftCardProblems.tooLow({ balanceMinor: booked.balanceMinor })
  await audit(ctx, {
    action: 'gift_card.adjusted',
    subject: id,
    before: { balanceMinor: before.balanceMinor },
    after: { amountMinor, note },
  })
  return card(ctx, id)
}

export async function sendGiftCardAgain(
  ctx: OwnerTransaction,
  input: Input<typeof giftCardsApi.send>,
): Promise<GiftCard> {
  ctx.require('commerce.discounts')
  const { id, recipientName, recipientEmail } = input
  const before = await card(ctx, id)
  const to = recipientEmail ?? before.recipientEmail
  if (to === '') throw giftCardProblems.noRecipient()
  await siteTables(ctx)
    .updateTable('gift_cards')
    .set({ sent_at: null, recipient_email: to, recipient_name: recipientName ?? before.recipientName })
    .where('id', '=', id)
    .execute()
  await enqueue(ctx, sendGiftCardJob, { websiteId: ctx.site.id, id }, { key: id })
  await audit(ctx, {
    action: 'gift_card.sent',
    subject: id,
    before: { recipientEmail: before.recipientEmail },
    after: { recipientEmail: to },
  })
  return card(ctx, id)
}

async function card(ctx: OwnerContext, id: string): Promise<GiftCard> {
  const [found] = await giftCardsById(ctx, [id])
  if (!found) throw giftCardProblems.notFound({ id })
  return found
}
