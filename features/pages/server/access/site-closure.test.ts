import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { servedPages } from '#support/served-pages'
import { setNotFoundPage } from '../documents/not-found-page.ts'
import { passOfSite, setAvailability } from './site-closure.ts'

const { ctx, as, app, host, get, page, site } = await servedPages()
const close = (state: 'open' | 'coming-soon' | 'password', more = {}) =>
  as((tx) => setAvailability(tx, { state, title: '', words: '', ...more }))
const unlock = (browser: ReturnType<typeof app.browser>, password: string) =>
  browser.ask('/api/site/unlock', {
    method: 'POST' as const,
    body: new URLSearchParams({ document: site.id, password, returnTo: '/brood' }),
    headers: { origin: `http://${host}`, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
  })

test('a site that is coming soon says so at every address, in the owner’s words, and search engines come back later', async () => {
  await page('brood', 'Roggebrood')
  await get('/brood')
  await close('coming-soon', { title: 'We bakken nog', words: 'In mei gaan we open.' })
  for (const path of ['/', '/brood', '/niets']) {
    const { status, text, headers } = await get(path)
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '3600', 'private, no-store'])
    expect(text).toContain('<h1>We bakken nog</h1><p>In mei gaan we open.</p>')
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(text).not.toContain('Roggebrood')
  }
  await unlock(app.browser(host), '')
  expect((await get('/brood')).status).toBe(503)
})

test('a person who works on the site sees it by a pass that is valid for minutes', async () => {
  const { url } = await as(passOfSite)
  const path = url.replace(site.baseUrl, '')
  const owner = app.browser(host)
  await owner.ask(path)
  expect((await owner.ask('/brood')).text).toContain('Roggebrood')
  const forged = app.browser(host)
  await forged.ask(path.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')))
  expect((await forged.ask('/brood')).status).toBe(503)
  ctx.clock.forward(6 * 60_000)
  const late = app.browser(host)
  await late.ask(path)
  expect((await late.ask('/brood')).status).toBe(503)
})

test('a page made and published while the site is closed is closed too', async () => {
  await page('nieuw', 'Speculaas')
  expect((await get('/nieuw')).text).not.toContain('Speculaas')
})

test('one password opens every page for one browser, and a new password closes them again', async () => {
  await expect(close('password', { password: 'abc' })).rejects.toMatchObject({ code: 'pages.password_too_short' })
  await expect(close('password')).rejects.toMatchObject({ code: 'pages.password_too_short' })
  await close('password', { password: 'zuurdesem' })
  const screen = await get('/brood')
  expect([screen.status, screen.text.includes('type="password"'), screen.text.includes('Roggebrood')]).toEqual([
    200,
    true,
    false,
  ])
  const browser = app.browser(host)
  const wrong = await unlock(browser, 'gist')
  expect((await browser.ask(String(wrong.headers.location))).text).toContain('role="alert"')
  const right = await unlock(browser, 'zuurdesem')
  expect((await browser.ask(String(right.headers.location))).text).toContain('Roggebrood')
  expect((await browser.ask('/nieuw')).text).toContain('Speculaas')
  expect((await browser.ask('/niets')).status).toBe(404)
  await close('password', { title: 'Besloten' })
  expect((await browser.ask('/brood')).text).toContain('Roggebrood')
  ctx.clock.forward(1000)
  await close('password', { password: 'volkoren' })
  expect((await browser.ask('/brood')).text).toContain('<h1>Korenbloem</h1>')
})

test('an open site shows all pages again', async () => {
  await close('open')
  expect((await get('/brood')).text).toContain('Roggebrood')
  expect((await get('/nieuw')).text).toContain('Speculaas')
})

test('a page that an owner chooses appears at every missing address, until they choose another', async () => {
  const [first, second] = [await page('weg-een', 'Hier is geen brood'), await page('weg-twee', 'Verdwaald')]
  const shown = async (id: string | null) => {
    await as((tx) => setNotFoundPage(tx, { id }))
    const { status, text } = await get('/nergens-te-vinden')
    return [status, /Hier is geen brood|Verdwaald|Pagina niet gevonden/.exec(text)?.[0]]
  }
  expect(await shown(first)).toEqual([404, 'Hier is geen brood'])
  expect(await shown(second)).toEqual([404, 'Verdwaald'])
  expect(await shown(null)).toEqual([404, 'Pagina niet gevonden'])
})

test('closing and opening a site writes none of its documents, however many there are', async () => {
  const versions = () =>
    as((tx) =>
      tx.db
        .selectFrom('documents')
        .select(['id', sql`xmin`.as('version')])
        .execute(),
    )
  const before = await versions()
  await close('coming-soon')
  expect((await get('/brood')).text).not.toContain('Roggebrood')
  expect(await versions()).toEqual(before)
  await close('open')
  expect(await versions()).toEqual(before)
  expect((await get('/brood')).text).toContain('Roggebrood')
})
