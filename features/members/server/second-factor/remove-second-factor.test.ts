import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { hashOf } from '#features/accounts/server'
import type { OwnerTransaction } from '#platform/context'
import type { CalledBy } from '#platform/http'
import { siteTables } from '#platform/database'
import type { Role } from '#platform/contract'
import { callerOf } from '#support/caller'
import { memberSite } from '#support/member-site'
import { readMember } from '../list-members.ts'
import { removeMemberFactor } from './remove-second-factor.ts'

const { ctx, bakery, api, password, visitor, emailTo, joined, signIn, sessionInfo, proof } = await memberSite()
const email = 'noor@example.com'
const browser = await joined(email)
const { id } = await bakery.as((tx) =>
  siteTables(tx).selectFrom('members').select('id').where('email', '=', email).executeTakeFirstOrThrow(),
)
const isIn = async (someone: typeof browser) => (await sessionInfo(someone)).member !== null

/** Acts as a person of the site, in a session in which the password was entered at this moment or never. */
async function inSession<R>(
  work: (tx: OwnerTransaction & CalledBy) => Promise<R>,
  { isProven = true, roles = ['admin'] as Role[] } = {},
): Promise<R> {
  const token = `session-${Math.random()}`
  return bakery.as(async (tx) => {
    await ctx.db
      .insertInto('sessions')
      .values({
        id: token.slice(0, 24),
        token_hash: hashOf(token),
        account_id: tx.account.id,
        website_id: tx.site.id,
        parent_id: null,
        user_agent: '',
        address: '',
        created_at: ctx.now(),
        seen_at: ctx.now(),
        expires_at: new Date(ctx.now().getTime() + 9e8),
        proven_at: isProven ? ctx.now() : null,
      })
      .execute()
    return work({ ...tx, caller: callerOf({ cookies: { '__Host-quoin': token } }) })
  }, roles)
}

async function turnOnCodes() {
  const send = async (path: string, body: object) => browser.send('POST', `${api}${path}`, body, await proof(browser))
  await send('/second-factor/codes/start', { current: password })
  const secret = /<code>((?:[A-Z2-7]{4} ?)+)<\/code>/.exec((await browser.ask('/account')).text)?.[1] ?? ''
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
  await send('/second-factor/codes', { code: totp.generate({ timestamp: ctx.now().getTime() }) })
}

test('a person who may not change members, or has not confirmed a password lately, removes no second factor', async () => {
  await turnOnCodes()
  await expect(inSession((tx) => removeMemberFactor(tx, { id }), { roles: ['reporting'] })).rejects.toMatchObject({
    kind: 'forbidden',
  })
  await expect(inSession((tx) => removeMemberFactor(tx, { id }), { isProven: false })).rejects.toMatchObject({
    code: 'accounts.step_up_first',
  })
  expect((await bakery.as((tx) => readMember(tx, { id }))).secondFactor).toEqual({
    isOn: true,
    passkeys: [],
    hasCodes: true,
  })
})

test('a lost second factor is removed: the member is signed out, notified by email, and signs in by the password', async () => {
  const waiting = visitor()
  await signIn(waiting, email)
  expect([await isIn(browser), await isIn(waiting)]).toEqual([true, false])
  await inSession((tx) => removeMemberFactor(tx, { id }))
  expect(await isIn(browser)).toBe(false)
  const message = await emailTo(email, 'Je tweede factor is verwijderd')
  expect(message?.text).toContain('De beheerders van Korenbloem hebben')
  expect(message?.text).toContain('schrijf aan de beheerders van Korenbloem')
  const again = visitor()
  await signIn(again, email)
  expect(await isIn(again)).toBe(true)
  expect((await bakery.as((tx) => readMember(tx, { id }))).secondFactor).toEqual({
    isOn: false,
    passkeys: [],
    hasCodes: false,
  })
  const entry = await ctx.db
    .selectFrom('audit_log')
    .select(['subject', 'after'])
    .where('action', '=', 'members.second_factor_removed')
    .executeTakeFirstOrThrow()
  expect(entry).toEqual({ subject: id, after: { email } })
  const late = await waiting.send('POST', `${api}/session/second-step`, { code: '123456' })
  expect(late.json<{ code: string }>().code).toBe('accounts.second_step_too_late')
})

test('removing a second factor that does not exist says so', async () => {
  await expect(inSession((tx) => removeMemberFactor(tx, { id }))).rejects.toMatchObject({
    code: 'members.no_second_factor',
  })
})
