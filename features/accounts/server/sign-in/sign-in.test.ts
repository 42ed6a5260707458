import { expect, test } from 'vitest'
import { calledBy, kept } from '#support/caller'
import { testContext } from '#support/context'
import { accountByEmail } from '../account.queries.ts'
import { createOwner } from '../create-owner.ts'
import { authenticate, sessionAbsoluteMs, sessionIdleMs } from '../sessions/session.ts'
import { changePassword, stepUp } from '../change-account.ts'
import { endSession, endSessionsOf, sessionsOf, signOut, signOutEverywhere } from '../sessions/sessions.ts'
import { enterPlatform, signIn } from './sign-in.ts'

const base = await testContext({ now: '2026-06-01T10:00:00Z' })
const password = 'a window over the canal'
let count = 0

async function person() {
  const email = `person-${++count}@example.com`
  const account = await createOwner(base, { email, password, name: 'Ada' })
  return { email, account }
}

async function signedIn(caller: { address?: string } = {}) {
  const { email, account } = await person()
  const { cookies } = await signIn(calledBy(base, caller), { email, password })
  const cookieJar = kept(cookies)
  return {
    email,
    account,
    jar: cookieJar,
    token: cookieJar['__Host-quoin'] ?? '',
    ctx: { ...calledBy(base, { ...caller, cookies: cookieJar }), account, locale: 'en' as const },
  }
}

test('the right password starts a session that names its account', async () => {
  const { account, token } = await signedIn()
  expect(await authenticate(base, { token: token, websiteId: null })).toMatchObject({
    account: { id: account.id, email: account.email },
    session: { websiteId: null },
  })
})

test('a wrong password and an unknown address get the same answer', async () => {
  const { email } = await person()
  const ctx = calledBy(base, { address: '203.0.113.200' })
  const wrong = await signIn(ctx, { email, password: 'not this one at all' }).catch((error: unknown) => error)
  const unknown = await signIn(ctx, { email: 'nobody@example.com', password: 'not this one at all' }).catch(
    (error: unknown) => error,
  )
  expect(wrong).toMatchObject({ code: 'accounts.wrong_credentials', details: { status: 401 } })
  expect(unknown).toEqual(wrong)
})

test('the database holds a PHC string of argon2id with at least 19 MiB and two passes, and no token', async () => {
  const { email, token } = await signedIn()
  const stored = (await accountByEmail(base, email))?.password_hash
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const sessions = await base.db.selectFrom('sessions').selectAll().execute()
  expect(JSON.stringify(sessions)).not.toContain(token)
})

test('a session that the browser brought along is ended by signing in', async () => {
  const { email, token } = await signedIn()
  const second = await signIn(calledBy(base, { cookies: { '__Host-quoin': token } }), { email, password })
  expect(await authenticate(base, { token: token, websiteId: null })).toBeNull()
  expect(
    await authenticate(base, { token: kept(second.cookies)['__Host-quoin'] ?? '', websiteId: null }),
  ).not.toBeNull()
})

test('showing the password again gives the session a new id', async () => {
  const { ctx, token } = await signedIn()
  const cookies = await stepUp(ctx, { password })
  expect(await authenticate(base, { token: token, websiteId: null })).toBeNull()
  expect(await authenticate(base, { token: kept(cookies)['__Host-quoin'] ?? '', websiteId: null })).not.toBeNull()
})

test('a new password ends every other session at once, on every node', async () => {
  const { ctx, email } = await signedIn()
  const other = kept((await signIn(calledBy(base), { email, password })).cookies)['__Host-quoin'] ?? ''
  const node = base.another()
  expect(await authenticate(node, { token: other, websiteId: null })).not.toBeNull()
  const cookies = await changePassword(ctx, { current: password, password: 'a bench beside the water' })
  expect(await authenticate(node, { token: other, websiteId: null })).toBeNull()
  expect(await authenticate(node, { token: kept(cookies)['__Host-quoin'] ?? '', websiteId: null })).not.toBeNull()
})

test('a session ends after fourteen days without a request', async () => {
  const { token } = await signedIn()
  base.clock.forward(sessionIdleMs - 1000)
  expect(await authenticate(base, { token: token, websiteId: null })).not.toBeNull()
  base.clock.forward(sessionIdleMs)
  expect(await authenticate(base, { token: token, websiteId: null })).toBeNull()
})

test('a session ends after sixty days however much it is used', async () => {
  const { token } = await signedIn()
  for (let days = 0; days < 59; days += 10) {
    base.clock.forward(sessionAbsoluteMs / 6 - 1000)
    await authenticate(base, { token: token, websiteId: null })
  }
  expect(await authenticate(base, { token: token, websiteId: null })).not.toBeNull()
  base.clock.forward(10_000)
  expect(await authenticate(base, { token: token, websiteId: null })).toBeNull()
})

test('a device id made up by a client is not kept; an issued one is', async () => {
  const { email, jar } = await signedIn()
  const forgedDevice = 'x'.repeat(43)
  const deviceAfter = async (device: string) =>
    kept((await signIn(calledBy(base, { cookies: { '__Host-device': device } }), { email, password })).cookies)[
      '__Host-device'
    ]
  expect(await deviceAfter(forgedDevice)).toMatch(/^[\w-]{20,}$/)
  expect(await deviceAfter(forgedDevice)).not.toBe(forgedDevice)
  expect(await deviceAfter(jar['__Host-device'] ?? '')).toBe(jar['__Host-device'])
})

test('guesses at hundreds of addresses from hundreds of networks keep no new device out', async () => {
  const { email } = await person()
  for (let at = 0; at < 130; at++)
    await signIn(calledBy(base, { address: `100.64.${at}.1` }), {
      email: `guess-${at}@example.com`,
      password: 'not this one at all',
    }).catch(() => {})
  const { cookies } = await signIn(calledBy(base, { address: '192.0.2.7' }), { email, password })
  expect(kept(cookies)['__Host-quoin']).toBeDefined()
})

test('the list of sessions names the device and marks the current one', async () => {
  const { ctx } = await signedIn()
  expect(await sessionsOf(ctx)).toMatchObject([
    { device: 'Firefox · Linux', address: '203.0.113.0/24', current: true, site: null },
  ])
})

test('one session can be ended from another', async () => {
  const { ctx, email } = await signedIn()
  const other = kept((await signIn(calledBy(base), { email, password })).cookies)['__Host-quoin'] ?? ''
  const listed = (await sessionsOf(ctx)).find((session) => !session.current)
  await endSession(ctx, { id: listed?.id ?? '' })
  expect(await authenticate(base, { token: other, websiteId: null })).toBeNull()
})

test('an account cannot end the session of another', async () => {
  const [mine, theirs] = [await signedIn(), await signedIn()]
  const [listed] = await sessionsOf(theirs.ctx)
  await expect(endSession(mine.ctx, { id: listed?.id ?? '' })).rejects.toMatchObject({
    code: 'accounts.session_missing',
  })
  expect(await authenticate(base, { token: theirs.token, websiteId: null })).not.toBeNull()
})

test('signing out everywhere ends every session', async () => {
  const { ctx, token } = await signedIn()
  expect(await signOutEverywhere(ctx)).toEqual([{ name: '__Host-quoin', value: null }])
  expect(await authenticate(base, { token: token, websiteId: null })).toBeNull()
})

test('a signed-out token and an invented token are both worthless', async () => {
  const { token } = await signedIn()
  await signOut(base, token)
  expect(await authenticate(base, { token: token, websiteId: null })).toBeNull()
  expect(await authenticate(base, { token: 'x'.repeat(43), websiteId: null })).toBeNull()
  expect(await authenticate(base, { token: null, websiteId: null })).toBeNull()
})

test('a session of the platform is not valid on the admin host of a site', async () => {
  const { token } = await signedIn()
  expect(await authenticate(base, { token, websiteId: '65a1f0c2e4b0a1b2c3d4e5f6' })).toBeNull()
})

test('ending the sessions of an account leaves those of others', async () => {
  const [mine, theirs] = [await signedIn(), await signedIn()]
  await endSessionsOf(base, mine.account.id)
  expect(await authenticate(base, { token: mine.token, websiteId: null })).toBeNull()
  expect(await authenticate(base, { token: theirs.token, websiteId: null })).not.toBeNull()
})

test('an account without a password chooses its first one, and enters it from then on', async () => {
  const email = `person-${++count}@example.com`
  const account = await createOwner(base, { email })
  const jar = kept(
    (await enterPlatform(calledBy(base), (await accountByEmail(base, email)) ?? expect.fail(), false)).cookies,
  )
  const ctx = { ...calledBy(base, { cookies: jar }), account, locale: 'en' as const }
  await expect(stepUp(ctx, { password: '' })).rejects.toMatchObject({ code: 'accounts.password_missing' })
  await changePassword(ctx, { current: '', password })
  expect(await signIn(calledBy(base), { email, password })).toMatchObject({ account: { hasPassword: true } })
  await expect(changePassword(ctx, { current: '', password })).rejects.toMatchObject({
    code: 'accounts.wrong_password',
  })
})
