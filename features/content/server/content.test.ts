import { textSection } from '#support/text-section'
import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { designFeature } from '#features/design/server'
import { mediaFeature } from '#features/media/server'
import { createDocument, otherAssetUses, pagesFeature, publish, setPassword, unpublish } from '#features/pages/server'
import { changeSettings, sitesFeature } from '#features/sites/server'
import { provided } from '#platform/context'
import type { Block } from '#platform/document'
import { enumerations, newId } from '#platform/contract'
import { doDueJobs } from '#support/due-jobs'
import { testContext } from '#support/context'
import { ownerBrowser } from '#support/owner-browser'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { changeCollection } from './collections/change-collection.ts'
import { contentFeature } from './content.feature.ts'
import { createAuthor } from './authors/create-author.ts'
import { createCollection } from './collections/create-collection.ts'
import { createItem, type NewItem } from './items/create-item.ts'
import { within } from '#support/within'

const features = [accountsFeature, sitesFeature, designFeature, mediaFeature, pagesFeature, contentFeature]
const ctx = await testContext({ features, now: '2026-06-01T10:00:00Z' })
const site = await testSite(ctx, { name: 'bakker', title: 'Korenbloem', locale: 'nl-NL' })
const { as } = site
const app = await runningApp(ctx)
const owner = await ownerBrowser(app, ctx, site)
const get = (path: string) => app.ask('bakker.localhost:8080', path)

const blog = await as(async (tx) => {
  const collection = await createCollection(tx, { type: 'blog', title: 'Nieuws', settings: { perPage: 3 } })
  await publish(tx, { documents: [collection.documentId] })
  return collection
})

async function post(
  title: string,
  words: string,
  more: Partial<NewItem> = {},
  password: string | null = null,
): Promise<string> {
  return await as(async (tx) => {
    const wanted = {
      collectionId: blog.id,
      settings: { title },
      ...textSection(words),
      ...more,
    } as NewItem
    const { id } = await createItem(tx, wanted)
    await setPassword(tx, { id, password })
    await publish(tx, { documents: [id] })
    return id
  })
}

test('C2.05 a post is listed below its blog with title, date, author, labels and further reading', async () => {
  const author = await as((tx) => createAuthor(tx, { name: 'Nora de Wit', about: 'Bakt sinds 1998.' }))
  await post('Eerste', 'Het begin.', { settings: { title: 'Eerste', date: '2026-01-10T09:00:00Z' } })
  await post('Rogge rust', 'Twee nachten in de koelte.', {
    settings: { title: 'Rogge rust', date: '2026-02-11T09:00:00Z', author: author.id },
    tags: ['Rogge', 'Zuurdesem'],
    categories: ['Recepten'],
  })
  const { status, text: html } = await get('/nieuws/rogge-rust')
  expect(status).toBe(200)
  expect(html).toContain('<h1>Rogge rust</h1>')
  expect(html).toContain('data-page-type="50"')
  expect(html).toContain('<time dateTime="2026-02-11">11 februari 2026</time>')
  expect(html).toContain('<a href="/nieuws?author=nora-de-wit">Nora de Wit</a>')
  expect(html).toContain('<a href="/nieuws/tag/rogge">Rogge</a>')
  expect(html).toContain('<a href="/nieuws/category/recepten">Recepten</a>')
  expect(html).toMatch(/<a href="\/nieuws\/eerste" rel="(next|prev)">/)
  expect(html).toContain('"@type":"BlogPosting"')
  expect(html).toContain('"@type":"BreadcrumbList"')
  expect(html).toContain('<link rel="alternate" href="/feed/nieuws" type="application/rss+xml"')
})

test('an owner about to delete a portrait reads whose it is', async () => {
  const image = newId()
  await as((tx) => createAuthor(tx, { name: 'Nora met portret', image }))
  const uses = await as((tx) => Promise.all(provided(tx.product, otherAssetUses).map((usesOf) => usesOf(tx, image))))
  expect(uses).toEqual([[{ title: 'Nora met portret', screen: '/config/authors' }]])
})

test('the index lists the newest first and parts of it by tag, category, author and month', async () => {
  await post('Lente', 'Bloemen op het brood.', {
    settings: { title: 'Lente', date: '2026-03-20T09:00:00Z' },
    tags: ['Seizoen'],
  })
  await post('Mei', 'Aardbeien.', { settings: { title: 'Mei', date: '2026-05-02T09:00:00Z' }, tags: ['Seizoen'] })
  const index = (await get('/nieuws')).text
  expect(index.indexOf('>Mei<')).toBeLessThan(index.indexOf('>Lente<'))
  expect(index).toContain('href="/nieuws?page=2"')
  expect((await get('/nieuws?page=2')).text).toContain('>Eerste<')
  const tag = (await get('/nieuws/tag/seizoen')).text
  expect(tag).toContain('>Lente<')
  expect(tag).not.toContain('>Rogge rust<')
  expect(tag).toContain('<title>Seizoen · Nieuws — Korenbloem</title>')
  expect((await get('/nieuws?author=nora-de-wit')).text).not.toContain('>Lente<')
  const month = (await get('/nieuws?month=2026-05')).text
  expect(month).toContain('mei 2026')
  expect(month).not.toContain('>Lente<')
  expect((await get('/nieuws/tag/nergens')).status).toBe(404)
})

test('publishing a post changes the kept index at once', async () => {
  await get('/nieuws')
  await post('Vers', 'Zojuist uit de oven.', { settings: { title: 'Vers', date: '2026-05-30T09:00:00Z' } })
  await within(3000, async () => expect((await get('/nieuws')).text).toContain('>Vers<'))
})

test('the feed holds whole posts, escaped, with absolute addresses', async () => {
  await post('Meel & <meer>', 'Van de molen ]]> naar de oven.', {
    settings: { title: 'Meel & <meer>', date: '2026-05-31T09:00:00Z' },
  })
  const { headers, text: xml } = await get('/feed/nieuws')
  expect(headers['content-type']).toContain('application/rss+xml')
  expect(xml).toContain('<title>Meel &#38; &#60;meer&#62;</title>')
  expect(xml).toContain('<link>http://bakker.localhost:8080/nieuws/meel-meer</link>')
  expect(xml).toContain('Van de molen ]]&gt; naar de oven.')
  expect((await get('/feed')).text).toBe(xml)
  expect((await get('/feed/nieuws/tag/seizoen')).text).not.toContain('Rogge rust')
  expect((await get('/feed/nergens')).status).toBe(404)
})

test('content behind a password is in no feed and not in the site map; content hidden from search engines is not in the map', async () => {
  await post(
    'Achter slot',
    'Het geheime recept.',
    { settings: { title: 'Achter slot', access: 'password' } },
    'zuurdesem123',
  )
  await post('Stil', 'Niet te vinden.', { settings: { title: 'Stil', noindex: true } })
  const feed = (await get('/feed/nieuws')).text
  expect(feed).not.toContain('geheime recept')
  expect(feed).not.toContain('Achter slot')
  const { text: map } = await get('/sitemap.xml')
  expect(map).toContain('<loc>http://bakker.localhost:8080/nieuws/rogge-rust</loc>')
  expect(map).toContain('<loc>http://bakker.localhost:8080/nieuws</loc>')
  expect(map).not.toContain('achter-slot')
  expect(map).not.toContain('/stil')
  expect((await get('/robots.txt')).text).toContain('Sitemap: http://bakker.localhost:8080/sitemap.xml')
})

test('an unpublished post leaves every list', async () => {
  const id = await post('Even', 'Kort te zien.', {
    settings: { title: 'Even', date: '2026-05-29T09:00:00Z' },
    tags: ['Even'],
  })
  await as((tx) => unpublish(tx, { id }))
  await within(3000, async () => expect((await get('/nieuws')).text).not.toContain('>Even<'))
  expect((await get('/nieuws/even')).status).toBe(404)
  expect((await get('/nieuws/tag/even')).text).toContain('Geen items gevonden met dit filter.')
})

test('C2.46 the slug of a new post follows the pattern of its blog', async () => {
  await as((tx) => changeCollection(tx, { id: blog.id, settings: { itemPattern: '{year}/{month}/{day}/{title}' } }))
  await post('Met datum', 'Oud adres.', { settings: { title: 'Met datum', date: '2026-04-09T23:30:00Z' } })
  expect((await get('/nieuws/2026/04/10/met-datum')).status).toBe(200)
})

test('another slug moves the index, the tags and the posts, and the old addresses redirect', async () => {
  await as((tx) => changeCollection(tx, { id: blog.id, slug: 'berichten' }))
  await doDueJobs(ctx)
  const old = await get('/nieuws/rogge-rust')
  expect([old.status, old.headers['location']]).toEqual([301, '/berichten/rogge-rust'])
  expect((await get('/nieuws/tag/rogge')).headers['location']).toBe('/berichten/tag/rogge')
  expect((await get('/berichten/tag/rogge')).status).toBe(200)
})

test('C9.30 a collection ordered by hand takes no more than 250 items from a person, and more from an import', async () => {
  const portfolio = await as((tx) => createCollection(tx, { type: 'portfolio', title: 'Werk' }))
  const max = enumerations.limits.itemsInOrderableCollection
  await as(async (tx) => {
    for (let at = 0; at < max; at += 1)
      await createItem(tx, { collectionId: portfolio.id, settings: { title: `Werk ${at}` } })
  })
  const another = { collectionId: portfolio.id, settings: { title: 'Eentje te veel' } }
  const refused = await owner.send('POST', `/api/collections/${portfolio.id}/items`, { title: 'Eentje te veel' })
  expect([refused.status, refused.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'content.collection_full', details: { max: 250 } }),
  ])
  await expect(as((tx) => createItem(tx, { ...another, isImport: true }))).resolves.toHaveProperty('id')
})

test('a collection with sharing switched on has share links on each of its posts, unless the author placed them elsewhere', async () => {
  const shares = async (path: string) => (await get(path)).text.match(/<div class="share"/g)?.length ?? 0
  const { id: collectionId } = await as((tx) => createCollection(tx, { type: 'blog', title: 'Verder' }))
  await post('Doorgeven', 'Voor wie het nog niet weet.', { collectionId })
  const section = newId()
  const place = { desktop: { x: 0, y: 0, w: 6, h: 1, z: 0 }, mobile: null }
  const own: Block = {
    id: newId(),
    section,
    order: 'a0',
    type: 'share',
    version: 1,
    props: { label: 'Zegt het voort' },
    place,
  }
  await post('Zelf gezet', '', { collectionId, sections: [{ id: section, order: 'a0' }], blocks: [own] } as never)
  expect([await shares('/verder/doorgeven'), await shares('/verder/zelf-gezet')]).toEqual([0, 1])
  await as((tx) => changeCollection(tx, { id: collectionId, settings: { share: true } }))
  expect([await shares('/verder/doorgeven'), await shares('/verder/zelf-gezet')]).toEqual([1, 1])
  const { text } = await get('/verder/doorgeven')
  expect(text).toContain('https://wa.me/?text=http%3A%2F%2Fbakker.localhost%3A8080%2Fverder%2Fdoorgeven')
  expect(text).toMatch(/\.share-menu ?\{/)
})

test('C3.14 C3.15 a plain collection has number 1, a blog, to which visitors subscribe, number 2', async () => {
  const numberOf = async (type: string) =>
    (await owner.send('POST', '/api/collections', { type, title: `Soort ${type}` })).json<{ type: number }>().type
  expect([await numberOf('generic'), await numberOf('blog')]).toEqual([1, 2])
})

test('programs read the site in short: its title, its public pages, and nothing of the others', async () => {
  await as(async (tx) => {
    for (const settings of [
      { title: 'Ov[en]', slug: 'oven', description: 'Waar wij\nbakken.' },
      { title: 'Verborgen', noindex: true },
    ]) {
      const { id } = await createDocument(tx, { kind: 'page', settings })
      await publish(tx, { documents: [id] })
    }
  })
  const { status, headers, text } = await get('/llms.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8'])
  const [title, ...lines] = text.trim().split('\n')
  expect(title).toMatch(/^# \S/)
  expect(lines).toContain('- [Ov\\[en\\]](http://bakker.localhost:8080/oven): Waar wij bakken.')
  expect(text).not.toContain('Verborgen')
})

test('a contact for vulnerabilities is published where the owner names it; a site without one has no such file', async () => {
  const contact = () => get('/.well-known/security.txt')
  expect((await contact()).status).toBe(404)
  await as((tx) => changeSettings(tx, { group: 'advanced', values: { securityContact: 'veilig@example.com' } }))
  const { status, text } = await contact()
  const fields = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  expect(status).toBe(200)
  expect(fields.get('Contact')).toBe('mailto:veilig@example.com')
  expect(fields.get('Canonical')).toBe('http://bakker.localhost:8080/.well-known/security.txt')
  const days = (Date.parse(fields.get('Expires') ?? '') - ctx.now().getTime()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})
