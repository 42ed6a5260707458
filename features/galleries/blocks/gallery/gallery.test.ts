import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { contentFeature, createCollection, createItem } from '#features/content/server'
import { mediaFeature, storeAsset } from '#features/media/server'
import { changeDocument, createDocument, pagesFeature, publish, trashDocument } from '#features/pages/server'
import { sitesFeature } from '#features/sites/server'
import type { OwnerContext, VisitorContext } from '#platform/context'
import { enumerations, newId } from '#platform/contract'
import type { PageContext } from '#platform/render'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import { ownerBrowser } from '#support/owner-browser'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { sectionWith } from '#support/text-section'
import sharp from 'sharp'
import { type GalleryProps, galleryPropsSchema } from '../../contract/gallery.schema.ts'
import type { GalleryData } from '../../contract/slide.ts'
import { galleriesFeature } from '../../server/index.ts'
import { loadGalleries } from './gallery.loader.ts'

const features = [accountsFeature, sitesFeature, mediaFeature, pagesFeature, contentFeature, galleriesFeature]
const ctx = await testContext({ features, now: '2026-06-01T10:00:00Z' })
const { account, as, site } = await testSite(ctx, { name: 'lichtval', title: 'Lichtval', locale: 'en-GB' })
const app = await runningApp(ctx)
const body = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a5431f' } })
  .png()
  .toBuffer()
const storedImage = (name: string) => as((tx) => storeAsset(tx, { body, name, alt: `What ${name} shows` }))
const page: PageContext & { query: Record<string, string> } = {
  locale: 'en-GB',
  language: 'en',
  path: '/',
  pageType: 2,
  documentId: newId(),
  locks: [],
  editing: false,
  site: { id: site.id, title: 'Lichtval', baseUrl: site.baseUrl },
  query: {},
}

async function loaded(
  props: object,
  more: Partial<typeof page> = {},
): Promise<{ data: GalleryData; tags: readonly string[] }> {
  const block = { id: newId(), props: galleryPropsSchema.parse(props) as GalleryProps }
  const visitor = (siteCtx: OwnerContext) =>
    ({ ...siteCtx, member: null, cart: null, consent: null, preview: false }) as VisitorContext
  const all = await as((tx) => loadGalleries(visitor(tx), [block as never], { ...page, ...more }))
  return all.get(block.id) as { data: GalleryData; tags: readonly string[] }
}

async function shots(
  type: number,
  count: number,
): Promise<{ collection: { id: string; documentId: string }; ids: string[] }> {
  const image = await storedImage('shot.png')
  return await as(async (tx) => {
    const collection = await createCollection(tx, { type, title: `Shots ${type}` })
    const ids: string[] = []
    for (let at = 0; at < count; at += 1) {
      const tags = at % 2 === 0 ? ['Alps'] : []
      const item = await createItem(tx, {
        collectionId: collection.id,
        settings: { title: `Shot ${at + 1}`, image: at === 1 ? null : image.id },
        tags,
      })
      ids.push(item.id)
    }
    await publish(tx, { documents: [collection.documentId, ...ids] })
    return { collection, ids }
  })
}

test('own images are shown in their order, with their own captions or the file’s; one whose file is deleted is left out', async () => {
  const [first, two] = [await storedImage('one.png'), await storedImage('two.png')]
  const slides = [
    { id: newId(), asset: two.id, title: 'Second first', alt: 'Mine' },
    { id: newId(), asset: newId() },
    { id: newId(), asset: first.id },
  ]
  const { data, tags } = await loaded({ slides })
  expect(data.slides.map(({ asset, title, alt }) => [asset?.id, title, alt])).toEqual([
    [two.id, 'Second first', 'Mine'],
    [first.id, '', 'What one.png shows'],
  ])
  expect(tags).toEqual(expect.arrayContaining([`asset:${first.id}`, `asset:${two.id}`]))
})

/** How many slides visitors are sent of a page that holds this gallery alone. */
async function slidesSent(slug: string, props: object): Promise<number | undefined> {
  const gallery = sectionWith('gallery', galleryPropsSchema.parse(props))
  await as(async (tx) => {
    const created = await createDocument(tx, {
      kind: 'page',
      settings: { title: slug, slug },
      ...gallery,
    })
    await publish(tx, { documents: [created.id] })
  })
  const answer = await app.ask('lichtval.localhost:8080', `/${slug}`)
  return answer.text.match(/class="slide"/g)?.length
}

test('B3.07 B3.45 videos are shown among the images unless mixedContent is off', async () => {
  const slides = [
    { id: newId(), asset: (await storedImage('three.png')).id },
    { id: newId(), video: 'https://vimeo.com/76979871' },
  ]
  expect([
    await slidesSent('mixed', { slides }),
    await slidesSent('images-alone', { slides, mixedContent: false }),
  ]).toEqual([2, 1])
})

test('C9.27 one gallery shows 50 images, however many it keeps', async () => {
  const asset = (await storedImage('many.png')).id
  const slides = Array.from({ length: 60 }, () => ({ id: newId(), asset }))
  expect(await slidesSent('many', { slides })).toBe(50)
})

test('a collection gives its items that have an image, a tag of it those that carry the tag, and each leads to its own page', async () => {
  const { collection } = await shots(enumerations.collectionTypes.portfolio, 4)
  const all = await loaded({ source: 'collection', collection: collection.id })
  expect(all.data.slides.map(({ title }) => title)).toEqual(['Shot 1', 'Shot 3', 'Shot 4'])
  expect(all.data.slides[0]?.clickThrough?.href).toBe(all.data.slides[0]?.url)
  expect(all.tags).toContain(`collection:${collection.id}`)
  const tag = await as((tx) =>
    tx.db.selectFrom('labels').select('id').where('collection_id', '=', collection.id).executeTakeFirstOrThrow(),
  )
  const tagged = await loaded({ source: 'tag', collection: collection.id, tag: tag.id })
  expect(tagged.data.slides.map(({ title, tags }) => [title, tags])).toEqual([
    ['Shot 1', ['Alps']],
    ['Shot 3', ['Alps']],
  ])
})

test('a deleted collection leaves a page whole: visitors see nothing, owners the reason', async () => {
  const { collection } = await shots(enumerations.collectionTypes.generic, 1)
  expect((await loaded({ source: 'collection', collection: collection.id })).data.state).toBe('shown')
  await as((tx) => trashDocument(tx, { id: collection.documentId }))
  expect((await loaded({ source: 'collection', collection: collection.id })).data).toMatchObject({
    slides: [],
    state: 'gone',
  })
  expect((await loaded({ source: 'collection', collection: newId() })).data).toMatchObject({
    slides: [],
    state: 'gone',
  })
  expect((await loaded({ source: 'products' })).data).toMatchObject({ slides: [], state: 'gone' })
  expect((await loaded({ source: 'products', products: { source: 'chosen' } })).data).toMatchObject({
    slides: [],
    state: 'unchosen',
  })
  expect((await loaded({ source: 'collection' })).data).toMatchObject({ slides: [], state: 'unchosen' })
})

test('B2.01 B2.10 a gallery collection is a page of its own; its images open there and know the collection’s full address', async () => {
  const { collection } = await shots(enumerations.collectionTypes.gallery, 3)
  const { data } = await loaded({ source: 'collection' }, { documentId: collection.documentId })
  expect(data.slides.map(({ clickThrough }) => clickThrough)).toEqual([null, null])
  expect(data.collectionUrl).toBe(`${site.baseUrl}/shots-4`)
  const answer = await app.ask('lichtval.localhost:8080', '/shots-4')
  expect(answer.status).toBe(200)
  expect(answer.text.match(/class="slide"/g)).toHaveLength(2)
  expect(answer.text).toContain('data-design="autocolumns"')
  const item = await app.ask('lichtval.localhost:8080', '/shots-4/shot-1')
  expect([item.status, item.text.includes('rel="next"'), item.text.includes('class="post-image"')]).toEqual([
    200,
    true,
    true,
  ])
})

test('a long collection is shown in parts; each knows its position among the items with an image', async () => {
  const { collection, ids } = await shots(enumerations.collectionTypes.mosaic, 53)
  const at = (query: Record<string, string>) =>
    loaded({ source: 'collection' }, { documentId: collection.documentId, query })
  const [first, second] = [(await at({})).data, (await at({ page: '2' })).data]
  const path = '/' + first.collectionUrl.split('/').at(-1)
  expect([first.slides.length, first.part, first.more]).toEqual([50, { first: 0, count: 52, path }, `${path}?page=2`])
  expect([second.slides.length, second.part, second.more]).toEqual([2, { first: 50, count: 52, path }, null])
  expect(second.slides.at(-1)?.title).toBe('Shot 53')
  expect((await loaded({ source: 'collection', collection: collection.id })).data.part).toBeUndefined()
  const { text } = await app.ask('lichtval.localhost:8080', `${path}?page=2`)
  expect(text).toMatch(/data-title="Shot 53"[^>]*><a [^>]*aria-label="Enlarge image 52 of 52:/)
  const front = async () =>
    /aria-label="Enlarge image 1 of (\d+):/.exec((await app.ask('lichtval.localhost:8080', path)).text)?.[1]
  expect(await front()).toBe('52')
  const alone = await storedImage('alone.png')
  await as(async (tx) => {
    const changes = [{ path: ['image'], value: alone.id }]
    await changeDocument(tx, { id: ids.at(-1) ?? '', operation: { kind: 'changeSettings', changes } })
    await publish(tx, { documents: ids.slice(-1) })
  })
  await doDueJobs(ctx)
  expect(await front()).toBe('52')
  // The image is on the second page; the first one contains the number of images.
  const owner = await ownerBrowser(app, ctx, { account, site })
  expect((await owner.send('DELETE', `/api/media/${alone.id}`, {})).status).toBe(200)
  await doDueJobs(ctx)
  expect(await front()).toBe('51')
})
