import type { PlatformContext, Writable } from '#platform/context'
import { minuteMs } from '#platform/contract'
import type { AccountTokensTable, TokenPurpose } from '../accounts.tables.ts'
import { hashOf, newSecret } from './secret.ts'

export interface TokenToIssue {
  purpose: TokenPurpose
  accountId: string | null
  sessionId?: string
  minutes: number
  payload?: Record<string, unknown>
}

/** A secret that can be redeemed once, for one purpose, until it expires. */
export async function issueToken(
  ctx: Writable<PlatformContext>,
  { purpose, accountId, sessionId, minutes, payload = {} }: TokenToIssue,
): Promise<string> {
  const secret = newSecret(ctx)
  const now = ctx.now()
  await ctx.db
    .insertInto('account_tokens')
    .values({
      token_hash: hashOf(secret),
      purpose,
      account_id: accountId,
      session_id: sessionId ?? null,
      payload,
      created_at: now,
      expires_at: new Date(now.getTime() + minutes * minuteMs),
    })
    .execute()
  return secret
}

/** Redeems the token and returns its account; undefined when it was used, has expired, or has another purpose. */
export async function redeemToken(
  ctx: Writable<PlatformContext>,
  purpose: TokenPurpose,
  secret: string,
): Promise<AccountTokensTable | undefined> {
  const row = await ctx.db
    .deleteFrom('account_tokens')
    .where('token_hash', '=', hashOf(secret))
    .where('purpose', '=', purpose)
    .returningAll()
    .executeTakeFirst()
  return row && row.expires_at > ctx.now() ? row : undefined
}

/** Whether the token could be redeemed, without doing so: for the page that asks. */
export async function isGoodToken(ctx: PlatformContext, purpose: TokenPurpose, secret: string): Promise<boolean> {
  return (await tokenOf(ctx, purpose, secret)) !== undefined
}

/** Returns a token's account without redeeming it. */
export async function tokenOf(
  ctx: PlatformContext,
  purpose: TokenPurpose,
  secret: string,
): Promise<AccountTokensTable | undefined> {
  const row = await ctx.db
    .selectFrom('account_tokens')
    .selectAll()
    .where('token_hash', '=', hashOf(secret))
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  return row && row.expires_at > ctx.now() ? row : undefined
}
