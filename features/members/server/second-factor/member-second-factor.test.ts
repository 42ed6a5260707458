import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { authenticator } from '#support/authenticator'
import { doDueJobs } from '#support/due-jobs'
import { memberSite } from '#support/member-site'
import type { Browser } from '#support/request'
import type { PasskeyQuestion } from '#features/accounts/contract'

const { ctx, app, host, api, password, asForm, visitor, emailTo, joined, signIn, sessionInfo, proof, tokenIn } =
  await memberSite()
const origin = `http://${host}`
let count = 0

const codeAt = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp: ctx.now().getTime() })
const send = async (browser: Browser, path: string, body: object) =>
  browser.send('POST', `${api}${path}`, body, await proof(browser))
const codeOf = (answered: { json: <T>() => T }) => answered.json<{ code?: string }>().code
const isIn = async (browser: Browser) => (await sessionInfo(browser)).member !== null

async function withCodes() {
  const email = `codes-${++count}@example.com`
  const browser = await joined(email)
  await send(browser, '/second-factor/codes/start', { current: password })
  const page = (await browser.ask('/account')).text
  const secret = /<code>((?:[A-Z2-7]{4} ?)+)<\/code>/.exec(page)?.[1] ?? ''
  const { to } = (await send(browser, '/second-factor/codes', { code: codeAt(secret) })).json<{ to: string }>()
  const shown = (await browser.ask(to.replace(/#.*/, ''))).text
  const recoveryCodes = [...shown.matchAll(/<code>((?:[0-9a-z]{4}-){3}[0-9a-z]{4})<\/code>/g)].map(
    ([, code]) => code ?? '',
  )
  ctx.clock.forward(60_000)
  return { email, browser, secret, recoveryCodes, page, to }
}

async function withPasskey(device = authenticator()) {
  const email = `passkey-${++count}@example.com`
  const browser = await joined(email)
  const answered = await send(browser, '/second-factor/passkeys/question', { current: password, name: 'Phone' })
  const answer = JSON.stringify(device.create(answered.json<PasskeyQuestion>(), { origin }))
  const added = await send(browser, '/second-factor/passkeys', { name: 'Phone', answer, current: password })
  return { email, browser, device, added }
}

const question = async (browser: Browser) =>
  (await browser.send('POST', `${api}/session/passkey/question`, {})).json<PasskeyQuestion>()

test('a member sets codes up by QR code or key, keeps ten recovery codes, and signs in with both steps', async () => {
  const { email, secret, page, recoveryCodes, browser } = await withCodes()
  expect(page).toContain('data:image/svg+xml,')
  expect(new Set(recoveryCodes).size).toBe(10)
  expect(await isIn(browser)).toBe(true)
  expect(await emailTo(email, 'Eenmalige codes staan aan')).toBeDefined()
  const other = visitor()
  const first = await signIn(other, email, { returnTo: '/account?edit=1' })
  expect([first.json<{ to: string }>().to, await isIn(other)]).toEqual([
    '/account/second-step?returnTo=%2Faccount%3Fedit%3D1',
    false,
  ])
  expect(codeOf(await other.send('POST', `${api}/session/second-step`, { code: '000000' }))).toBe('accounts.wrong_code')
  const code = codeAt(secret)
  await other.send('POST', `${api}/session/second-step`, { code })
  expect(await isIn(other)).toBe(true)
  const third = visitor()
  await signIn(third, email)
  expect(codeOf(await third.send('POST', `${api}/session/second-step`, { code }))).toBe('accounts.wrong_code')
  const [recovery = ''] = recoveryCodes
  await third.send('POST', `${api}/session/second-step`, { code: recovery })
  expect(await isIn(third)).toBe(true)
  const fourth = visitor()
  await signIn(fourth, email)
  expect(codeOf(await fourth.send('POST', `${api}/session/second-step`, { code: recovery }))).toBe(
    'accounts.wrong_code',
  )
  expect(await emailTo(email, 'Er is een herstelcode gebruikt')).toBeDefined()
})

test('the second step works as a form without scripts, and shows its errors on its page', async () => {
  const { email, recoveryCodes } = await withCodes()
  const browser = visitor()
  const form = (path: string, values: Record<string, string>) =>
    browser.ask(`${api}${path}`, { method: 'POST', headers: asForm, body: new URLSearchParams(values) })
  const first = await form('/session', { email, password })
  expect([first.status, first.headers['location']]).toEqual([303, '/account/second-step'])
  const page = await browser.ask('/account/second-step')
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('Nog één stap')])
  const wrong = await form('/session/second-step', { code: '123456' })
  expect((await browser.ask(String(wrong.headers['location']))).text).toContain('Die code klopt niet')
  const right = await form('/session/second-step', { code: recoveryCodes[0] ?? '' })
  expect([right.headers['location'], await isIn(browser)]).toEqual(['/account', true])
})

test('recovery codes are shown to their member alone, for ten minutes', async () => {
  const { to, browser } = await withCodes()
  const path = to.replace(/#.*/, '')
  const other = await joined(`other-${++count}@example.com`)
  expect((await other.ask(path)).text).not.toContain('recovery-codes.txt')
  expect((await browser.ask(path)).text).toContain('recovery-codes.txt')
  ctx.clock.forward(11 * 60_000)
  expect((await browser.ask(path)).text).not.toContain('recovery-codes.txt')
})

test('a passkey signs a member in by itself, and finishes a second step', async () => {
  const { email, device, added } = await withPasskey()
  expect(added.status).toBe(200)
  const browser = visitor()
  const answer = JSON.stringify(device.get(await question(browser), { origin }))
  await browser.send('POST', `${api}/session/passkey`, { answer })
  expect((await sessionInfo(browser)).member?.email).toBe(email)
  const other = visitor()
  await signIn(other, email)
  expect(await isIn(other)).toBe(false)
  const second = JSON.stringify(device.get(await question(other), { origin }))
  await other.send('POST', `${api}/session/second-step/passkey`, { answer: second })
  expect(await isIn(other)).toBe(true)
})

test('a passkey that is reused, late, for another host, of another member or not unlocked opens nothing', async () => {
  const mine = await withPasskey()
  const theirs = await withPasskey()
  const browser = visitor()
  const tryWith = async (answer: object) =>
    codeOf(await browser.send('POST', `${api}/session/passkey`, { answer: JSON.stringify(answer) }))
  const used = mine.device.get(await question(browser), { origin })
  const first = visitor()
  await first.send('POST', `${api}/session/passkey`, { answer: JSON.stringify(used) })
  expect(await isIn(first)).toBe(true)
  expect(await tryWith(used)).toBe('accounts.passkey_too_late')
  const late = await question(browser)
  ctx.clock.forward(11 * 60_000)
  expect(await tryWith(mine.device.get(late, { origin }))).toBe('accounts.passkey_too_late')
  for (const ceremony of [
    { origin: 'http://molen.localhost:8080' },
    { origin: 'http://localhost:8080' },
    { origin, host: 'localhost' },
    { origin, isUnlocked: false },
  ])
    expect(await tryWith(mine.device.get(await question(browser), ceremony))).toBe('accounts.passkey_refused')
  expect(await tryWith(authenticator().get(await question(browser), { origin }))).toBe('accounts.passkey_unknown')
  await signIn(browser, mine.email)
  const foreign = JSON.stringify(theirs.device.get(await question(browser), { origin }))
  expect(codeOf(await browser.send('POST', `${api}/session/second-step/passkey`, { answer: foreign }))).toBe(
    'accounts.passkey_unknown',
  )
  expect(await isIn(browser)).toBe(false)
})

test('a passkey of a member is unknown on another site, and its challenge too', async () => {
  const { device } = await withPasskey()
  const elsewhere = app.browser('molen.localhost:8080')
  const there = 'http://molen.localhost:8080'
  const own = device.get(await question(elsewhere), { origin: there })
  expect(codeOf(await elsewhere.send('POST', `${api}/session/passkey`, { answer: JSON.stringify(own) }))).toBe(
    'accounts.passkey_unknown',
  )
  const request = await question(visitor())
  const crossed = JSON.stringify(device.get(request, { origin: there }))
  expect(codeOf(await elsewhere.send('POST', `${api}/session/passkey`, { answer: crossed }))).toBe(
    'accounts.passkey_too_late',
  )
})

test('a counter that decreases shows a copied passkey, and the member reads it by email', async () => {
  const { email, device } = await withPasskey()
  const browser = visitor()
  const use = async () =>
    browser.send('POST', `${api}/session/passkey`, {
      answer: JSON.stringify(device.get(await question(browser), { origin })),
    })
  await use()
  await use()
  device.countFrom(0)
  expect(codeOf(await use())).toBe('accounts.passkey_copied')
  device.countFrom(99)
  expect(codeOf(await use())).toBe('accounts.passkey_copied')
  expect(await emailTo(email, 'Een passkey is mogelijk gekopieerd')).toBeDefined()
})

test('no other way of signing in bypasses it: a reset password, joining again, a changed address', async () => {
  const { email, browser } = await withCodes()
  await visitor().send('POST', `${api}/forgot-password`, { email })
  await doDueJobs(ctx)
  const message = await emailTo(email, 'Kies een nieuw wachtwoord')
  const reset = visitor()
  await reset.send('POST', `${api}/reset-password`, {
    token: tokenIn(message?.text ?? ''),
    password: 'een heel ander woord',
  })
  expect([await isIn(reset), await isIn(browser)]).toEqual([false, false])
  const after = await reset.send('POST', `${api}/session`, { email, password: 'een heel ander woord' })
  expect([after.json<{ to: string }>().to, await isIn(reset)]).toEqual(['/account/second-step', false])
  const again = visitor()
  await again.send('POST', api, { email, password, name: 'Noor' })
  await doDueJobs(ctx)
  expect(await isIn(again)).toBe(false)
})

test('the step waits ten minutes, and changes ask for the password and a page of ours', async () => {
  const { email, secret, browser } = await withCodes()
  const other = visitor()
  await signIn(other, email)
  ctx.clock.forward(11 * 60_000)
  expect(codeOf(await other.send('POST', `${api}/session/second-step`, { code: codeAt(secret) }))).toBe(
    'accounts.second_step_too_late',
  )
  for (const path of [
    '/second-factor/codes/remove',
    '/second-factor/recovery-codes',
    '/second-factor/passkeys/question',
  ])
    expect(codeOf(await send(browser, path, { current: 'not the password' }))).toBe('members.wrong_password')
  expect(codeOf(await browser.send('POST', `${api}/second-factor/codes/remove`, { current: password }))).toBe(
    'members.page_too_old',
  )
  expect((await send(browser, '/second-factor/codes/remove', { current: password })).status).toBe(200)
  const third = visitor()
  await signIn(third, email)
  expect(await isIn(third)).toBe(true)
})
