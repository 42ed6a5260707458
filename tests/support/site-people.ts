import { type AnyoneContext, createOwner, hashOf } from '#features/accounts/server'
import { signIn } from '../../features/accounts/server/sign-in/sign-in.ts'
import { type Role } from '#platform/contract'
import type { OwnerTransaction, OutsideTransaction } from '#platform/context'
import type { CalledBy } from '#platform/http'
import { calledBy, callerOf, kept } from './caller.ts'
import { testContext } from './context.ts'
import { testSite } from './site.ts'
import { enterSite, openSite } from '../../features/sites/server/enter-site.ts'
import { invite } from '../../features/sites/server/people/invitations.ts'
import { siteOfHost } from '../../features/sites/server/site-of-host.ts'

/** A site, its owner, and people who are invited to it. */
export async function sitePeople() {
  const ctx = await testContext()
  const password = 'a window over the canal'
  const { site, as, account: owner } = await testSite(ctx, { name: 'bakker' })
  const other = await testSite(ctx, { name: 'kapper' })
  let count = 0

  const anyone = (cookies: Record<string, string> = {}): OutsideTransaction<AnyoneContext> => ({
    ...calledBy(ctx, { cookies }),
    locale: 'en',
    account: null,
  })

  /** A person with a browser that is signed in to the platform. */
  async function person() {
    const email = `helper-${++count}@example.com`
    const account = await createOwner(ctx, { email, password, name: 'Bo' })
    const cookies = kept((await signIn(calledBy(ctx), { email, password })).cookies)
    return { email, account, cookies, ctx: { ...anyone(cookies), account } }
  }

  /** As the owner, in a session in which the password was just shown. */
  async function proven<R>(work: (tx: OwnerTransaction & CalledBy) => Promise<R>): Promise<R> {
    const token = await provenToken()
    return as((tx) => work({ ...tx, caller: callerOf({ cookies: { '__Host-quoin': token } }) }))
  }

  async function provenToken(): Promise<string> {
    const row = {
      website_id: site.id,
      parent_id: null,
      user_agent: '',
      address: '',
      created_at: ctx.now(),
      seen_at: ctx.now(),
    }
    const token = `proven-${++count}`
    await ctx.db
      .insertInto('sessions')
      .values({
        ...row,
        id: `s${count}`,
        token_hash: hashOf(token),
        account_id: owner.id,
        expires_at: new Date(ctx.now().getTime() + 9e8),
        proven_at: ctx.now(),
      })
      .execute()
    return token
  }

  async function invited(email: string, roles: Role[], accessEndsAt?: string) {
    const invitation = await proven((tx) => invite(tx, { email, roles: roles, accessEndsAt }))
    const message = await ctx.db
      .selectFrom('emails')
      .selectAll()
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const token = /\/invitation\/([\w-]+)/.exec(message.text)?.[1] ?? ''
    return { invitation, message, token }
  }

  async function enter(from: Awaited<ReturnType<typeof person>>['ctx'], returnTo?: string): Promise<string> {
    const { url } = await openSite(from, { name: 'bakker', returnTo })
    const code = new URL(url).searchParams.get('code') ?? ''
    const hosted = await siteOfHost(ctx, new URL(url).host)
    const answered = await enterSite({ ...calledBy(ctx), site: hosted?.site ?? site, locale: 'en' }, { code })
    return kept(answered.cookies)['__Host-quoin'] ?? ''
  }
  const signInAs = (email: string) => signIn(anyone(), { email, password })
  return { signInAs, ctx, password, site, as, owner, other, anyone, person, proven, invited, enter }
}
