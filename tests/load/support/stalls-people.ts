import { confirmCodeApp, createOwner, hashPassword, startCodeApp } from '#features/accounts/server'
import { newId } from '#platform/contract'
import type { Site, SiteTransaction } from '#platform/context'
import { inSite, siteTables } from '#platform/database'
import type { openInstallation } from '../../../apps/server/open-installation.ts'
import { accountFactors } from '../../../features/accounts/server/second-factor/account-factors.ts'
import { startSession } from '../../../features/members/server/member-session.ts'
import { memberFactors } from '../../../features/members/server/second-factor/member-factors.ts'
import { codeShown } from './code-shown.ts'
import { loadCaller } from './load-session.ts'

type Installation = Awaited<ReturnType<typeof openInstallation>>['ctx']

/**
 * Accounts, and members of the site with the same addresses: one who signs in by password alone, one who shows codes as
 * well.
 */
export interface StallsPeople {
  password: string
  email: string
  emailWithCodes: string
  /** Base32 secrets of the authenticator apps. */
  secrets: { account: string; member: string }
}

/** A signed-in browser: its cookies and the values that its requests carry. */
export interface StallsSession {
  cookies: Record<string, string>
  headers: Record<string, string>
}

const password = 'een raam boven de gracht '.repeat(10).trim()
const email = 'signs-in@example.com'
const emailWithCodes = 'two-steps@example.com'
const names = { issuer: 'Stalls', label: emailWithCodes }

export async function createPeople(ctx: Installation, site: Site): Promise<StallsPeople> {
  await createOwner(ctx, { email, password, name: 'Plain' })
  const { id } = await createOwner(ctx, { email: emailWithCodes, password, name: 'Codes' })
  const account = await withCodes(ctx, accountFactors(ctx, id))
  const passwordHash = await hashPassword(password)
  const member = await inSite({ ...ctx, locale: 'en' as const }, site, async (tx) => {
    await createMember(tx, { email, passwordHash })
    const memberId = await createMember(tx, { email: emailWithCodes, passwordHash })
    return withCodes(tx, memberFactors(tx, memberId))
  })
  return { password, email, emailWithCodes, secrets: { account, member } }
}

/** A fresh session of the member without codes: what the one before did may have ended it. */
export function memberSession(ctx: Installation, site: Site): Promise<StallsSession> {
  return inSite({ ...ctx, locale: 'en' as const }, site, async (tx) => {
    const { id: memberId } = await siteTables(tx)
      .selectFrom('members')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const { cookies, xsrfToken } = await startSession({ ...tx, caller: loadCaller }, { memberId, isKept: true })
    return {
      cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value ?? ''])),
      headers: { 'x-siteuser-xsrf-token': xsrfToken },
    }
  })
}

async function withCodes(
  ctx: Parameters<typeof startCodeApp>[0],
  factors: Parameters<typeof startCodeApp>[1],
): Promise<string> {
  const { secret } = await startCodeApp(ctx, factors, names)
  await confirmCodeApp(ctx, factors, codeShown(secret))
  return secret
}

async function createMember(
  ctx: SiteTransaction,
  { email: address, passwordHash }: { email: string; passwordHash: string },
): Promise<string> {
  const now = ctx.now()
  const id = newId(now.getTime())
  await siteTables(ctx)
    .insertInto('members')
    .values({
      id,
      email: address,
      name: 'Member',
      phone: '',
      password_hash: passwordHash,
      locale: 'en',
      is_blocked: false,
      accepts_marketing: false,
      created_at: now,
      password_changed_at: now,
      signed_in_at: null,
    })
    .execute()
  return id
}
