import { expect, test } from 'vitest'
import { changeSettings, readOwnerFlag } from '#features/sites/server'
import { publish } from '#features/pages/server'
import { product } from '../../apps/server/features.ts'
import { testContext } from '#support/context'
import { ownerBrowser } from '#support/owner-browser'
import { pageWithText } from '#support/page'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'

const ctx = await testContext({ features: product.features })
const app = await runningApp(ctx)
const site = await testSite(ctx, { name: 'bakker' })
const { as } = site
const owner = await ownerBrowser(app, ctx, site)
const host = 'bakker.localhost:8080'
await as(async (tx) => publish(tx, { documents: [(await pageWithText(tx, 'Brood')).page.id] }))

const keysIn = (html: string) =>
  JSON.parse(
    /import\("[^"]*owner-keys-[^"]*"\)\.then\(\(\{wake:w\}\)=>w\(document\.body,(\{.*?\})\)\)/.exec(html)?.[1] ??
      'null',
  ) as {
    as: string
    leadsAway: boolean
    title: string
  } | null
const page = async (cookies: Record<string, string> = {}, path = '/over-ons') => app.browser(host, cookies).ask(path)

async function flagged(): Promise<Record<string, string>> {
  const entering = await owner.ask('/api/site/visit?to=/over-ons')
  const url = new URL(String(entering.headers.location))
  const visitor = app.browser(host)
  const entered = await visitor.ask(url.pathname + url.search)
  expect([entering.status, entered.status, entered.headers.location]).toEqual([302, 302, '/over-ons?noredirect'])
  return Object.fromEntries(visitor.cookies)
}

test('A1.05 B7.21 an owner who opens the site from the owner area is known there by a flag that names the site and grants nothing', async () => {
  const { ss_lastid } = await flagged()
  expect(readOwnerFlag(ss_lastid)).toEqual({
    websiteId: site.site.id,
    isViewer: false,
    accountId: site.account.id,
  })
  const decoded = Buffer.from(decodeURIComponent(ss_lastid ?? ''), 'base64').toString()
  expect(JSON.parse(decoded)).toMatchObject({ websiteId: site.site.id })
  const asking = await app.browser(host, { ss_lastid: ss_lastid ?? '' }).ask('/api/site')
  expect(asking.status).toBe(404)
})

test('an announcement and a popup that are switched off are shown to the staff alone, as long as they are staff', async () => {
  await as(async (tx) => {
    await changeSettings(tx, { group: 'announcement', values: { text: 'Maandag dicht' } })
    await changeSettings(tx, { group: 'popupOverlay', values: { title: 'Herfstactie' } })
  })
  const noticesIn = async (cookies: Record<string, string>) => {
    const { text } = await page(cookies)
    return ['Maandag dicht', 'Herfstactie', 'Uitgeschakeld'].map((words) => text.includes(words))
  }
  const cookies = await flagged()
  const { ss_lastid = '', '__Host-staff': proof = '' } = cookies
  const forged = `${proof.split('.').slice(0, 2).join('.')}.${'x'.repeat(43)}`
  const shown = [true, true, true]
  const hidden = [false, false, false]
  expect(await noticesIn(cookies)).toEqual(shown)
  const others: Record<string, string>[] = [
    {},
    { ss_lastid },
    { ss_lastid, '__Host-staff': forged },
    { '__Host-staff': proof },
  ]
  for (const other of others) expect(await noticesIn(other)).toEqual(hidden)
  const { account: buyer } = await testSite(ctx, { name: 'koper' })
  await ctx.db.updateTable('websites').set({ owner_id: buyer.id }).where('id', '=', site.site.id).execute()
  const afterwards = await noticesIn(cookies)
  await ctx.db.updateTable('websites').set({ owner_id: site.account.id }).where('id', '=', site.site.id).execute()
  ctx.clock.set(new Date(ctx.now().getTime() + 13 * 3_600_000).toISOString())
  expect([afterwards, await noticesIn(cookies)]).toEqual([hidden, hidden])
})

test('a link of the owner area that is too old or of another site sets nothing', async () => {
  const entering = await owner.ask('/api/site/visit')
  const url = new URL(String(entering.headers.location))
  await testSite(ctx, { name: 'elders' })
  const elsewhere = await app.ask('elders.localhost:8080', url.pathname + url.search)
  ctx.clock.set(new Date(ctx.now().getTime() + 61_000).toISOString())
  const late = await app.ask(host, url.pathname + url.search)
  expect([elsewhere.headers['set-cookie'], late.headers['set-cookie']]).toEqual([undefined, undefined])
})

test('C6.20 a page tells the browser of its owner, and of no other visitor, that they look at it', async () => {
  const own = await page(await flagged())
  expect([own.text.includes('data-looker="owner"'), (await page()).text.includes('data-looker')]).toEqual([true, false])
})

test('C2.32 R1.26 pages lead that browser to configuration, and contain nothing of it for other visitors', async () => {
  const before = await page()
  const own = await page(await flagged())
  const after = await page()
  expect([keysIn(before.text), before.text.includes('<script'), after.text]).toEqual([null, false, before.text])
  expect(keysIn(own.text)).toMatchObject({ as: 'owner', leadsAway: true })
  expect(own.headers['cache-control']).toBe('private, no-store')
})

test('C2.32 pages do not lead there where the site is developed or may be cloned', async () => {
  const cookies = await flagged()
  for (const name of ['developerMode', 'cloneable']) {
    await as((tx) => changeSettings(tx, { group: 'advanced', values: { [name]: true } }))
    expect(keysIn((await page(cookies)).text)).toMatchObject({ leadsAway: false })
    await as((tx) => changeSettings(tx, { group: 'advanced', values: { [name]: false } }))
  }
})

test('an invented flag, or one of another site, is invalid', async () => {
  const foreign = Buffer.from(JSON.stringify({ websiteId: '65a1f0c2e4b0a1b2c3d4e501' })).toString('base64')
  for (const ss_lastid of ['x', '%', '{}', encodeURIComponent(foreign), 'bnVsbA=='])
    expect(keysIn((await page({ ss_lastid })).text)).toBeNull()
})

test('A3.29 A6.05 R1.27 R1.78 visitors may sign in by Escape only where the setting is on, and then shift and Escape do nothing', async () => {
  expect((await page()).text).not.toContain('Escape')
  await as((tx) => changeSettings(tx, { group: 'advanced', values: { useEscapeKeyToLogin: true } }))
  const { text } = await page()
  expect(text).toMatch(/addEventListener\("keydown",e=>\{e\.key=="Escape"&&!e\.shiftKey&&/)
  expect(keysIn(text)).toMatchObject({ as: 'visitor' })
  await as((tx) => changeSettings(tx, { group: 'advanced', values: { useEscapeKeyToLogin: false } }))
})

test('A6.06 the sign-in that Escape leads to offers no account', async () => {
  const platform = (returnTo: string) =>
    app.ask('localhost:8080', `/sign-in?${new URLSearchParams({ returnTo })}`, { headers: { accept: 'text/html' } })
  expect((await platform('/')).text).toContain('href="/register"')
  expect((await platform('/open/bakker?returnTo=/config/?frameUrl=/')).text).not.toContain('href="/register"')
})

test('B7.20 B7.22 B7.23 C7.06 C7.07 R1.28 logging out clears the flag, and from the site it ends the session and leads back with logout=true', async () => {
  const visitor = app.browser(host, await flagged())
  const out = await visitor.send('POST', '/api/auth/Logout')
  expect([out.status, out.json(), visitor.cookies.has('ss_lastid')]).toEqual([200, {}, false])
  const redirect = await visitor.ask('/config/sign-out')
  expect(redirect.headers.location).toBe('http://bakker.admin.localhost:8080/config/sign-out')
  const browser = await ownerBrowser(app, ctx, site)
  const foreign = await browser.ask('/config/sign-out', { headers: { referer: 'https://evil.example/' } })
  expect([foreign.headers.location, browser.cookies.has('__Host-quoin')]).toEqual(['/config', true])
  const own = await browser.ask('/config/sign-out', { headers: { referer: `http://${host}/` } })
  expect([own.headers.location, browser.cookies.has('__Host-quoin')]).toEqual([`http://${host}/?logout=true`, false])
})

test('C2.40 C2.41 C2.42 the page with logout=true says so, in the language of the site, and no cache keeps it', async () => {
  const { text, headers } = await page({}, '/over-ons?logout=true')
  expect(keysIn(text)).toMatchObject({ as: 'visitor', title: 'Uitgelogd' })
  expect(headers['cache-control']).toBe('private, no-store')
  expect((await page()).text).not.toContain('owner-keys')
})

test('C6.21 pages report their events to people who run the site, and to no other visitor', async () => {
  await as((tx) => changeSettings(tx, { group: 'cookies', values: { isRestrictiveCookiePolicyEnabled: false } }))
  const own = await page(await flagged())
  const anybody = await page()
  expect(own.text).toContain('owner-events-')
  expect(own.text).toContain(`"memberAccountId":"${site.account.id}"`)
  expect([anybody.text.includes('tracker-'), anybody.text.includes('owner-events-')]).toEqual([true, false])
  await as((tx) => changeSettings(tx, { group: 'cookies', values: { isRestrictiveCookiePolicyEnabled: true } }))
})
