import { textSection } from '#support/text-section'
import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { contentFeature } from '#features/content/server'
import { mediaFeature } from '#features/media/server'
import { slugOf } from '#features/pages/contract'
import { createDocument, pagesFeature, publish, registerRedirect, setPassword, unpublish } from '#features/pages/server'
import { changeSettings, sitesFeature } from '#features/sites/server'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { listMisses } from './misses.ts'
import { searchFeature } from './search.feature.ts'

const features = [accountsFeature, sitesFeature, mediaFeature, pagesFeature, contentFeature, searchFeature]
const ctx = await testContext({ features })
const bakery = await testSite(ctx, { name: 'bakker', title: 'Korenbloem', locale: 'nl-NL' })
const other = await testSite(ctx, { name: 'molen', title: 'De Molen', locale: 'nl-NL' })
const app = await runningApp(ctx)
const search = (query: string, host = 'bakker') =>
  app.ask(`${host}.localhost:8080`, `/search?q=${encodeURIComponent(query)}`)

async function page(
  title: string,
  words: string,
  { settings = {}, site = bakery, password = null as string | null, publishes = true } = {},
): Promise<string> {
  const id = await site.as(async (tx) => {
    const document = await createDocument(tx, {
      kind: 'page',
      settings: { title, slug: slugOf(title), ...settings },
      ...textSection(words),
    })
    await setPassword(tx, { id: document.id, password })
    if (publishes) await publish(tx, { documents: [document.id] })
    return document.id
  })
  await doDueJobs(ctx)
  return id
}

test('C2.28 C2.08 the search page is at /search, shows the typed query and is never cached', async () => {
  await page('Rogge', 'Ons donkerste brood rust twee nachten.')
  const { status, headers, text } = await search('twee nachten')
  expect(status).toBe(200)
  expect(headers['cache-control']).toContain('no-store')
  expect(text).toContain('data-page-type="102"')
  expect(text).toContain('value="twee nachten"')
  expect(text).toContain('<a href="/rogge">Rogge</a>')
  expect(text).toContain('<mark>nachten</mark>')
  expect(text).toContain('Eén resultaat voor ‘twee nachten’')
})

test('no redirect replaces a page of the product, yet one leads on an old address with a distinctive query', async () => {
  const leading = (path: string) => bakery.as((tx) => registerRedirect(tx, { path, target: '/rogge' }))
  expect([await leading('/search'), await leading('/search?category=12')]).toEqual([false, true])
  const answers = await Promise.all(
    ['/search', '/search?category=12'].map((path) => app.ask('bakker.localhost:8080', path)),
  )
  expect(answers.map(({ status, headers }) => [status, headers['location']])).toEqual([
    [200, undefined],
    [301, '/rogge?category=12'],
  ])
})

test('words are found without their accents, in other forms and from their beginning', async () => {
  await page('Crème brûlée', 'Gebakken in kleine vormen.')
  expect((await search('creme brulee')).text).toContain('href="/cr%C3%A8me-br%C3%BBl%C3%A9e"')
  expect((await search('klein')).text).toContain('href="/cr')
  expect((await search('vorm')).text).toContain('href="/cr')
  expect((await search('brul')).text).toContain('href="/cr')
})

test('drafts, pages with a password and pages hidden from search engines are not found', async () => {
  await page('Klad', 'Eenhoorn in de maak.', { publishes: false })
  await page('Slot', 'Eenhoorn achter slot.', { settings: { access: 'password' }, password: 'zuurdesem123' })
  await page('Stil', 'Eenhoorn zonder naam.', { settings: { noindex: true } })
  await page('Molen', 'Eenhoorn bij de buren.', { site: other })
  expect((await search('eenhoorn')).text).toContain('Niets gevonden voor ‘eenhoorn’')
  expect((await search('eenhoorn', 'molen')).text).toContain('href="/molen"')
})

test('a withdrawn page is missing from search before any job has run', async () => {
  const id = await page('Weg', 'Zeldzaam spelttaartje.')
  expect((await search('spelttaartje')).text).toContain('href="/weg"')
  await bakery.as((tx) => unpublish(tx, { id }))
  expect((await search('spelttaartje')).text).toContain('Niets gevonden')
})

test('a typed query is shown as typed and never runs', async () => {
  const { text } = await search('"><script>alert(1)</script>')
  expect(text).not.toContain('<script>alert')
  expect(text).toContain('&lt;script&gt;alert')
})

test('words that mean something to the database are words', async () => {
  const answers = await Promise.all(
    [`' & | ! :*`, '(', 'de het een', '\\', '', 'a'.repeat(500)].map((query) => search(query)),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
})

test('the list under a field begins as the search page does, and shows only open pages', async () => {
  await page('Krent', 'Krentenbollen op zaterdag.')
  await page('Krentenwegge', 'Krenten voor de kraamvisite.')
  await page('Krentgeheim', 'Krenten achter slot.', { settings: { access: 'password' }, password: 'zuurdesem123' })
  const preview = async (query: string) =>
    app.ask('bakker.localhost:8080', `/api/search/preview?q=${encodeURIComponent(query)}`)
  const { status, text } = await preview('krenten')
  const found = JSON.parse(text) as { count: number; results: { href: string; title: string }[] }
  expect([status, found.count]).toEqual([200, 2])
  const foundPaths = [...(await search('krenten')).text.matchAll(/<h2><a href="([^"]+)">/g)].map(([, href]) => href)
  expect(found.results.map(({ href }) => href)).toEqual(foundPaths)
  expect(found.results[0]).toEqual({
    href: expect.any(String),
    title: expect.stringMatching(/^Krent/),
    note: '',
    image: null,
  })
  expect(JSON.parse((await preview('  ')).text)).toEqual({ count: 0, corrected: '', results: [] })
  expect((await preview('a'.repeat(201))).status).toBe(400)
})

test('a word with one typo is still found, and the page names the word that it looked for', async () => {
  await page('Notenbrood', 'Met walnoten uit Zeeland en een klok van een korst.')
  const { text } = await search('wlanoten')
  expect(text).toContain('Niets gevonden voor ‘wlanoten’. Eén resultaat voor ‘walnoten’')
  expect(text).toContain('href="/notenbrood"')
  expect(text).toContain('<mark>walnoten</mark>')
  for (const typed of ['klokk', 'klk', 'klck', 'zeelnad korst', 'notenbrod'])
    expect((await search(typed)).text).toContain('href="/notenbrood"')
  expect((await search('wxlanoyen')).text).toContain('Niets gevonden voor ‘wxlanoyen’')
  const preview = await app.ask('bakker.localhost:8080', '/api/search/preview?q=wlanoten')
  expect(JSON.parse(preview.text)).toMatchObject({ count: 1, corrected: 'walnoten' })
})

test('no typo leads to a page that is behind a password, on another site, or deleted', async () => {
  await page('Kluis', 'Saffraankrakeling.', { settings: { access: 'password' }, password: 'zuurdesem123' })
  await page('Buren', 'Saffraankransje.', { site: other })
  const gone = await page('Even', 'Saffraankoekje.')
  await bakery.as((tx) => unpublish(tx, { id: gone }))
  for (const typed of ['safraankrakeling', 'safraankransje', 'safraankoekje'])
    expect((await search(typed)).text).toContain(`Niets gevonden voor ‘${typed}’`)
  expect((await search('safraankransje', 'molen')).text).toContain('href="/buren"')
})

const words = (synonyms: string[][]) => bakery.as((tx) => changeSettings(tx, { group: 'search', values: { synonyms } }))

test('a visitor who types a synonym finds the word that the owner made equal to it', async () => {
  await page('Zuurdesem', 'Ons desembrood van tarwe.')
  expect((await search('sourdough')).text).toContain('Niets gevonden')
  await words([['desembrood', 'sourdough', 'brood met desem']])
  const { text } = await search('sourdough tarwe')
  expect(text).toContain('href="/zuurdesem"')
  expect(text).toContain('<mark>desembrood</mark>')
  expect((await search('brood met desem')).text).toContain('href="/zuurdesem"')
})

test('the owner reads the searches of people without results, not those of programs nor those with results', async () => {
  const person = { headers: { 'user-agent': 'Mozilla/5.0 Firefox/144.0', 'sec-fetch-mode': 'navigate' } }
  const program = { headers: { ...person.headers, 'user-agent': 'Somebot/2.1' } }
  const looked = (query: string, by = person) =>
    app.ask('bakker.localhost:8080', `/search?q=${encodeURIComponent(query)}`, by)
  await looked('Speculoos taart')
  await looked('speculoos-TAART!')
  await looked('desembrood')
  await looked('goedkope pillen', program)
  await app.searches.flush()
  const { misses } = await bakery.as((tx) => listMisses(tx))
  expect(misses).toEqual([
    { id: 'speculoos taart', phrase: 'speculoos taart', times: 2, lastDay: ctx.now().toISOString().slice(0, 10) },
  ])
  expect((await other.as((tx) => listMisses(tx))).misses).toEqual([])
})
