import type { PlatformContext, Writable } from '#platform/context'
import type { CalledBy, CookieChange } from '#platform/http'
import { type AccountRow, accountOf } from '../account.queries.ts'
import { auditAccount } from '../audit/audit.ts'
import { hashOf, newSecret } from '../passwords/secret.ts'
import { startSession } from './session.ts'
import { deviceCookie, sessionCookie } from './session-cookie.ts'

/**
 * Starts a session on the platform host and remembers the device. It requires nothing more: `enterPlatform` is the way
 * to sign in for accounts with a second factor.
 */
export async function startOnPlatform(
  ctx: Writable<PlatformContext> & CalledBy,
  account: AccountRow,
  proven: boolean,
): Promise<CookieChange[]> {
  const token = await startSession(ctx, { accountId: account.id, websiteId: null, proven })
  const device = (await knownDevice(ctx)) ?? newSecret(ctx)
  await ctx.db
    .insertInto('account_devices')
    .values({ account_id: account.id, token_hash: hashOf(device), seen_at: ctx.now() })
    .onConflict((conflict) => conflict.columns(['account_id', 'token_hash']).doUpdateSet({ seen_at: ctx.now() }))
    .execute()
  await auditAccount({ ...ctx, account: accountOf(account) }, { action: 'account.signed_in', subject: account.id })
  return [sessionCookie(token), deviceCookie(device)]
}

/** Returns the device cookie if it was issued here; values made up by a client are ignored. */
async function knownDevice(ctx: PlatformContext & CalledBy): Promise<string | null> {
  const device = ctx.caller.cookie('__Host-device')
  if (device === undefined) return null
  const row = await ctx.db
    .selectFrom('account_devices')
    .select('account_id')
    .where('token_hash', '=', hashOf(device))
    .executeTakeFirst()
  return row ? device : null
}
