import type { Language } from '#platform/i18n'
import type { Selectable } from 'kysely'
import type { Account, PlatformContext, Writable } from '#platform/context'
import { dayMs, minuteMs, newId } from '#platform/contract'
import { type CalledBy, networkPrefix } from '#platform/http'
import { accountOf } from '../account.queries.ts'
import type { SessionsTable } from '../accounts.tables.ts'
import { hashOf, newSecret } from '../passwords/secret.ts'

/** A session ends after this time without a request, and always after the absolute limit. */
export const sessionIdleMs = 14 * dayMs
export const sessionAbsoluteMs = 60 * dayMs
/** `seen_at` is written at most this often. */
const seenEveryMs = minuteMs

export interface Session {
  readonly id: string
  /** The site on whose admin host the session is valid; null for the platform host. */
  readonly websiteId: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
  /** Time at which the password was last entered in the session; null for sessions from a link. */
  readonly provenAt: Date | null
}

export interface Authenticated {
  readonly account: Account & { readonly locale: Language; readonly staff: boolean }
  readonly session: Session
}

/**
 * Returns the holder of a session token. `websiteId` is the site whose admin host was requested, null on the platform
 * host: a token is valid on one host only. Reads the database each time, so that an ended session is invalid at once,
 * on every node.
 */
export async function authenticate(
  ctx: Writable<PlatformContext>,
  { token, websiteId }: { token: string | null; websiteId: string | null },
): Promise<Authenticated | null> {
  if (!token || token.length > 100) return null
  const row = await ctx.db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select([
      'sessions.id',
      'sessions.website_id',
      'sessions.created_at',
      'sessions.expires_at',
      'sessions.seen_at',
      'sessions.proven_at',
    ])
    .select(['accounts.id as account_id', 'accounts.email', 'accounts.name', 'accounts.locale', 'accounts.staff'])
    .where('sessions.token_hash', '=', hashOf(token))
    .executeTakeFirst()
  if (!row || row.website_id !== websiteId || !isLive(row, ctx.now())) return null
  await noteSeen(ctx, row)
  return {
    account: { ...accountOf({ ...row, id: row.account_id }), locale: row.locale, staff: row.staff },
    session: {
      id: row.id,
      websiteId: row.website_id,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      provenAt: row.proven_at,
    },
  }
}

export function isLive(session: Pick<Selectable<SessionsTable>, 'expires_at' | 'seen_at'>, now: Date): boolean {
  return session.expires_at > now && now.getTime() - session.seen_at.getTime() < sessionIdleMs
}

/** Activity on a site also extends the platform session from which the site was entered. */
async function noteSeen(ctx: Writable<PlatformContext>, { id, seen_at }: { id: string; seen_at: Date }): Promise<void> {
  const now = ctx.now()
  if (now.getTime() - seen_at.getTime() < seenEveryMs) return
  await ctx.db
    .updateTable('sessions')
    .set({ seen_at: now })
    .where((row) =>
      row.or([
        row('id', '=', id),
        row('id', 'in', row.selectFrom('sessions as entered').select('entered.parent_id').where('entered.id', '=', id)),
      ]),
    )
    .execute()
}

export interface StartSession {
  accountId: string
  websiteId: string | null
  /** The platform session from which the site was entered. */
  parent?: { id: string; expires_at: Date; proven_at: Date | null }
  proven: boolean
}

/**
 * Creates a session and its token. A session that the browser brought ends, so that an id fixed by an attacker becomes
 * worthless.
 */
export async function startSession(
  ctx: Writable<PlatformContext> & CalledBy,
  { accountId, websiteId, parent, proven }: StartSession,
): Promise<string> {
  if (ctx.caller.session)
    await ctx.db.deleteFrom('sessions').where('token_hash', '=', hashOf(ctx.caller.session)).execute()
  const token = newSecret(ctx)
  const now = ctx.now()
  await ctx.db
    .insertInto('sessions')
    .values({
      id: newId(now.getTime()),
      token_hash: hashOf(token),
      account_id: accountId,
      parent_id: parent?.id ?? null,
      website_id: websiteId,
      user_agent: ctx.caller.userAgent.slice(0, 400),
      address: networkPrefix(ctx.caller.address),
      created_at: now,
      seen_at: now,
      expires_at: parent?.expires_at ?? new Date(now.getTime() + sessionAbsoluteMs),
      proven_at: proven ? now : (parent?.proven_at ?? null),
    })
    .execute()
  return token
}

/** The session that sent the request. */
export async function currentSession(ctx: PlatformContext & CalledBy): Promise<Selectable<SessionsTable> | undefined> {
  if (!ctx.caller.session) return undefined
  return ctx.db
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', hashOf(ctx.caller.session))
    .executeTakeFirst()
}

/** Renews the token of a session, so that holders of the old one are signed out. */
export async function renewToken(
  ctx: Writable<PlatformContext> & CalledBy,
  change: { proven_at?: Date } = {},
): Promise<string> {
  const token = newSecret(ctx)
  await ctx.db
    .updateTable('sessions')
    .set({ token_hash: hashOf(token), ...change })
    .where('token_hash', '=', hashOf(ctx.caller.session ?? ''))
    .execute()
  return token
}
