import { brotliCompressSync } from 'node:zlib'
import { setFlag } from '#support/site-flags'
import { expect, test } from 'vitest'
import { trackingCookies } from '#features/consent/contract'
import { consentFeature } from '#features/consent/server'
import { changeSettings, siteSettings } from '#features/sites/server'
import { newId } from '#platform/contract'
import { siteTables } from '#platform/database'
import { testContext } from '#support/context'
import { textBlock } from '#support/page'
import { runningApp } from '#support/running'
import { shopFeatures } from '#support/shop'
import { testSite } from '#support/site'
import { createDocument, publish } from '#features/pages/server'

const ctx = await testContext({ features: [...shopFeatures, consentFeature] })
const app = await runningApp(ctx)

/** `stored`: as it lies in the database, from whatever version. */
async function siteWith(name: string, values: Record<string, unknown>, { locale = 'nl-NL', stored = false } = {}) {
  const { as, site } = await testSite(ctx, { name, locale })
  // Publishing reads the settings and remembers them, so they are there before.
  if (stored)
    await ctx.db
      .updateTable('websites')
      .set({ settings: { cookies: values } })
      .where('id', '=', site.id)
      .execute()
  await as(async (tx) => {
    const section = newId()
    const { id } = await createDocument(tx, {
      kind: 'page',
      settings: { title: 'Brood', slug: 'brood' },
      sections: [{ id: section, order: 'a0' }],
      blocks: [textBlock(section, 'Brood')],
    })
    await publish(tx, { documents: [id] })
    if (!stored) await changeSettings(tx, { group: 'cookies', values })
  })
  const host = `${name}.localhost:8080`
  return { as, site, host, html: async () => (await app.ask(host, '/brood')).text }
}

const chosen = (host: string, fields: Record<string, string>) =>
  app.ask(host, '/api/consent', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: `http://${host}`, 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' },
  })
const bannerIn = (html: string) => /<form class="consent".*?<\/form>/s.exec(html)?.[0] ?? ''
const attributeOf = (html: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1]
const buttonsIn = (html: string) =>
  [...html.matchAll(/<button [^>]*value="(\w+)"[^>]*>([^<]*)</g)].map(([, value, words]) => [value, words])

test('C4.01 C3.69 R1.75 the banner is in the first HTML once it is enabled, and a page without it has no byte of it', async () => {
  const { as, html } = await siteWith('aan', {})
  const before = await html()
  await as((tx) => changeSettings(tx, { group: 'cookies', values: { isCookieBannerEnabled: true } }))
  const after = await html()
  expect([before.includes('consent'), before.includes('<script')]).toEqual([false, false])
  expect(bannerIn(after)).toMatch(/action="\/api\/consent" method="post"/)
  expect(after.indexOf('class="consent"')).toBeLessThan(after.indexOf('<main'))
})

test('C5.29 C5.38 C5.39 empty texts fall back to a Dutch notice and its two buttons, in Dutch, English and German', async () => {
  const empty = { isCookieBannerEnabled: true, cookieBannerText: ' ' }
  const dutch = bannerIn(await (await siteWith('leeg', empty)).html())
  expect(dutch).toContain('Deze website gebruikt cookies om goed te werken')
  expect(buttonsIn(dutch)).toEqual([
    ['true', 'Accepteren'],
    ['false', 'Afwijzen'],
  ])
  const english = bannerIn(await (await siteWith('empty', empty, { locale: 'en-GB' })).html())
  const german = bannerIn(await (await siteWith('ohne', empty, { locale: 'de-DE' })).html())
  expect([buttonsIn(english), buttonsIn(german)].map((buttons) => buttons.map(([, words]) => words))).toEqual([
    ['Accept', 'Decline'],
    ['Akzeptieren', 'Ablehnen'],
  ])
})

test('C3.61 C3.62 C3.63 the owner’s own text is in the banner, its links work, and nothing in it runs', async () => {
  const { html } = await siteWith('woorden', {
    isCookieBannerEnabled: true,
    cookieBannerText: 'Koekjes? <script>alert(1)</script> Zie [onze uitleg](/privacy) of [dit](javascript:alert(1)).',
    cookieBannerCtaText: 'Lekker',
    cookieBannerOptOutCtaText: 'Nee, dank je',
  })
  const banner = bannerIn(await html())
  expect(banner).toContain('<a href="/privacy">onze uitleg</a>')
  expect(banner).not.toMatch(/<script>alert|href="javascript:/)
  expect(buttonsIn(banner)).toEqual([
    ['true', 'Lekker'],
    ['false', 'Nee, dank je'],
  ])
})

test('C5.30 C5.31 C5.32 C5.34 C5.36 C3.60 C9.14 an old invalid record is shown as a dark bar at the bottom with an icon to accept', async () => {
  const old = {
    version: 1,
    isCookieBannerEnabled: true,
    cookieBannerVariant: 'RIBBON',
    cookieBannerTheme: 'BLUE',
    cookieBannerCtaVariant: 'LINK',
    cookieBannerPosition: 'LEFT',
  }
  const { html, as } = await siteWith('oud', old, { stored: true })
  const banner = bannerIn(await html())
  expect(['data-variant', 'data-theme', 'data-cta', 'data-at'].map((name) => attributeOf(banner, name))).toEqual([
    'BAR',
    'darkest',
    'ICON',
    'BOTTOM',
  ])
  expect(buttonsIn(banner)).toEqual([['true', '×']])
  expect(banner).toContain('aria-label="Accepteren"')
  const { cookies } = await as((tx) => siteSettings(tx))
  expect([cookies.version, cookies.cookieBannerAcceptType]).toEqual([2, 'OPT_IN'])
})

test.each([
  ['BAR', 'TOP', 'TOP'],
  ['BAR', 'BOTTOM', 'BOTTOM'],
  ['BAR', 'TOP_LEFT', 'BOTTOM'],
  ['POPUP', 'TOP', 'BOTTOM_LEFT'],
  ['POPUP', 'TOP_LEFT', 'TOP_LEFT'],
  ['POPUP', 'TOP_RIGHT', 'TOP_RIGHT'],
  ['POPUP', 'BOTTOM_LEFT', 'BOTTOM_LEFT'],
  ['POPUP', 'BOTTOM_RIGHT', 'BOTTOM_RIGHT'],
] as const)(
  'C3.65 C3.66 C5.33 C5.35 a %s at %s is shown at %s',
  async (cookieBannerVariant, cookieBannerPosition, place) => {
    const name = `${cookieBannerVariant}-${cookieBannerPosition}`.toLowerCase().replace('_', '-')
    const { html } = await siteWith(name, { isCookieBannerEnabled: true, cookieBannerVariant, cookieBannerPosition })
    const banner = bannerIn(await html())
    expect([attributeOf(banner, 'data-variant'), attributeOf(banner, 'data-at')]).toEqual([cookieBannerVariant, place])
  },
)

test.each([
  ['TEXT', 'OPT_IN_AND_OUT', 2],
  ['BUTTON', 'OPT_IN_AND_OUT', 2],
  ['ICON', 'OPT_IN_AND_OUT', 1],
  ['TEXT', 'OPT_IN', 1],
  ['BUTTON', 'OPT_IN', 1],
] as const)(
  'C3.64 C3.68 C4.04 C5.37 R1.63 with %s and %s there are %i buttons',
  async (cookieBannerCtaVariant, cookieBannerAcceptType, count) => {
    const name = `${cookieBannerCtaVariant}-${cookieBannerAcceptType}`.toLowerCase().replaceAll('_', '-')
    const { html } = await siteWith(name, {
      isCookieBannerEnabled: true,
      cookieBannerCtaVariant,
      cookieBannerAcceptType,
    })
    const banner = bannerIn(await html())
    expect([attributeOf(banner, 'data-cta'), buttonsIn(banner).length]).toEqual([cookieBannerCtaVariant, count])
  },
)

test('C3.67 C3.70 C3.72 C3.73 C3.74 the banner has its theme, and the inverse of the restrictions', async () => {
  const { html, as } = await siteWith('thema', { isCookieBannerEnabled: true, cookieBannerTheme: 'LIGHT' })
  const shown = async () => {
    const banner = bannerIn(await html())
    return ['data-theme', 'data-activity-log', 'data-analytics-off'].map((name) => attributeOf(banner, name))
  }
  expect(await shown()).toEqual(['lightest', 'false', 'true'])
  const values = { isVisitorDataRestricted: false, isRestrictiveCookiePolicyEnabled: false, cookieBannerTheme: 'DARK' }
  await as((tx) => changeSettings(tx, { group: 'cookies', values }))
  expect(await shown()).toEqual(['darkest', 'true', 'false'])
})

test('C4.02 C4.03 C9.01 a plain form keeps the choice for 30 days, leads back to the page, and the next page hides the banner', async () => {
  const { host } = await siteWith('keuze', { isCookieBannerEnabled: true })
  const send = (choice: string) => chosen(host, { choice, path: '/brood' })
  const lines: string[] = []
  for (const choice of ['true', 'false']) {
    const answered = await send(choice)
    expect([answered.status, answered.headers.location]).toEqual([303, '/brood'])
    lines.push(...[answered.headers['set-cookie'] ?? []].flat().filter((line) => line.startsWith('ss_cookieAllowed')))
  }
  expect(lines).toEqual([
    'ss_cookieAllowed=true; Path=/; Max-Age=2592000; SameSite=Lax',
    'ss_cookieAllowed=false; Path=/; Max-Age=2592000; SameSite=Lax',
  ])
  const style = async (cookie: string) => (await app.ask(host, '/api/consent/style.css', { headers: { cookie } })).text
  expect([await style(''), await style('ss_cookieAllowed=false')]).toEqual(['', '.consent{display:none!important}'])
})

test('C4.07 declining, or withdrawing consent, removes the tracking cookies with that answer', async () => {
  const { host } = await siteWith('weg', { isCookieBannerEnabled: true })
  for (const choice of ['false', 'reopen']) {
    const answered = await chosen(host, { choice, path: '/brood' })
    const cleared = [answered.headers['set-cookie'] ?? []]
      .flat()
      .filter((line) => line.includes('=; Path=/; Max-Age=0'))
    expect(cleared.map((line) => line.split('=')[0])).toEqual(expect.arrayContaining([...trackingCookies]))
  }
})

test('the log proves who was asked with which text, and stores more than the choice only where the owner wants it', async () => {
  const { host, as } = await siteWith('logboek', { isCookieBannerEnabled: true })
  const send = () => chosen(host, { choice: 'true', path: '//elders.example', signal: '1' })
  await send()
  await as((tx) =>
    changeSettings(tx, { group: 'cookies', values: { cookieBannerText: 'Nieuw', isVisitorDataRestricted: false } }),
  )
  await send()
  const { rows, policies } = await as(async (tx) => ({
    rows: await siteTables(tx).selectFrom('consent_choices').selectAll().orderBy('policy').execute(),
    policies: await siteTables(tx).selectFrom('consent_policies').selectAll().execute(),
  }))
  expect(rows.map((row) => [row.choice, row.policy, row.page_path, row.had_signal, row.network])).toEqual([
    ['accepted', 1, '/', true, ''],
    ['accepted', 2, '/', true, '127.0.0.0/24'],
  ])
  expect(policies.map(({ shown }) => shown.text.slice(0, 5)).toSorted()).toEqual(['Deze ', 'Nieuw'])
})

test('a new site starts with accept and decline of equal weight', async () => {
  const { as } = await testSite(ctx, { name: 'nieuw' })
  const { cookies } = await as((tx) => siteSettings(tx))
  expect([cookies.cookieBannerCtaVariant, cookies.cookieBannerAcceptType, cookies.isCookieBannerEnabled]).toEqual([
    'BUTTON',
    'OPT_IN_AND_OUT',
    false,
  ])
})

const snippets = `<meta name="google-site-verification" content="x"><script type="application/ld+json">{"a":1}</script>
<script data-category="necessary">window.needed=1</script><script src="https://tracker.example/t.js"></script>
<noscript><img src="https://pixel.example/p.gif"></noscript><img src='https://pixel.example/q.gif?a=">"'>
<img src="/own.png"><link rel="stylesheet" href="//fonts.example/f.css"><iframe src="https://maps.example/"></iframe>
<style>@import "https://css.example/x.css"</style><script>unclosed("https://late.example")`

test('owners’ code waits: parts that would run or call others are inert in the page, the rest is unchanged', async () => {
  const { as, html } = await siteWith('poort', { isCookieBannerEnabled: true })
  await as((tx) => changeSettings(tx, { group: 'codeInjection', values: { header: snippets, footer: snippets } }))
  const page = await html()
  const outside = page.replace(/data-later="[^"]*"/g, '').replace(/<script id="website-context".*?<\/script>/s, '')
  expect(outside).not.toMatch(/(tracker|pixel|fonts|maps|css|late)\.example/)
  expect(outside).toContain('<meta name="google-site-verification" content="x">')
  expect(outside).toMatch(/<script nonce="[^"]+" data-category="necessary">window.needed=1<\/script>/)
  expect(outside).toContain('<img src="/own.png">')
  await as((tx) => changeSettings(tx, { group: 'cookies', values: { isCookieBannerEnabled: false } }))
  expect(await html()).toMatch(/<script nonce="[^"]+" src="https:\/\/tracker.example\/t.js">/)
})

test('banner and gate cost at most 1.5 kB of Brotli before a touch', async () => {
  const { as, html } = await siteWith('licht', {})
  // A banner lets visits be measured, which waits behind it and has a budget of its own.
  await as((tx) => setFlag(tx, 'census-disabled', true))
  const bytes = async () => brotliCompressSync(await html()).length
  const before = await bytes()
  await as((tx) => changeSettings(tx, { group: 'cookies', values: { isCookieBannerEnabled: true } }))
  expect((await bytes()) - before).toBeLessThanOrEqual(1500)
})
