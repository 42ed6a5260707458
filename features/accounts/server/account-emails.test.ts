import type { OutsideTransaction } from '#platform/context'
import { expect, test } from 'vitest'
import { runDueJobs } from '#support/internals'
import { calledBy, kept } from '#support/caller'
import { testContext } from '#support/context'
import { accountByEmail } from './account.queries.ts'
import type { AnyoneContext } from './sessions/account-context.ts'
import { accountsFeature } from './accounts.feature.ts'
import { changeEmail, confirmEmail } from './change-account.ts'
import { confirmRegistration } from './confirm-registration.ts'
import { createOwner } from './create-owner.ts'
import { forgotPassword } from './sign-in/forgot-password.ts'
import { changePlatformSettings } from './platform-settings.ts'
import { register } from './register.ts'
import { resetPassword } from './sign-in/reset-password.ts'
import { authenticate } from './sessions/session.ts'
import { signIn } from './sign-in/sign-in.ts'
import { signInByLink, signInLink } from './sign-in/sign-in-link.ts'

const base = await testContext({ features: [accountsFeature] })
const password = 'a window over the canal'
const another = 'a bench beside the water'
let count = 0

function anyone(cookies: Record<string, string> = {}): OutsideTransaction<AnyoneContext> {
  base.clock.forward(5)
  return { ...calledBy(base, { address: `203.0.${++count % 250}.9`, cookies }), locale: 'en', account: null }
}

// Ids are ordered by time: the clock moves between one email and the next.
async function work(): Promise<void> {
  base.clock.forward(5)
  await runDueJobs(base, async () => false)
}

async function emailsTo(email: string) {
  await work()
  return base.db.selectFrom('emails').selectAll().where('recipient', '=', email).orderBy('id').execute()
}

async function tokenTo(email: string): Promise<string> {
  const message = (await emailsTo(email)).at(-1)
  return /\/([\w-]{43})\b/.exec(message?.text ?? '')?.[1] ?? ''
}

async function registered(email = `person-${++count}@example.com`) {
  await register(anyone(), { email, password, name: 'Ada' })
  await confirmRegistration(anyone(), { token: await tokenTo(email) })
  return email
}

test('answering the email creates the account and signs in', async () => {
  await register(anyone(), { email: 'ada@example.com', password, name: 'Ada' })
  const token = await tokenTo('ada@example.com')
  expect(await accountByEmail(base, 'ada@example.com')).toBeUndefined()
  const { account, cookies } = await confirmRegistration(anyone(), { token })
  expect(account).toMatchObject({ email: 'ada@example.com', name: 'Ada', staff: false, locale: 'en' })
  expect(await authenticate(base, { token: kept(cookies)['__Host-quoin'] ?? '', websiteId: null })).not.toBeNull()
  await expect(confirmRegistration(anyone(), { token })).rejects.toMatchObject({
    code: 'accounts.link_spent',
    details: { status: 410 },
  })
})

test('T21 requesting an account gets the same response whether or not the address has one; only the email differs', async () => {
  const email = await registered()
  expect(await register(anyone(), { email, password: another, name: 'Someone' })).toEqual(
    await register(anyone(), { email: 'fresh@example.com', password: another, name: 'Someone' }),
  )
  expect((await emailsTo(email)).at(-1)).toMatchObject({ subject: 'You already have an account' })
  expect((await emailsTo('fresh@example.com')).at(-1)).toMatchObject({ subject: 'Finish your account' })
  expect(await signIn(anyone(), { email, password })).toMatchObject({ account: { name: 'Ada' } })
})

test('T21 a forgotten password gets the same response for a known and an unknown address, after the same statements', async () => {
  const email = await registered()
  const statements = async (to: string) => {
    const before = await counted()
    const answered = await forgotPassword(anyone(), { email: to })
    return { answered, wrote: (await counted()) - before }
  }
  expect(await statements(email)).toEqual(await statements('nobody@example.com'))
  expect((await emailsTo(email)).at(-1)).toMatchObject({ subject: 'Choose a new password' })
  expect((await emailsTo('nobody@example.com')).at(-1)).toMatchObject({ subject: 'No account with this address' })
})

/** Rows written so far by what forgetting a password touches. */
async function counted(): Promise<number> {
  const tables = ['outbox', 'rate_limits', 'account_tokens', 'emails', 'audit_log'] as const
  const counts = await Promise.all(
    tables.map((table) =>
      base.db
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow(),
    ),
  )
  return counts.reduce((sum, { n }) => sum + n, 0)
}

test('a reset link sets a new password once, and ends every session', async () => {
  const email = await registered()
  const session = kept((await signIn(anyone(), { email, password })).cookies)['__Host-quoin'] ?? ''
  await forgotPassword(anyone(), { email })
  const token = await tokenTo(email)
  await resetPassword(anyone(), { token, password: another })
  expect(await authenticate(base.another(), { token: session, websiteId: null })).toBeNull()
  await expect(signIn(anyone(), { email, password })).rejects.toMatchObject({ code: 'accounts.wrong_credentials' })
  expect(await signIn(anyone(), { email, password: another })).toMatchObject({ account: { email } })
  await expect(resetPassword(anyone(), { token, password })).rejects.toMatchObject({ code: 'accounts.link_spent' })
  expect((await emailsTo(email)).at(-1)).toMatchObject({ subject: 'Your password was changed' })
})

test('a reset link is valid for one hour, and a refused password leaves it valid', async () => {
  const email = await registered()
  await forgotPassword(anyone(), { email })
  const token = await tokenTo(email)
  await expect(resetPassword(anyone(), { token, password: 'short' })).rejects.toMatchObject({
    code: 'accounts.password_too_short',
  })
  base.clock.forward(59 * 60_000)
  await expect(resetPassword(anyone(), { token, password: 'baseball1' })).rejects.toMatchObject({
    code: 'accounts.password_too_common',
  })
  base.clock.forward(61_000)
  await expect(resetPassword(anyone(), { token, password: another })).rejects.toMatchObject({
    code: 'accounts.link_spent',
  })
})

test('links in emails use the configured host for every requested host', async () => {
  const email = await registered()
  await forgotPassword({ ...anyone(), caller: { ...anyone().caller, origin: 'http://evil.example' } }, { email })
  const message = (await emailsTo(email)).at(-1)
  expect(message?.text).toContain('http://localhost:8080/reset-password/')
  expect(message?.text).not.toContain('evil')
})

test('the database holds no token that is in an email', async () => {
  const email = await registered()
  await forgotPassword(anyone(), { email })
  const token = await tokenTo(email)
  expect(JSON.stringify(await base.db.selectFrom('account_tokens').selectAll().execute())).not.toContain(token)
})

test('an account gets at most four reset emails at once', async () => {
  const tries = await Promise.allSettled(
    [1, 2, 3, 4, 5, 6].map(() => forgotPassword(anyone(), { email: 'flooded@example.com' })),
  )
  expect(tries.filter((result) => result.status === 'fulfilled')).toHaveLength(4)
})

test('an address changes when the email to the new one is answered, and the old address is notified', async () => {
  const email = await registered()
  const { account, cookies } = await signIn(anyone(), { email, password })
  await changeEmail({ ...anyone(kept(cookies)), account }, { email: 'moved@example.com', password })
  const token = await tokenTo('moved@example.com')
  expect(await accountByEmail(base, email)).toBeDefined()
  await confirmEmail(anyone(), { token })
  expect(await accountByEmail(base, 'moved@example.com')).toMatchObject({ id: account.id })
  expect((await emailsTo(email)).at(-1)?.text).toContain('moved@example.com')
})

test('an address that belongs to another account stays with it, and the response does not reveal that', async () => {
  const [mine, theirs] = [await registered(), await registered()]
  const { account, cookies } = await signIn(anyone(), { email: mine, password })
  expect(await changeEmail({ ...anyone(kept(cookies)), account }, { email: theirs, password })).toEqual({})
  expect((await emailsTo(theirs)).at(-1)).toMatchObject({ subject: 'This address already has an account' })
  await expect(
    changeEmail({ ...anyone(kept(cookies)), account }, { email: 'x@example.com', password: 'wrong' }),
  ).rejects.toMatchObject({
    code: 'accounts.wrong_password',
  })
})

test('registration can be switched off by the people who run the installation, and by the configuration', async () => {
  await changePlatformSettings(base, { registration: 'closed' })
  const registration = { email: 'late@example.com', password, name: '' }
  await expect(register(anyone(), registration)).rejects.toMatchObject({ code: 'accounts.registration_closed' })
  await changePlatformSettings(base, { registration: 'open' })
  const configured = { ...anyone(), config: { ...base.config, registration: 'closed' as const } }
  await expect(register(configured, registration)).rejects.toMatchObject({ code: 'accounts.registration_closed' })
})

test.each([
  ['seven c', 'password_too_short'],
  ['x'.repeat(257), 'password_too_long'],
  ['password1', 'password_too_common'],
  ['PASSWORD1', 'password_too_common'],
  ['edge@example.com', 'password_too_common'],
])('T34 the password %j is refused', async (chosen, code) => {
  await expect(
    register(anyone(), { email: 'edge@example.com', password: chosen, name: 'Edge Person' }),
  ).rejects.toMatchObject({
    code: `accounts.${code}`,
  })
})

test.each(['eight ch', 'x'.repeat(256), 'aaaaaaaab', '        ', 'пароль-слова', '🦊🦊🦊🦊🦊🦊🦊🦊'])(
  'T34 the password %j is taken: there are no rules of composition',
  async (chosen) => {
    const email = `edge-${++count}@example.com`
    await createOwner(base, { email, password: chosen })
    expect(await signIn(anyone(), { email, password: chosen.normalize('NFKC') })).toMatchObject({ account: { email } })
  },
)

test('a sign-in link signs in once, within the hour, and proves no password', async () => {
  await createOwner(base, { email: 'first@example.com', password, staff: true })
  const url = new URL(await signInLink(base, { email: 'first@example.com' }))
  expect(url.origin).toBe('http://localhost:8080')
  const token = url.pathname.split('/').at(-1) ?? ''
  const { cookies } = await signInByLink(anyone(), { token })
  const entered = await authenticate(base, { token: kept(cookies)['__Host-quoin'] ?? '', websiteId: null })
  expect(entered).toMatchObject({ account: { email: 'first@example.com', staff: true }, session: { provenAt: null } })
  await expect(signInByLink(anyone(), { token })).rejects.toMatchObject({ code: 'accounts.link_spent' })
})

test('an account without a password is proven by the link', async () => {
  await createOwner(base, { email: 'bare@example.com' })
  const token = (await signInLink(base, { email: 'bare@example.com' })).split('/').at(-1) ?? ''
  const { cookies } = await signInByLink(anyone(), { token })
  const entered = await authenticate(base, { token: kept(cookies)['__Host-quoin'] ?? '', websiteId: null })
  expect(entered?.session.provenAt).toBeInstanceOf(Date)
})
