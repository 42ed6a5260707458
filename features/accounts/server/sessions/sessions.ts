import type { PlatformContext, Writable } from '#platform/context'
import type { CookieChange } from '#platform/http'
import type { SessionInfo } from '../../contract/account.schema.ts'
import { accountProblems } from '../../contract/accounts.problems.ts'
import type { SignedInContext } from './account-context.ts'
import { auditAccount } from '../audit/audit.ts'
import { deviceName } from './device-name.ts'
import { hashOf } from '../passwords/secret.ts'
import { endedSessionCookie } from './session-cookie.ts'
import { isLive } from './session.ts'

/** Sessions of this account, with the current one first. */
export async function sessionsOf(ctx: SignedInContext): Promise<SessionInfo[]> {
  const rows = await ctx.db
    .selectFrom('sessions')
    .leftJoin('websites', 'websites.id', 'sessions.website_id')
    .selectAll('sessions')
    .select('websites.name as site')
    .where('account_id', '=', ctx.account.id)
    .orderBy('seen_at', 'desc')
    .execute()
  const own = hashOf(ctx.caller.session ?? '')
  const sessions = rows
    .filter((row) => isLive(row, ctx.now()))
    .map((row) => ({
      id: row.id,
      site: row.site,
      device: deviceName(row.user_agent),
      address: row.address,
      createdAt: row.created_at.toISOString(),
      seenAt: row.seen_at.toISOString(),
      current: row.token_hash === own,
    }))
  return [...sessions.filter((session) => session.current), ...sessions.filter((session) => !session.current)]
}

export async function endSession(
  ctx: Writable<SignedInContext>,
  { id }: { id: string },
): Promise<Record<string, never>> {
  const ended = await ctx.db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('account_id', '=', ctx.account.id)
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw accountProblems.sessionMissing()
  await auditAccount(ctx, { action: 'account.session_ended', subject: id })
  return {}
}

export async function signOutEverywhere(ctx: Writable<SignedInContext>): Promise<CookieChange[]> {
  await endSessionsOf(ctx, ctx.account.id)
  await auditAccount(ctx, { action: 'account.signed_out_everywhere', subject: ctx.account.id })
  return [endedSessionCookie]
}

/** Ends the session of this host and the sessions that began from it; on an admin host also that of the platform. */
export async function signOut(ctx: Writable<PlatformContext>, token: string): Promise<void> {
  const own = await ctx.db
    .deleteFrom('sessions')
    .where('token_hash', '=', hashOf(token))
    .returning(['id', 'parent_id'])
    .executeTakeFirst()
  if (own?.parent_id) await ctx.db.deleteFrom('sessions').where('id', '=', own.parent_id).execute()
}

/** Ends all sessions of an account, or those on the admin host of one site, as a change of roles requires. */
export async function endSessionsOf(
  ctx: Writable<PlatformContext>,
  accountId: string,
  websiteId?: string,
): Promise<void> {
  const sessions = ctx.db.deleteFrom('sessions').where('account_id', '=', accountId)
  await (websiteId === undefined ? sessions : sessions.where('website_id', '=', websiteId)).execute()
}

/** Ends the sessions of this account except the current one and the sessions connected with it. */
export async function endOtherSessions(ctx: Writable<SignedInContext>, accountId: string): Promise<void> {
  const own = await ctx.db
    .selectFrom('sessions')
    .select(['id', 'parent_id'])
    .where('token_hash', '=', hashOf(ctx.caller.session ?? ''))
    .executeTakeFirst()
  const ownIds = [own?.id, own?.parent_id].filter((id): id is string => Boolean(id))
  const others = ctx.db.deleteFrom('sessions').where('account_id', '=', accountId)
  await (ownIds.length > 0 ? others.where('id', 'not in', ownIds) : others).execute()
}
