import { expect, test } from 'vitest'
import { publish } from '#features/pages/server'
import { product } from '../../apps/server/features.ts'
import { testContext } from '#support/context'
import { ownerBrowser } from '#support/owner-browser'
import { pageWithText } from '#support/page'
import type { Browser } from '#support/request'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'

const ctx = await testContext({ features: product.features })
const app = await runningApp(ctx)
const site = await testSite(ctx, { name: 'bakker', locale: 'nl-NL' })
const owner = await ownerBrowser(app, ctx, site)
const host = 'bakker.localhost:8080'
await site.as(async (tx) => publish(tx, { documents: [(await pageWithText(tx, 'Brood uit de oven')).page.id] }))

interface Listed {
  languages: { code: string; name: string; isDefault: boolean; published: boolean }[]
}
const path = '/api/multilingual'
const list = async () => (await owner.ask(`${path}/languages`)).json<Listed>().languages
const save = (languages: object[]) => owner.send('PUT', `${path}/languages`, { languages })
const dutch = { code: 'nl-NL', isDefault: true }
const choose = (visitor: Browser, language: string) =>
  visitor.ask(`${path}/choose?language=${language}`, { headers: { referer: `http://${host}/over-ons` } })
const rowIn = (html: string) => /<nav class="languages".*?<\/nav>/s.exec(html)?.[0] ?? null

test('C7.30 C7.31 the languages of a site are its own and every other that the product speaks, by code and name', async () => {
  expect(await list()).toEqual([
    { code: 'nl-NL', name: 'Nederlands', isDefault: true, published: true },
    { code: 'en', name: 'English', isDefault: false, published: false },
    { code: 'de', name: 'Deutsch', isDefault: false, published: false },
  ])
})

test('C7.26 the offered languages are requested without a payload: one language at first, and no choice on pages', async () => {
  expect((await owner.ask(`${path}/settings`)).json()).toEqual({
    enabled: false,
    defaultLanguage: 'nl-NL',
    languages: ['nl-NL'],
    connected: false,
    switcherPosition: 'footer',
  })
  expect(rowIn((await app.ask(host, '/over-ons')).text)).toBeNull()
})

test('C7.32 C7.33 languages are saved as a list and answered as they then are; unknown ones and a list without a default are refused', async () => {
  const saved = await save([dutch, { code: 'de', published: true }, { code: 'en', published: false }])
  expect(saved.status).toBe(200)
  expect(saved.json<Listed>().languages.map(({ code, published }) => [code, published])).toEqual([
    ['nl-NL', true],
    ['en', false],
    ['de', true],
  ])
  const refused = await Promise.all([save([dutch, { code: 'xx' }]), save([{ code: 'de' }])])
  expect(refused.map(({ status }) => status)).toEqual([400, 400])
  expect(refused.map((answer) => answer.json<{ code: string }>().code)).toEqual([
    'sites.language_unknown',
    'sites.default_language_unclear',
  ])
  expect((await list()).map(({ published }) => published)).toEqual([true, false, true])
  expect((await owner.ask(`${path}/settings`)).json()).toMatchObject({ enabled: true, languages: ['nl-NL', 'de'] })
})

test('a visitor who chooses a language reads the texts of the product in it, on pages, in the search and on the missing page', async () => {
  const visitor = app.browser(host)
  const before = await visitor.ask('/over-ons')
  expect(rowIn(before.text)).toContain('aria-current="true">Nederlands')
  const chosen = await choose(visitor, 'de')
  expect([chosen.status, chosen.headers.location]).toEqual([303, '/over-ons'])
  const after = await visitor.ask('/over-ons')
  expect(rowIn(after.text)).toContain('aria-current="true">Deutsch')
  expect(after.text).toContain('Zum Inhalt')
  expect(after.text).toContain('Brood uit de oven')
  expect(after.headers['cache-control']).toBe('private, no-store')
  const search = (await visitor.ask('/search')).text
  expect(search).toContain('<html lang="de-DE">')
  expect(search).toContain('Suchen')
  expect((await visitor.ask('/nothing-here')).text).toContain('Seite nicht gefunden')
})

test('other visitors do not read it: pages for all visitors stay in the language of the site, in any order of requests', async () => {
  const german = app.browser(host, { '__Host-language': 'de' })
  const [inGerman, inDutch, again] = [
    await german.ask('/over-ons'),
    await app.ask(host, '/over-ons'),
    await german.ask('/over-ons'),
  ]
  expect([inGerman.text.includes('Zum Inhalt'), inDutch.text.includes('Naar de inhoud')]).toEqual([true, true])
  expect(again.text).toBe(inGerman.text)
  const odd = app.browser(host, { '__Host-language': 'en' })
  expect((await odd.ask('/over-ons')).text).toContain('Naar de inhoud')
})

test('returning to the language of the site deletes the choice, and a language that is no longer offered applies to no visitor', async () => {
  const visitor = app.browser(host)
  await choose(visitor, 'de')
  await choose(visitor, 'nl-NL')
  expect(visitor.cookies.has('__Host-language')).toBe(false)
  await choose(visitor, 'de')
  await save([dutch])
  const text = (await visitor.ask('/over-ons')).text
  expect([text.includes('Naar de inhoud'), rowIn(text)]).toEqual([true, null])
})

test('another default is the language of the site from then on', async () => {
  await save([{ code: 'de', isDefault: true }, { code: 'nl-NL' }])
  expect((await list()).map(({ code, isDefault, published }) => [code, isDefault, published])).toEqual([
    ['de-DE', true, true],
    ['en', false, false],
    ['nl', false, true],
  ])
  const text = (await app.ask(host, '/over-ons')).text
  expect(text).toContain('<html lang="de-DE">')
  expect(rowIn(text)).toContain('aria-current="true">Deutsch')
})
