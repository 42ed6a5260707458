import { expect, test } from 'vitest'
import { endSessionsOf } from '#features/accounts/server'
import { runningApp } from '#support/running'
import { browserOf, password, personWith, platformHost, twoSites } from './two-sites.ts'

const { ctx, app, first } = await twoSites()
const another = await runningApp(ctx.another())
const elsewhere = (cookies: ReadonlyMap<string, string>, host = first.admin) =>
  another.browser(host, Object.fromEntries(cookies))

test.each([
  ['signs out', (account: string) => app.browser(platformHost) && endSessionsOf(ctx, account, first.site.id)],
  ['loses every role', (account: string) => first.owner.send('DELETE', `/api/site/contributors/${account}`)],
  [
    'is given another role',
    (account: string) => first.owner.send('PUT', `/api/site/contributors/${account}`, { roles: ['viewer'] }),
  ],
])('T11 a person who %s is out at once on every process', async (_, end) => {
  const account = await personWith(ctx, first, ['editor'])
  const browser = await browserOf(ctx, app, account, first)
  expect((await elsewhere(browser.cookies).ask('/api/pages')).status).toBe(200)
  await end(account.id)
  expect((await elsewhere(browser.cookies).ask('/api/pages')).status).toBe(401)
})

test('T11 a changed password ends every other session, on every process, and the one that changed it has a new name', async () => {
  const account = await personWith(ctx, first, ['editor'])
  const [mine, stolen] = [await browserOf(ctx, app, account, null), await browserOf(ctx, app, account, null)]
  const before = mine.cookies.get('__Host-quoin')
  const changed = await mine.send('POST', '/api/accounts/me/password', {
    current: password,
    password: 'another window, over the sea',
  })
  expect([changed.status, mine.cookies.get('__Host-quoin') === before]).toEqual([200, false])
  const statuses = await Promise.all(
    [mine.cookies, stolen.cookies, new Map([['__Host-quoin', before ?? '']])].map((cookies) =>
      elsewhere(cookies, platformHost).ask('/api/accounts/me'),
    ),
  )
  expect(statuses.map(({ status }) => status)).toEqual([200, 401, 401])
})

test('T11 a session fixed beforehand by an attacker is worthless after signing in', async () => {
  const account = await personWith(ctx, null, [])
  const fixed = await browserOf(ctx, app, account, null)
  const planted = fixed.cookies.get('__Host-quoin') ?? ''
  const victim = app.browser(platformHost, { '__Host-quoin': planted })
  expect((await victim.send('POST', '/api/auth/Login', { email: account.email, password })).status).toBe(200)
  expect(victim.cookies.get('__Host-quoin')).not.toBe(planted)
  expect((await app.browser(platformHost, { '__Host-quoin': planted }).ask('/api/accounts/me')).status).toBe(401)
})

test('T11 signing out twice, or without a session, is no defect', async () => {
  const account = await personWith(ctx, first, ['editor'])
  const browser = await browserOf(ctx, app, account, first)
  const answers = [
    await browser.send('POST', '/api/auth/Logout'),
    await browser.send('POST', '/api/auth/Logout'),
    await app.browser(platformHost).send('POST', '/api/auth/Logout'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
})

test('a signed-in person gets responses in the language of their account, not of their browser', async () => {
  const browser = await browserOf(ctx, app, await personWith(ctx, first, ['moderator']), first)
  const refused = async () =>
    (await browser.ask('/api/pages', { headers: { 'accept-language': 'en' } })).json<{ sentence: string }>().sentence
  expect(await refused()).toMatch(/^Your role on this site/)
  await browser.send('PUT', '/api/accounts/me', { locale: 'nl' })
  expect(await refused()).toMatch(/^Jouw rol op deze site/)
})

test('T21 known and unknown accounts get the same response: status, text and length, in every call that takes an address', async () => {
  const account = await personWith(ctx, null, [])
  const calls: [string, (email: string) => object][] = [
    ['/api/auth/Login', (email) => ({ email, password: 'not the password' })],
    ['/api/accounts/forgot-password', (email) => ({ email })],
    ['/api/accounts/register', (email) => ({ email, password: 'a door beside the mill', name: 'Iemand' })],
  ]
  for (const [path, body] of calls) {
    ctx.clock.forward(3_600_000)
    const existing = await app.browser(platformHost).send('POST', path, body(account.email))
    const unknown = await app.browser(platformHost).send('POST', path, body(account.email.replace('person', 'nobody')))
    expect([path, existing.status, existing.text]).toEqual([path, unknown.status, unknown.text])
  }
})

test('T22 few of many guesses at one account are checked, and a person who knows the password gets in from a browser that was there before', async () => {
  const account = await personWith(ctx, null, [])
  ctx.clock.forward(3_600_000)
  const owner = app.browser(platformHost)
  await owner.send('POST', '/api/auth/Login', { email: account.email, password })
  const guesser = app.browser(platformHost)
  await guesser.send('POST', '/api/auth/Login', { email: account.email, password: 'guess' })
  const statuses: number[] = []
  for (let guess = 0; guess < 150; guess++) {
    ctx.clock.forward(1000)
    statuses.push(
      (await guesser.send('POST', '/api/auth/Login', { email: account.email, password: `guess ${guess}` })).status,
    )
  }
  expect(statuses.filter((status) => status === 401).length).toBeLessThan(15)
  expect(new Set(statuses)).toEqual(new Set([401, 429]))
  expect((await owner.send('POST', '/api/auth/Login', { email: account.email, password })).status).toBe(200)
})

test('T22 guesses at the password of a page are limited as strictly', async () => {
  const visitor = app.browser(first.public)
  const statuses: number[] = []
  for (let guess = 0; guess < 40; guess++)
    statuses.push(
      (await visitor.send('POST', '/api/site/unlock', { document: first.locked, password: `guess ${guess}` })).status,
    )
  expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(10)
})

test('T34 passwords are stored as PHC strings of argon2id alone; one that is short, long, or commonly known is refused with a sentence', async () => {
  const { rows } = {
    rows: await ctx.db.selectFrom('accounts').select('password_hash').where('password_hash', 'is not', null).execute(),
  }
  for (const { password_hash } of rows)
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=(19456|[2-9]\d{4}|\d{6,}),t=([2-9]|\d\d),p=\d+\$/)
  const tried = async (candidate: string) => {
    ctx.clock.forward(3_600_000)
    const { status } = await app.browser(platformHost).send('POST', '/api/accounts/register', {
      email: `new-${candidate.length}@example.com`,
      password: candidate,
      name: 'Nieuw',
    })
    return status
  }
  expect([
    await tried('seven77'),
    await tried('password123'),
    await tried('een raam aan de gracht'),
    await tried('é'.repeat(64)),
    await tried('x'.repeat(5000)),
  ]).toEqual([400, 400, 200, 200, 400])
  const short = await app
    .browser(platformHost)
    .send('POST', '/api/accounts/register', { email: 'kort@example.com', password: 'kort', name: 'Kort' })
  expect(short.json<{ code: string }>().code).toBe('accounts.password_too_short')
})
