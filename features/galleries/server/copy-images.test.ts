import { createServer } from 'node:http'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { listenHere } from '#support/listen-here'
import { accountsFeature } from '#features/accounts/server'
import { mediaFeature } from '#features/media/server'
import { changeDocument, createDocument, draftOf, pagesFeature, trashDocument } from '#features/pages/server'
import { sitesFeature } from '#features/sites/server'
import type { Block } from '#platform/document'
import { newId } from '#platform/contract'
import { type Fetched, fetchFromOutside } from '#platform/egress'
import { testContext } from '#support/context'
import { ownerBrowser } from '#support/owner-browser'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import type { GalleryCopy } from '../contract/copies.schema.ts'
import { blankSlide, type OwnSlide } from '../contract/gallery.schema.ts'
import { copyImages } from './copy-images.ts'
import { galleriesFeature } from './index.ts'
import { lastCopy } from './last-copy.ts'
import type { Ask } from './read-gallery.ts'
import { runCopy } from './run-copy.ts'
import { stopCopy } from './stop-copy.ts'

const ctx = await testContext({
  features: [accountsFeature, sitesFeature, mediaFeature, pagesFeature, galleriesFeature],
})
const { account, site, as } = await testSite(ctx)
const app = await runningApp(ctx)

/** Answers as SmugMug does: a gallery's page, its feed in two parts, and its images. */
const answers = new Map<string, () => { type: string; body: string | Uint8Array }>()
const requests: string[] = []
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://photos.example')
  const name =
    pathname === '/hack/feed.mg' ? `feed ${searchParams.get('Data')} ${searchParams.get('start') ?? 1}` : pathname
  requests.push(name)
  const answer = answers.get(name)?.()
  if (!answer) response.writeHead(404).end()
  else response.writeHead(200, { 'content-type': answer.type }).end(answer.body)
})
let base = ''
let ask: Ask

beforeAll(async () => {
  const { port } = await listenHere(server)
  base = `http://127.0.0.1:${port}`
  ask = (url, options) => fetchFromOutside(url, options, { allow: ['127.0.0.1/32'], ports: [port], proxy: '' })
  const image = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#a5431f' } })
    .jpeg()
    .toBuffer()
  for (const name of ['ridge', 'wall', 'gate', 'lake'])
    answers.set(`/photos/${name}-O.jpg`, () => ({
      type: 'image/jpeg',
      body: Buffer.concat([image, Buffer.from(name)]),
    }))
})

interface FeedItem {
  name: string
  title: string
  credit?: string
}

const item = ({ name, title, credit = '' }: FeedItem) => `<item><title>${title}</title><link>${base}/x</link>
  <media:group>
    <media:content url="${base}/photos/${name}-Th.jpg" fileSize="900" type="image/jpeg" medium="image" width="150" height="100" isDefault="true"/>
    <media:content url="${base}/photos/${name}-O.jpg" fileSize="90000" type="image/jpeg" medium="image" width="3000" height="2000"><media:hash>1</media:hash></media:content>
    <media:content url="${base}/photos/${name}-X5.jpg" fileSize="90000000" type="image/jpeg" medium="image" width="9000" height="6000"/>
  </media:group><media:title type="html">${title}</media:title><media:credit role="photographer">${credit}</media:credit></item>`
const rss = (items: readonly FeedItem[], next = '') =>
  `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>All of them</title>${next && `<atom:link rel="next" href="${next}"/>`}${items.map(item).join('')}</channel></rss>`
const feed = (data: string, items: readonly FeedItem[], next = '') =>
  answers.set(`feed ${data} ${1}`, () => ({ type: 'text/xml', body: rss(items, next) }))

async function gallery(slides: readonly Partial<OwnSlide>[] = []): Promise<{ document: string; block: string }> {
  const section = newId()
  const place = { desktop: { x: 0, y: 0, w: 24, h: 10, z: 0 }, mobile: null }
  const props = { slides: slides.map((slide) => ({ ...blankSlide, id: newId(), ...slide })) }
  const block: Block = { id: newId(), section, order: 'a0', type: 'gallery', version: 1, props, place }
  const settings = { title: 'Bergen', slug: `bergen-${newId()}` }
  const page = await as((owner) =>
    createDocument(owner, { kind: 'page', settings, sections: [{ id: section, order: 'a0' }], blocks: [block] }),
  )
  return { document: page.id, block: block.id }
}

const slidesOf = async ({ document, block }: { document: string; block: string }): Promise<OwnSlide[]> =>
  as(async (owner) => (await draftOf(owner, document)).blocks[block]?.props['slides'] as OwnSlide[])
const titlesOf = async (place: { document: string; block: string }) => (await slidesOf(place)).map(({ title }) => title)
const start = (place: { document: string; block: string }, addresses: readonly string[]) => {
  ctx.clock.forward(1000)
  return as((owner) => copyImages(owner, { ...place, addresses: [...addresses] }))
}
async function copied(
  place: { document: string; block: string },
  addresses: readonly string[],
  by: Ask = ask,
): Promise<GalleryCopy> {
  const { id } = await start(place, addresses)
  await runCopy(ctx, { site, copyId: id, until: Number.POSITIVE_INFINITY, ask: by })
  const ended = await as((owner) => lastCopy(owner, place))
  if (!ended) throw new Error('There is no copy.')
  return ended
}
const refusal = (work: Promise<unknown>): Promise<unknown> =>
  work.then(() => 'done').catch((error: unknown) => (error as { code?: string }).code)

test('C9.26 twenty galleries of SmugMug are copied at once, and a twenty-first is refused with a sentence that says so', async () => {
  const place = await gallery()
  const owner = await ownerBrowser(app, ctx, { account, site })
  const send = (addresses: string[]) => owner.send('POST', '/api/gallery-copies', { ...place, addresses })
  const twenty = Array.from({ length: 20 }, (_, at) => `https://name.smugmug.com/Album-${at}`)
  const tooMany = await send([...twenty, 'https://name.smugmug.com/One-more'])
  expect([tooMany.status, tooMany.text]).toEqual([
    400,
    expect.stringContaining('These are 21 addresses; at most 20 galleries'),
  ])
  expect(await as((tx) => lastCopy(tx, place))).toBeNull()
  const accepted = await send([...twenty, 'name.smugmug.com/Album-3'])
  expect(accepted.json()).toMatchObject({ state: 'running', galleries: 20 })
})

test('images of a gallery’s page come in their largest size that is kept, with captions, in the order of the feed', async () => {
  const place = await gallery([{ title: 'Was there' }])
  answers.set('/Mountains', () => ({
    type: 'text/html',
    body: `<html><link rel="alternate" type="application/rss+xml" href="/hack/feed.mg?Type=nicknameRecent&amp;Data=ada"><link rel="alternate" type="application/atom+xml" href="${base}/hack/feed.mg?Type=gallery&amp;Data=7_aa&amp;format=atom10">`,
  }))
  feed('7_aa', [
    { name: 'ridge', title: 'The ridge&lt;br&gt;seen from &lt;b&gt;below&lt;/b&gt; &amp;amp; far', credit: 'Ada' },
    { name: 'wall', title: 'IMG_0042.JPG' },
    { name: 'gate', title: 'ada’s photo' },
  ])
  expect(await copied(place, [`${base}/Mountains`])).toMatchObject({
    state: 'done',
    images: 3,
    imagesDone: 3,
    added: 3,
    failures: [],
  })
  const slides = await slidesOf(place)
  expect(slides.map(({ title, description }) => [title, description])).toEqual([
    ['Was there', ''],
    ['The ridge', 'seen from below & far'],
    ['', ''],
    ['', ''],
  ])
  expect(requests).toContain('/photos/ridge-O.jpg')
  const { alt, credit, name } = await as((owner) =>
    owner.db
      .selectFrom('assets')
      .select(['alt', 'credit', 'name'])
      .where('website_id', '=', site.id)
      .where('id', '=', slides[1]?.asset ?? '')
      .executeTakeFirstOrThrow(),
  )
  expect([alt, credit, name]).toEqual(['The ridge\nseen from below & far', 'Ada', 'ridge-O.jpg'])
})

test('copying again adds new images and duplicates none; another gallery shows the existing files', async () => {
  const place = await gallery()
  feed('8_bb', [{ name: 'ridge', title: 'Ridge' }])
  await copied(place, [`${base}/hack/feed.mg?Type=gallery&Data=8_bb&format=atom10`])
  feed('8_bb', [
    { name: 'ridge', title: 'Ridge' },
    { name: 'lake', title: 'Lake' },
  ])
  const before = requests.length
  expect(await copied(place, [`${base}/hack/feed.mg?Type=gallery&Data=8_bb`])).toMatchObject({ added: 1, present: 1 })
  expect(requests.slice(before)).toEqual(['feed 8_bb 1', '/photos/lake-O.jpg'])
  const other = await gallery()
  await copied(other, [`${base}/hack/feed.mg?Type=gallery&Data=8_bb`])
  const both = [await slidesOf(place), await slidesOf(other)].map((slides) => slides.map(({ asset }) => asset))
  expect([both[0]?.length, both[1]]).toEqual([2, both[0]])
})

test('bad input: each address and image that fails states the reason, and the others are copied', async () => {
  const place = await gallery()
  answers.set('/Nothing', () => ({ type: 'text/html', body: '<p>Please sign in</p>' }))
  answers.set('/photos/odd-O.jpg', () => ({ type: 'image/jpeg', body: 'not an image at all' }))
  feed('9_none', [])
  feed('9_some', [
    { name: 'odd', title: 'Odd' },
    { name: 'away', title: 'Away' },
    { name: 'gate', title: 'Gate' },
  ])
  const data = (name: string) => `${base}/hack/feed.mg?Type=gallery&Data=${name}`
  const private_ = 'http://192.168.0.7/Mountains'
  const ended = await copied(place, [
    `${base}/Nothing`,
    `${base}/Gone`,
    private_,
    'ftp://name.smugmug.com/x',
    data('9_none'),
    data('9_some'),
  ])
  expect(await titlesOf(place)).toEqual(['Gate'])
  expect(ended).toMatchObject({ state: 'done', galleriesRead: 6, added: 1 })
  expect(ended.failures.map(({ address, sentence }) => [address.replace(base, ''), sentence.slice(0, 40)])).toEqual([
    ['/Nothing', 'This is not a public gallery of SmugMug.'],
    ['/Gone', expect.stringContaining(`“${base}/Gone” answe`.slice(0, 30))],
    [private_, expect.stringContaining('“http://192.168.0.7/Mountains” leads int')],
    ['ftp://name.smugmug.com/x', expect.stringContaining('“ftp://name.smugmug.com/x” is not an add')],
    ['/hack/feed.mg?Type=gallery&Data=9_none', 'There are no images in this gallery. Che'],
    ['/photos/odd-O.jpg', expect.stringContaining('odd-O.jpg')],
    ['/photos/away-O.jpg', expect.stringContaining('“http')],
  ])
})

test('bad input: a feed of many parts, one that leads round in a ring, and one that is cut off', async () => {
  const place = await gallery()
  const next = `${base}/hack/feed.mg?Type=gallery&amp;Data=ring&amp;start=2`
  feed('ring', [{ name: 'ridge', title: 'Ridge' }], next)
  answers.set('feed ring 2', () => ({ type: 'text/xml', body: rss([{ name: 'wall', title: 'Wall' }], next) }))
  const xml = rss([
    { name: 'gate', title: 'Gate' },
    { name: 'lake', title: 'Lake' },
  ])
  answers.set('feed cut 1', () => ({ type: 'text/xml', body: xml.slice(0, xml.lastIndexOf('<media:content')) }))
  await copied(place, [`${base}/hack/feed.mg?Type=gallery&Data=ring`, `${base}/hack/feed.mg?Type=gallery&Data=cut`])
  expect(await titlesOf(place)).toEqual(['Ridge', 'Wall', 'Gate', 'Lake'])
})

test('an Atom feed that encloses its images is copied as well', async () => {
  const place = await gallery()
  const entry = `<entry><title>From Atom</title><author><title>no</title></author><link rel="alternate" href="/x"/><link rel="enclosure" type="image/jpeg" href="/photos/lake-O.jpg"/></entry>`
  answers.set('/atom', () => ({
    type: 'application/atom+xml',
    body: `<feed xmlns="http://www.w3.org/2005/Atom"><title>All</title>${entry}</feed>`,
  }))
  expect(await copied(place, [`${base}/atom`])).toMatchObject({ added: 1 })
})

test('a gallery holds 250 images: later ones are left out, with a sentence', async () => {
  const place = await gallery(
    Array.from({ length: 249 }, () => ({ title: 'Video', video: 'https://vimeo.com/76979871' })),
  )
  feed('full', [
    { name: 'ridge', title: 'Ridge' },
    { name: 'wall', title: 'Wall' },
    { name: 'gate', title: 'Gate' },
  ])
  const ended = await copied(place, [`${base}/hack/feed.mg?Type=gallery&Data=full`])
  expect([ended.state, ended.added, ended.failures.map(({ sentence }) => sentence)]).toEqual([
    'done',
    1,
    ['A gallery holds 250 images: any more are left out.'],
  ])
  expect(await slidesOf(place)).toHaveLength(250)
})

test('a copy ends when it is stopped, its block is deleted, or its page is in the trash', async () => {
  const address = `${base}/hack/feed.mg?Type=gallery&Data=end`
  const doing =
    (act: () => Promise<unknown>): Ask =>
    async (...call): Promise<Fetched> => {
      if (call[0].includes('/photos/')) await act()
      return ask(...call)
    }
  answers.set('/photos/fresh-O.jpg', answers.get('/photos/lake-O.jpg') ?? (() => ({ type: '', body: '' })))
  feed('end', [{ name: 'fresh', title: 'Fresh' }])
  const stopped = await gallery()
  const stop = () => as(async (owner) => stopCopy(owner, { id: (await lastCopy(owner, stopped))?.id ?? '' }))
  expect(await copied(stopped, [address], doing(stop))).toMatchObject({ state: 'stopped', added: 0, failures: [] })
  const target = await gallery()
  const take = () =>
    as((owner) => changeDocument(owner, { id: target.document, operation: { kind: 'removeBlock', id: target.block } }))
  const over = await copied(target, [address], doing(take))
  expect([over.state, over.failures[0]?.sentence]).toEqual([
    'done',
    expect.stringContaining('The gallery was removed from the page'),
  ])
  const trashed = await gallery()
  const trash = () => as((owner) => trashDocument(owner, { id: trashed.document }))
  expect(await copied(trashed, [address], doing(trash))).toMatchObject({
    state: 'stopped',
    failures: [{ address: '' }],
  })
})

test('a person who may not edit pages copies nothing, and only one copy at a time runs into a gallery', async () => {
  const place = await gallery()
  const input = { ...place, addresses: ['https://name.smugmug.com/x'] }
  expect(await refusal(as((owner) => copyImages(owner, input), ['storeManager']))).toBe('accounts.not_allowed')
  expect(await refusal(as((owner) => lastCopy(owner, place), ['viewer']))).toBe('accounts.not_allowed')
  expect(await refusal(as((owner) => stopCopy(owner, { id: newId() }), ['viewer']))).toBe('accounts.not_allowed')
  expect(await refusal(start({ ...place, block: newId() }, input.addresses))).toBe('galleries.gallery_missing')
  await start(place, input.addresses)
  expect(await refusal(start(place, input.addresses))).toBe('galleries.is_copying')
})
