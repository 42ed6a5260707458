import { expect, test } from 'vitest'
import { accountsFeature, changePlatformSettings, startSession } from '#features/accounts/server'
import { calledBy } from '#support/caller'
import { testContext } from '#support/context'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { sitesFeature } from './sites.feature.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature] })
const app = await runningApp(ctx)
const host = 'localhost:8080'
const { site, account } = await testSite(ctx, { name: 'lichtval', title: 'Lichtval <& co>' })
await changePlatformSettings(ctx, {
  showcase: [
    { name: site.name, title: site.title },
    { name: 'gone', title: 'Gone' },
  ],
})

test('a signed-out visitor gets a whole page without scripts: an introduction, the sign-in link, and the public sites', async () => {
  const { status, text, headers } = await app.ask(host, '/')
  expect(status).toBe(200)
  expect(text).toContain('<h1>A website and a shop that stay your own.</h1>')
  expect(text).toMatch(/<a class="act" href="\/sign-in">Sign in<\/a>/)
  expect(text).toMatch(/<a class="card" href="http:\/\/lichtval\.localhost:8080\/"[^>]*>.*Lichtval &lt;&amp; co&gt;/s)
  expect(text).not.toContain('<script')
  expect(text).not.toContain('Gone')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test('the page is in Dutch for a Dutch browser', async () => {
  const { text, headers } = await app.ask(host, '/', { headers: { 'accept-language': 'nl-NL,nl;q=0.9' } })
  expect(text).toContain('<html lang="nl">')
  expect(text).toContain('Een website en een winkel die van jou blijven.')
  expect(headers['content-language']).toBe('nl')
})

test('a signed-in account gets the owner area at the same address', async () => {
  const token = await startSession(calledBy(ctx), { accountId: account.id, websiteId: null, proven: true })
  const { text } = await app.browser(host, { '__Host-quoin': token }).ask('/')
  expect(text).toContain('<div id="root">')
})

test('every page of the owner area is in the language that its owner chose, for every language of the browser', async () => {
  const token = await startSession(calledBy(ctx), { accountId: account.id, websiteId: null, proven: true })
  const browser = app.browser(host, { '__Host-quoin': token })
  for (const path of ['/', '/account', '/new']) {
    const { text } = await browser.ask(path, { headers: { 'accept-language': 'nl' } })
    expect([path, /<html lang="(\w+)"/.exec(text)?.[1]]).toEqual([path, 'en'])
  }
})

test('where registration is closed no link leads to it', async () => {
  await changePlatformSettings(ctx, { registration: 'closed' })
  expect((await app.ask(host, '/')).text).not.toContain('/register')
})
