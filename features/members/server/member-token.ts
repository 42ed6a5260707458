import { siteTables } from '#platform/database'
import { hashOf, newSecret } from '#features/accounts/server'
import type { SiteContext, SiteTransaction } from '#platform/context'
import { minuteMs } from '#platform/contract'
import type { MemberTokenPurpose, MemberTokensTable } from './members.tables.ts'

interface NewToken {
  purpose: MemberTokenPurpose
  memberId: string | null
  minutes: number
  payload?: Record<string, unknown>
}

/** A secret for an email: redeemed once, for one purpose, on this site, until it expires. */
export async function issueToken(
  ctx: SiteTransaction,
  { purpose, memberId, minutes, payload = {} }: NewToken,
): Promise<string> {
  const secret = newSecret(ctx)
  const now = ctx.now()
  await siteTables(ctx)
    .insertInto('member_tokens')
    .values({
      token_hash: hashOf(secret),
      purpose,
      member_id: memberId,
      payload,
      created_at: now,
      expires_at: new Date(now.getTime() + minutes * minuteMs),
    })
    .execute()
  return secret
}

/** Returns a token's record without redeeming it, for the page that asks for confirmation. */
export async function findToken(ctx: SiteContext, secret: string): Promise<MemberTokensTable | undefined> {
  const row = await siteTables(ctx)
    .selectFrom('member_tokens')
    .selectAll()
    .where('token_hash', '=', hashOf(secret))
    .executeTakeFirst()
  return row && row.expires_at > ctx.now() ? row : undefined
}

/** Redeems the token and returns its record; nothing when it is used or expired. */
export async function redeemToken(ctx: SiteTransaction, secret: string): Promise<MemberTokensTable | undefined> {
  const row = await siteTables(ctx)
    .deleteFrom('member_tokens')
    .where('token_hash', '=', hashOf(secret))
    .returningAll()
    .executeTakeFirst()
  return row && row.expires_at > ctx.now() ? row : undefined
}
