import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { designFeature } from '#features/design/server'
import { mediaFeature } from '#features/media/server'
import { changeDocument, pagesFeature, publish } from '#features/pages/server'
import { sitesFeature } from '#features/sites/server'
import { newId } from '#platform/contract'
import { testContext } from '#support/context'
import { ownerBrowser } from '#support/owner-browser'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { createCollection } from '../collections/create-collection.ts'
import { contentFeature } from '../content.feature.ts'
import { publishItems, unpublishItems } from './publish-items.ts'

const features = [accountsFeature, sitesFeature, designFeature, mediaFeature, pagesFeature, contentFeature]
const ctx = await testContext({ features, now: '2026-06-01T10:00:00Z' })
const site = await testSite(ctx, { name: 'bakker', title: 'Korenbloem', locale: 'nl-NL' })
const app = await runningApp(ctx)
const owner = await ownerBrowser(app, ctx, site)
const blog = await site.as(async (tx) => {
  const collection = await createCollection(tx, { type: 'blog', title: 'Nieuws' })
  await publish(tx, { documents: [collection.documentId] })
  return collection
})

const begin = async (title = '') =>
  (await owner.send('POST', `/api/collections/${blog.id}/items`, { title })).json<{ id: string }>().id

/** As the panel beside the text does it. */
const set = (id: string, name: string, value: unknown) =>
  site.as((tx) => changeDocument(tx, { id, operation: { kind: 'changeSettings', changes: [{ path: [name], value }] } }))
const publishItem = (id: string, more = {}) => owner.send('POST', '/api/items/publish', { ids: [id], ...more })
const itemOf = async (id: string) => {
  const { items } = (await owner.ask(`/api/collections/${blog.id}/items?limit=200`)).json<{
    items: { id: string; slug: string; path: string | null; status: number }[]
  }>()
  return items.find((item) => item.id === id)
}

test('a new post has an empty text to write in, and no address before it has a title', async () => {
  const id = await begin()
  const draft = (await owner.ask(`/api/documents/${id}`)).json<{
    document: { blocks: Record<string, { type: string }>; sections: object }
  }>()
  expect(Object.values(draft.document.blocks).map(({ type }) => type)).toEqual(['html'])
  expect(Object.keys(draft.document.sections)).toHaveLength(1)
  expect(await itemOf(id)).toMatchObject({ slug: '' })
})

test('the address of an item is made from the title at the first publication, and stays when the title changes later', async () => {
  const id = await begin()
  await set(id, 'title', 'Brood op zondag')
  expect((await publishItem(id, { anyway: true })).status).toBe(200)
  expect(await itemOf(id)).toMatchObject({ slug: 'brood-op-zondag', path: '/nieuws/brood-op-zondag' })
  await set(id, 'title', 'Brood op maandag')
  expect((await publishItem(id, { anyway: true })).status).toBe(200)
  expect(await itemOf(id)).toMatchObject({ path: '/nieuws/brood-op-zondag' })
})

test('another post of the same title gets an address of its own, also where it is scheduled', async () => {
  const id = await begin()
  await set(id, 'title', 'Brood op zondag')
  const answer = await publishItem(id, { anyway: true, at: '2026-06-03T10:00:00Z' })
  expect(answer.status).toBe(200)
  expect(await itemOf(id)).toMatchObject({ slug: 'brood-op-zondag-2', status: 2 })
})

test('an item without a title or content is refused, by name, until its owner confirms it', async () => {
  const [nameless, blank] = [await begin(), await begin('Alleen een titel')]
  for (const [id, name] of [
    [nameless, 'Untitled'],
    [blank, 'Alleen een titel'],
  ] as const) {
    const refused = await publishItem(id)
    expect(refused.status).toBe(409)
    expect(refused.json<{ code: string }>().code).toBe('content.unfinished')
    expect(refused.text).toContain(name)
    expect(await itemOf(id)).toMatchObject({ status: 4 })
  }
  expect((await publishItem(blank, { anyway: true })).status).toBe(200)
})

test('five of many unfinished items are named, and one with a blank title has no name', async () => {
  const ids = [await begin('Blank')]
  await set(ids[0] ?? '', 'title', '   ')
  for (const at of [1, 2, 3, 4, 5]) ids.push(await begin(`Leeg ${at}`))
  const refused = (await owner.send('POST', '/api/items/publish', { ids })).json<{
    code: string
    details: { n: number; names: string }
  }>()
  expect(refused).toMatchObject({ code: 'content.unfinished', details: { n: 6 } })
  const names = refused.details.names.split(', ')
  expect(names).toHaveLength(5)
  const { details } = (await publishItem(ids[0] ?? '')).json<{ details: { names: string } }>()
  expect(details.names).toBe('Untitled')
})

test('where one of several items does not exist none is published, also where another is named twice', async () => {
  const id = await begin('Twee keer')
  for (const ids of [
    [id, newId()],
    [id, id, newId()],
  ]) {
    const refused = await owner.send('POST', '/api/items/publish', { ids, anyway: true })
    expect(refused.json<{ code: string }>().code).toBe('content.item_missing')
  }
  expect(await itemOf(id)).toMatchObject({ status: 4 })
  expect((await owner.send('POST', '/api/items/publish', { ids: [id, id], anyway: true })).status).toBe(200)
  expect(await itemOf(id)).toMatchObject({ path: '/nieuws/twee-keer' })
})

test('items are hidden together, and only with the permission to publish', async () => {
  const ids = [await begin('Eerste'), await begin('Tweede')]
  expect((await owner.send('POST', '/api/items/publish', { ids, anyway: true })).status).toBe(200)
  for (const act of [publishItems, unpublishItems])
    await expect(site.as((tx) => act(tx, { ids }), ['moderator'])).rejects.toMatchObject({ kind: 'forbidden' })
  const seen = async () =>
    (await Promise.all(['eerste', 'tweede'].map((slug) => app.ask('bakker.localhost:8080', `/nieuws/${slug}`)))).map(
      ({ status }) => status,
    )
  expect(await seen()).toEqual([200, 200])
  expect((await owner.send('POST', '/api/items/unpublish', { ids })).status).toBe(200)
  expect(await seen()).toEqual([404, 404])
})

test('an image of an item counts as content, but not as a title', async () => {
  const [named, nameless] = [await begin('Maandag'), await begin()]
  for (const id of [named, nameless]) await set(id, 'image', newId())
  expect((await publishItem(named)).status).toBe(200)
  expect((await publishItem(nameless)).status).toBe(409)
})

test('a typed address is cleaned, a taken one is refused, and an empty one comes from the title', async () => {
  const id = await begin('Zuurdesem voeden')
  const change = (slug: string) => owner.send('POST', `/api/items/${id}/address`, { slug })
  expect((await change('  Het  Begin! ')).json()).toEqual({ slug: 'het-begin' })
  const taken = await change('brood-op-zondag')
  expect([taken.status, taken.json<{ code: string }>().code]).toEqual([409, 'content.slug_taken'])
  expect((await change('')).json()).toEqual({ slug: 'zuurdesem-voeden' })
})

test('an item that is private from its first publication is seen by no visitor', async () => {
  const id = await begin('Voor ons alleen')
  const answer = await owner.send('POST', '/api/documents/publish', { documents: [id], isPrivate: true })
  expect(answer.status).toBe(200)
  expect(await itemOf(id)).toMatchObject({ status: 5 })
  expect((await app.ask('bakker.localhost:8080', '/nieuws/voor-ons-alleen')).status).toBe(404)
})

test("the canvas uses the site's language around a post, not its owner's", async () => {
  const id = await begin('Rogge')
  const around = await owner.ask(`/api/documents/${id}/around`, { headers: { 'accept-language': 'en' } })
  expect(around.text).toContain('1 minuut lezen')
  expect(around.text).not.toContain('min read')
})
