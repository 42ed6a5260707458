import { readSql, siteTables } from '#platform/database'
import { createHash } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Donation } from '#features/catalog/contract'
import type { PaymentOption } from '#features/payments/contract'
import type { SiteContext, SiteTransaction } from '#platform/context'
import { isEmailAddress, type Locks, newId } from '#platform/contract'
import { parseMoney } from '#platform/money'
import { type GiftTyped, giftTypedSchema } from '../../contract/gift.schema.ts'
import type { GiftsTable } from '../checkout.tables.ts'

export type Gift = Selectable<GiftsTable>

/** Tokens have 256 random bits, so a plain hash reveals nothing. */
function hashOfGift(token: string): string {
  return createHash('sha256').update(`gift\n${token}`).digest('base64url')
}

export async function giftByToken(ctx: SiteContext, token: string): Promise<Gift | null> {
  return (await gifts(ctx).where('token_hash', '=', hashOfGift(token)).executeTakeFirst()) ?? null
}

/** Locks a gift until the end of the transaction, so that repeated forms follow each other. */
export async function lockedGift(ctx: SiteContext, lookup: { token: string } | { id: string }): Promise<Gift | null> {
  const found =
    'id' in lookup
      ? gifts(ctx).where('id', '=', lookup.id)
      : gifts(ctx).where('token_hash', '=', hashOfGift(lookup.token))
  return (await found.forUpdate().executeTakeFirst()) ?? null
}

/** Returns the gift of a form and locks it; a form that is sent for the first time begins it. */
export async function openGift(ctx: SiteTransaction, token: string, donationId: string): Promise<Gift | null> {
  const now = ctx.now()
  const row: GiftsTable = {
    website_id: ctx.site.id,
    id: newId(now.getTime()),
    token_hash: hashOfGift(token),
    donation_id: donationId,
    typed: giftTypedSchema.parse({}),
    draft: null,
    payment_id: null,
    attempt: 1,
    order_id: null,
    created_at: now,
    changed_at: now,
  }
  await ctx.db
    .insertInto('gifts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['website_id', 'token_hash']).doNothing())
    .execute()
  return lockedGift(ctx, { token })
}

export async function changeGift(ctx: SiteTransaction, id: string, changes: Partial<GiftsTable>): Promise<void> {
  await siteTables(ctx)
    .updateTable('gifts')
    .set({ ...changes, changed_at: ctx.now() })
    .where('id', '=', id)
    .execute()
}

/** Returns the given amount; null when it is not allowed. */
export function givenMinor(
  { amountsMinor, allowsOtherAmount, minimumMinor, maximumMinor }: Donation,
  typed: GiftTyped,
  currency: string,
): number | null {
  if (typed.otherAmount !== '' && allowsOtherAmount) {
    const minor = parseMoney(typed.otherAmount, currency)
    return minor !== null && minor >= minimumMinor && minor <= maximumMinor ? minor : null
  }
  const minor = /^\d+$/.test(typed.amount) ? Number(typed.amount) : null
  return minor !== null && amountsMinor.includes(minor) ? minor : null
}

/** Faults by field, as `fault.NAME` of the messages. `option`: the chosen payment method, once it was requested. */
export function giftFaults(
  donation: Donation,
  typed: GiftTyped,
  { currency, option }: { currency: string; option?: PaymentOption | null },
) {
  const faults: Record<string, string> = {}
  if (givenMinor(donation, typed, currency) === null) faults.amount = donation.allowsOtherAmount ? 'range' : 'amount'
  if (typed.every !== '' && !donation.recurring.includes(typed.every)) faults.every = 'every'
  if (typed.name === '') faults.name = 'missing'
  if (typed.email === '') faults.email = 'missing'
  else if (!isEmailAddress(typed.email)) faults.email = 'email'
  if (option === null) faults.provider = 'provider'
  else if (option && typed.every !== '' && !option.canSave) faults.provider = 'repeat'
  return faults
}

function gifts(ctx: SiteContext) {
  return siteTables(ctx).selectFrom('gifts').selectAll()
}

/** Returns the locks of a closed site. */
export async function siteLocks(ctx: SiteContext): Promise<Locks> {
  const { rows } = await readSql(ctx.db, sql<{ locks: Locks }>`select site_locks(${ctx.site.id}) as locks`)
  return rows[0]?.locks ?? []
}
