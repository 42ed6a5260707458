import { siteTables } from '#platform/database'
import { hashOf, newSecret } from '#features/accounts/server'
import type { SiteContext, VisitorContext, SiteTransaction, VisitorTransaction } from '#platform/context'
import { dayMs, minuteMs, newId } from '#platform/contract'
import { type CalledBy, type CookieChange, isProof, networkPrefix, proofOf } from '#platform/http'
import { memberProblems } from '../contract/index.ts'
import type { MembersTable } from './members.tables.ts'

/** Lifetimes of a session, with and without “Stay signed in”. */
const keptMs = 60 * dayMs
const briefMs = dayMs
/** A persistent session ends after this time without a visit. */
const idleMs = 30 * dayMs
/** `seen_at` is written at most this often. */
const seenEveryMs = 15 * minuteMs

export interface MemberSession {
  readonly id: string
  readonly tokenHash: string
  readonly member: MembersTable
}

/**
 * Returns the member of this cookie on this site. Reads the database each time, so that an ended session is invalid at
 * once on every node.
 */
export async function sessionOf(ctx: SiteTransaction, token: string | undefined): Promise<MemberSession | null> {
  if (!token || token.length > 100) return null
  const row = await siteTables(ctx)
    .selectFrom('member_sessions as session')
    .innerJoin('members', (join) =>
      join.onRef('members.website_id', '=', 'session.website_id').onRef('members.id', '=', 'session.member_id'),
    )
    .selectAll('members')
    .select(['session.id as session_id', 'session.token_hash', 'session.seen_at', 'session.expires_at'])
    .where('session.token_hash', '=', hashOf(token))
    .executeTakeFirst()
  const now = ctx.now().getTime()
  if (!row || row.is_blocked || row.expires_at.getTime() <= now || now - row.seen_at.getTime() > idleMs) return null
  const { session_id: id, token_hash: tokenHash, seen_at: seenAt, expires_at: _, ...member } = row
  if (now - seenAt.getTime() > seenEveryMs) {
    const sessions = siteTables(ctx).updateTable('member_sessions').set({ seen_at: ctx.now() }).where('id', '=', id)
    await sessions.execute()
  }
  return { id, tokenHash, member }
}

/** For `recognition`: adds the member to the visitor's context. */
export async function recogniseMember(
  ctx: VisitorTransaction,
  cookie: (name: string) => string | undefined,
): Promise<Pick<VisitorContext, 'member'>> {
  const session = await sessionOf(ctx, cookie('__Host-member'))
  return { member: session && { id: session.member.id, xsrfToken: xsrfTokenOf(ctx, session.tokenHash) } }
}

interface Started {
  cookies: CookieChange[]
  xsrfToken: string
}

/** Starts a session and ends the one of this browser, so that an id that was planted earlier is useless. */
export async function startSession(
  ctx: SiteTransaction & CalledBy,
  { memberId, isKept }: { memberId: string; isKept: boolean },
): Promise<Started> {
  const before = ctx.caller.cookie('__Host-member')
  if (before) await endSessions(ctx, { tokenHash: hashOf(before) })
  const token = newSecret(ctx)
  const now = ctx.now()
  await siteTables(ctx)
    .insertInto('member_sessions')
    .values({
      id: newId(now.getTime()),
      token_hash: hashOf(token),
      member_id: memberId,
      is_kept: isKept,
      user_agent: ctx.caller.userAgent.slice(0, 400),
      address: networkPrefix(ctx.caller.address),
      created_at: now,
      seen_at: now,
      expires_at: new Date(now.getTime() + (isKept ? keptMs : briefMs)),
    })
    .execute()
  const lifetime = isKept ? { maxAge: keptMs / 1000 } : {}
  const cookies: CookieChange[] = [
    { name: '__Host-member', value: token, ...lifetime },
    { name: '__Host-isMember', value: '1', ...lifetime },
  ]
  return { cookies, xsrfToken: xsrfTokenOf(ctx, hashOf(token)) }
}

export const endedCookies: readonly CookieChange[] = [
  { name: '__Host-member', value: null },
  { name: '__Host-isMember', value: null },
]

/** One session by its token, or all of a member; `but` stays. */
export async function endSessions(
  ctx: SiteTransaction,
  which: { tokenHash: string } | { memberId: string; but?: string },
): Promise<void> {
  const sessions = siteTables(ctx).deleteFrom('member_sessions')
  if ('tokenHash' in which) await sessions.where('token_hash', '=', which.tokenHash).execute()
  else {
    const own = sessions.where('member_id', '=', which.memberId)
    await (which.but ? own.where('id', '!=', which.but) : own).execute()
  }
}

/** C7.39: bound to the session and the site; worthless without the cookie. */
export function xsrfTokenOf({ config, site }: SiteContext, tokenHash: string): string {
  return proofOf(config.secret, proofText(site.id, tokenHash))
}

function proofText(siteId: string, tokenHash: string): string {
  return `site user\n${siteId}\n${tokenHash}`
}

/**
 * Returns the session of a change, once the page has proven to be ours: by the header, or by a field of the form (T12).
 */
export async function requireSession(ctx: VisitorTransaction & CalledBy, field = ''): Promise<MemberSession> {
  const session = await sessionOf(ctx, ctx.caller.cookie('__Host-member'))
  if (!session) throw memberProblems.signInFirst({ status: 401 })
  const received = ctx.caller.siteUserToken ?? field
  if (!isProof(ctx.config, proofText(ctx.site.id, session.tokenHash), received)) throw memberProblems.pageTooOld()
  return session
}
