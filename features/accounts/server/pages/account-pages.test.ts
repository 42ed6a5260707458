import type { OutsideTransaction } from '#platform/context'
import type { Language } from '#platform/i18n'
import { expect, test } from 'vitest'
import { runDueJobs } from '#support/internals'
import { calledBy, kept } from '#support/caller'
import { testContext } from '#support/context'
import { withMailServer } from '#support/with-mail-server'
import type { AnyoneContext } from '../sessions/account-context.ts'
import { sendSignIn, sendSignOut, signInPage } from './account-pages.tsx'
import { accountsFeature } from '../accounts.feature.ts'
import { createOwner } from '../create-owner.ts'
import {
  confirmPage,
  forgotPage,
  linkPage,
  registerPage,
  resetPage,
  sendConfirm,
  sendForgot,
  sendLink,
  sendRegister,
  sendReset,
} from './email-link-pages.tsx'
import { changePlatformSettings } from '../platform-settings.ts'
import { authenticate } from '../sessions/session.ts'
import { passkeyScriptPath } from './passkey-script.ts'
import { signInLink } from '../sign-in/sign-in-link.ts'

const base = await testContext({ features: [accountsFeature] })
const password = 'a window over the canal'
const account = await createOwner(base, { email: 'ada@example.com', password, name: 'Ada' })
let count = 0

function anyone(locale: Language = 'en', cookies: Record<string, string> = {}): OutsideTransaction<AnyoneContext> {
  return { ...calledBy(base, { address: `203.${++count % 250}.1.9`, cookies }), locale, account: null }
}

const textOf = (answered: { body: unknown }) => String(answered.body)

test('a form without a script signs in and leads to the requested page', async () => {
  const answered = await sendSignIn(anyone(), { returnTo: '/open/bakker', email: ' Ada@Example.com ', password })
  expect(answered).toMatchObject({ status: 303, headers: { location: '/open/bakker' } })
  expect(
    await authenticate(base, { token: kept(answered.cookies)['__Host-quoin'] ?? '', websiteId: null }),
  ).toMatchObject({
    account: { id: account.id },
  })
})

test('a wrong password shows the form again, with the address and without the password', async () => {
  const answered = await sendSignIn(anyone('nl'), {
    returnTo: '',
    email: 'ada@example.com',
    password: 'wrong-password',
  })
  expect(answered.status).toBe(401)
  expect(textOf(answered)).toContain('Het e-mailadres en wachtwoord komen niet overeen.')
  expect(textOf(answered)).toContain('value="ada@example.com"')
  expect(textOf(answered)).not.toContain('wrong-password')
})

test('T28 signing in leads only to paths of this host', async () => {
  for (const returnTo of [
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '\\/evil.example',
  ]) {
    expect(await sendSignIn(anyone(), { returnTo, email: 'ada@example.com', password })).toMatchObject({
      headers: { location: '/' },
    })
    expect(textOf(await signInPage(anyone(), { returnTo }))).not.toContain('evil')
  }
})

type Answered = Awaited<ReturnType<typeof signInPage>>

function nonceOf({ headers }: Answered): string | undefined {
  return /'nonce-([^']+)'/.exec(headers?.['Content-Security-Policy'] ?? '')?.[1]
}

function withoutPasskeyScript(answered: Answered): string {
  return textOf(answered).replace(
    `<script nonce="${nonceOf(answered)}" src="${passkeyScriptPath}" defer=""></script>`,
    '',
  )
}

test('T4 text typed into a form appears on the page as text', async () => {
  const payload = '"><script>alert(1)</script>'
  for (const answered of [
    await sendSignIn(anyone(), { returnTo: payload, email: payload, password: payload }),
    await sendRegister(anyone(), { email: payload, password: payload, name: payload }),
    await sendForgot(anyone(), { email: payload }),
    await resetPage(anyone(), { token: payload }),
  ]) {
    expect(withoutPasskeyScript(answered)).not.toContain('<script')
  }
})

test('the sign-in page runs the script for passkeys and no other, asks this host alone, and offers passkeys in the field for the address', async () => {
  const answered = await signInPage(anyone(), { returnTo: '' })
  const nonce = nonceOf(answered)
  expect(nonce).toMatch(/^[\w-]{22}$/)
  expect(nonceOf(await signInPage(anyone(), { returnTo: '' }))).not.toBe(nonce)
  expect(answered.headers['Content-Security-Policy']).toBe(
    `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; connect-src 'self'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self' data:; form-action 'self' http://*.admin.localhost:8080; base-uri 'none'; frame-ancestors 'none'`,
  )
  const rest = withoutPasskeyScript(answered)
  expect(rest).not.toMatch(/<script|\son[a-z]+=/)
  expect(rest).toContain('autoComplete="username webauthn"')
})

test('other pages of the platform run no script, cannot be framed, and post to this host and the admin hosts alone', async () => {
  for (const answered of [await registerPage(anyone()), await forgotPage(anyone())]) {
    expect(answered.headers['Content-Security-Policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self' data:; form-action 'self' http://*.admin.localhost:8080; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(textOf(answered)).not.toMatch(/<script|\son[a-z]+=/)
  }
})

test('a signed-in visitor is not asked to sign in', async () => {
  expect(await signInPage({ ...anyone(), account }, { returnTo: '/account' })).toMatchObject({
    status: 303,
    headers: { location: '/account' },
  })
})

test('signing out by a form ends the session', async () => {
  const cookies = kept((await sendSignIn(anyone(), { returnTo: '', email: 'ada@example.com', password })).cookies)
  const answered = await sendSignOut(anyone('en', cookies))
  expect(answered).toMatchObject({
    headers: { location: '/sign-in' },
    cookies: [{ name: '__Host-quoin', value: null }],
  })
  expect(await authenticate(base, { token: cookies['__Host-quoin'] ?? '', websiteId: null })).toBeNull()
})

test('registering, confirming and signing in work by forms from end to end', async () => {
  const sent = await sendRegister(anyone('nl'), { email: 'noor@example.com', password, name: 'Noor' })
  expect(textOf(sent)).toContain('vindt de link voor noor@example.com bij Postvak')
  await runDueJobs(base, async () => false)
  const message = await base.db
    .selectFrom('emails')
    .selectAll()
    .where('recipient', '=', 'noor@example.com')
    .executeTakeFirstOrThrow()
  const token = /\/confirm\/([\w-]{43})/.exec(message.text)?.[1] ?? ''
  expect(message.subject).toBe('Rond je account af')
  expect(textOf(await confirmPage(anyone('nl'), { token }))).toContain(`action="/confirm/${token}"`)
  expect(textOf(await confirmPage(anyone('nl'), { token }))).toContain('Je account afronden')
  const confirmed = await sendConfirm(anyone('nl'), { token })
  expect(confirmed).toMatchObject({ status: 303, headers: { location: '/' } })
  expect((await sendConfirm(anyone('nl'), { token })).status).toBe(410)
})

test('only with a mail server the pages of a new account and a forgotten password promise an email', async () => {
  const email = 'eva@example.com'
  const alone = [
    await sendRegister(anyone(), { email, password, name: 'Eva' }),
    await forgotPage(anyone()),
    await sendForgot(anyone(), { email: 'ada@example.com' }),
  ].map(textOf)
  for (const text of alone) expect(text).toContain('No email goes out from here')
  expect(alone.join()).not.toMatch(/inbox|Send email|on its way/)
  expect(alone[2]).toContain('finds your link under Mailbox')
  const mailed = [
    await sendRegister(withMailServer(anyone()), { email, password, name: 'Eva' }),
    await forgotPage(withMailServer(anyone())),
    await sendForgot(withMailServer(anyone()), { email: 'ada@example.com' }),
  ].map(textOf)
  for (const [at, promise] of ['We have emailed eva@example.com', 'Send email', 'an email is on its way'].entries())
    expect(mailed[at]).toContain(promise)
  expect(mailed.join()).not.toContain('No email goes out')
})

test('a used reset link says so, and where to go', async () => {
  await sendForgot(anyone(), { email: 'ada@example.com' })
  await runDueJobs(base, async () => false)
  const message = await base.db
    .selectFrom('emails')
    .selectAll()
    .where('recipient', '=', 'ada@example.com')
    .where('text', 'like', '%/reset-password/%')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const token = /\/reset-password\/([\w-]{43})/.exec(message.text)?.[1] ?? ''
  expect((await sendReset(anyone(), { token, password: 'short' })).status).toBe(400)
  expect(textOf(await sendReset(anyone(), { token, password: 'a bench beside the water' }))).toContain(
    'Your password is changed',
  )
  expect((await resetPage(anyone(), { token })).status).toBe(410)
})

test('T10 following a sign-in link changes nothing; its button signs in', async () => {
  const token = new URL(await signInLink(base, { email: 'ada@example.com' })).pathname.split('/').at(-1) ?? ''
  const looked = await linkPage(anyone(), { token })
  expect([looked.status, looked.cookies]).toEqual([200, []])
  expect(await sendLink(anyone(), { token })).toMatchObject({ status: 303, headers: { location: '/' } })
})

test('the front page leads to the published sites', async () => {
  await changePlatformSettings(base, { showcase: [{ name: 'lichtval', title: 'Lichtval' }] })
  expect(textOf(await signInPage(anyone(), { returnTo: '' }))).toContain(
    '<a href="http://lichtval.localhost:8080/">Lichtval</a>',
  )
})
