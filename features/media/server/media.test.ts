import { Readable } from 'node:stream'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { OwnerContext } from '#platform/context'
import type { Role } from '#platform/contract'
import { inSite } from '#platform/database'
import { runDueJobs } from '#support/internals'
import { type TestContext, testContext } from '#support/context'
import { type TestSite, testSite } from '#support/site'
import { type TestWeb, hostsOf, sessionsOf, testWeb } from '#support/web'
import { type Asset, mediaApi } from '../contract/index.ts'
import { assetById, mediaFeature, storeAsset } from './index.ts'

let ctx: TestContext
let bakery: TestSite
let other: TestSite
let web: TestWeb
const admin = (site: TestSite) => `${site.site.name}.admin.localhost:8080`
const publicHost = (site: TestSite) => `${site.site.name}.localhost:8080`

beforeAll(async () => {
  ctx = await testContext({ features: [mediaFeature] })
  bakery = await testSite(ctx)
  other = await testSite(ctx)
  const as = (site: TestSite, ...roles: Role[]) => ({ account: site.account, roles })
  const seller = { account: (await testSite(ctx)).account, roles: ['storeManager' as const] }
  web = await testWeb(ctx, {
    siteOfHost: hostsOf([bakery.site, other.site]),
    ...sessionsOf({ owner: as(bakery, 'admin'), viewer: { ...as(bakery, 'viewer'), account: other.account }, seller }),
  })
})

const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3458a0' } })
const jpeg = async (width = 1200, height = 800) => new Uint8Array(await noise(width, height).jpeg().toBuffer())
const store = (site: TestSite, newAsset: Parameters<typeof storeAsset>[1]) => site.as((tx) => storeAsset(tx, newAsset))
const found = (site: TestSite, id: string) => site.as((tx) => assetById(tx as OwnerContext, id)) as Promise<Asset>
const work = () =>
  runDueJobs(ctx, async (outer, id, run) => inSite(outer, { id }, run as never).then(() => true), {
    kinds: ['media.make-renditions', 'media.remove-files'],
  })
const open = (path: string, headers: Record<string, string> = {}, site = bakery) =>
  web.ask(publicHost(site), path, { headers })

async function upload(
  files: [name: string, content: Uint8Array | string][],
  session = 'owner',
  path = '/api/media',
  host = admin(bakery),
) {
  const form = new FormData()
  for (const [name, content] of files) form.append('file', new File([content as BlobPart], name), name)
  const request = new Request('http://x/', { method: 'POST', body: form })
  const browser = web.browser(host, { '__Host-quoin': session })
  return browser.send('POST', path, new Uint8Array(await request.arrayBuffer()), {
    'content-type': request.headers.get('content-type') ?? '',
  })
}

test('a store manager adds images for products, and neither replaces nor removes the images of pages', async () => {
  const { assets } = (await upload([['vase.jpg', await jpeg(60, 40)]], 'seller')).json<{ assets: Asset[] }>()
  const id = assets[0]?.id ?? ''
  const seller = web.browser(admin(bakery), { '__Host-quoin': 'seller' })
  expect((await seller.send('PUT', `/api/media/${id}`, { alt: 'A vase' })).json()).toMatchObject({ alt: 'A vase' })
  expect((await seller.ask('/api/media')).json<{ assets: Asset[] }>().assets.map((asset) => asset.id)).toContain(id)
  expect((await upload([['other.jpg', await jpeg(60, 40)]], 'seller', `/api/media/${id}/file`)).status).toBe(403)
  expect((await seller.send('DELETE', `/api/media/${id}`)).status).toBe(403)
})

describe('a photograph', () => {
  test('B9.17 C9.51 is resized to every smaller step in AVIF, WebP and JPEG, with its colours as a placeholder', async () => {
    const { id } = await store(bakery, { body: await jpeg(1200, 800), name: 'Ridge.jpg', alt: 'A ridge' })
    expect(await found(bakery, id)).toMatchObject({
      kind: 'image',
      width: 1200,
      height: 800,
      state: 'waiting',
      file: 'ridge.jpg',
      renditions: [],
    })
    await work()
    const asset = await found(bakery, id)
    expect(asset).toMatchObject({
      state: 'ready',
      color: expect.stringMatching(/^#3[0-9a-f]5[0-9a-f]a[0-9a-f]$/),
      placeholder: expect.stringMatching(/^#[0-9a-f]{3},#[0-9a-f]{3},#[0-9a-f]{3}$/),
    })
    const widths = (format: string) =>
      asset.renditions
        .filter((rendition) => rendition.format === format)
        .map((rendition) => rendition.width)
        .sort((a, b) => b - a)
    for (const format of ['avif', 'webp', 'jpeg']) expect(widths(format)).toEqual([1200, 1000, 750, 500, 300, 100])
    const smallest = await open(`/s/${id}/100.avif`)
    expect([smallest.status, smallest.headers['content-type']]).toEqual([200, 'image/avif'])
    expect((await sharp(smallest.bytes).metadata()).width).toBe(100)
  })

  test('is turned upright when it is stored on its side, without the place where it was taken', async () => {
    const body = new Uint8Array(
      await noise(600, 400)
        .withExif({ IFD3: { GPSLatitude: '52/1 22/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
    )
    const { id } = await store(bakery, { body, name: 'turned.jpg' })
    await work()
    const asset = await found(bakery, id)
    const response = await open(`/s/${id}/${asset.renditions.find(({ format }) => format === 'jpeg')?.file}`)
    const { width, height, exif } = await sharp(response.bytes).metadata()
    expect([asset.width, asset.height, (width ?? 0) < (height ?? 0), exif]).toEqual([400, 600, true, undefined])
  })

  test('is shown as uploaded when it cannot be decoded', async () => {
    const fullImage = await jpeg(400, 300)
    const { id } = await store(bakery, { body: fullImage.subarray(0, 700), name: 'cut.jpg' })
    await work()
    expect((await found(bakery, id)).state).toBe('failed')
  })

  test('is kept as uploaded when it is animated', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 20, height: 10, channels: 3, background } })
        .png()
        .toBuffer()
    const body = new Uint8Array(
      await sharp([await frame('red'), await frame('blue')], { join: { animated: true } })
        .gif()
        .toBuffer(),
    )
    const { id, file } = await store(bakery, { body, name: 'moving.gif' })
    await work()
    expect(await found(bakery, id)).toMatchObject({ state: 'ready', renditions: [], width: 20, height: 10 })
    expect((await sharp((await open(`/s/${id}/${file}`)).bytes, { animated: true }).metadata()).pages).toBe(2)
  })
})

describe('a refused file', () => {
  test.each([
    ['bomb.png', 'media.too_many_pixels', bomb()],
    ['program.jpg', 'media.unknown_type', new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff])],
    ['nothing.txt', 'media.empty', new Uint8Array()],
    ['cut.png', 'media.unreadable', bomb().subarray(0, 18)],
    ['large.txt', 'media.too_large', new Uint8Array(21 * 1024 * 1024).fill(97)],
  ])('%s is answered with %s and leaves nothing in the store', async (name, code, body) => {
    await expect(store(bakery, { body, name, id: 'f'.repeat(24) })).rejects.toMatchObject({ code })
    const keys: string[] = []
    for await (const key of ctx.storage.list(`${bakery.site.id}/${'f'.repeat(24)}/`)) keys.push(key)
    expect(keys).toEqual([])
  })

  test('an upload of a video that breaks off leaves nothing either', async () => {
    const video = Readable.from(
      (async function* () {
        yield Buffer.concat([Buffer.from([0, 0, 0, 0x18]), Buffer.from('ftypmp42\0\0\0\0mp42isom'), Buffer.alloc(5000)])
        throw new Error('the connection was cut')
      })(),
    )
    await expect(store(bakery, { body: video, name: 'video.mp4', id: 'e'.repeat(24) })).rejects.toThrow(
      'the connection was cut',
    )
    expect(await ctx.storage.exists(`${bakery.site.id}/${'e'.repeat(24)}/video.mp4`)).toBe(false)
  })
})

describe('uploading', () => {
  test('keeps valid files and names each refused one in one sentence', async () => {
    const answered = await upload([
      ['Brood & banket.jpg', await jpeg(300, 200)],
      ['virus.exe', new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff])],
      ['menu.txt', 'rogge € 4,20'],
    ])
    const { assets, refused } = answered.json<{ assets: Asset[]; refused: { code: string; sentence: string }[] }>()
    expect([answered.status, assets.map(({ name, type, file }) => [name, type, file])]).toEqual([
      200,
      [
        ['Brood & banket.jpg', 'image/jpeg', 'brood-banket.jpg'],
        ['menu.txt', 'text/plain', 'menu.txt'],
      ],
    ])
    expect(refused).toMatchObject([{ code: 'media.unknown_type', sentence: expect.stringContaining('virus.exe') }])
  })

  test('needs the permission to edit content', async () => {
    expect((await upload([['a.txt', 'a']], 'viewer')).status).toBe(403)
    expect((await upload([['a.txt', 'a']], 'nobody')).status).toBe(401)
  })
})

describe('a served file', () => {
  test('T6 an SVG runs nothing, HTML is only ever downloaded, and no type is guessed', async () => {
    const svg = await store(bakery, {
      body: new TextEncoder().encode('<svg><script>alert(1)</script><rect width="2"/></svg>'),
      name: 'logo.svg',
    })
    const drawing = await open(`/s/${svg.id}/logo.svg`)
    expect(drawing.headers['content-security-policy']).toContain('sandbox')
    expect(drawing.text).not.toContain('script')
    const html = await store(bakery, {
      body: new TextEncoder().encode('<html><script>alert(1)</script>'),
      name: 'page.jpg',
    })
    const page = await open(`/s/${html.id}/page.html`)
    expect(page.headers).toMatchObject({
      'content-disposition': 'attachment; filename="page.html"',
      'x-content-type-options': 'nosniff',
    })
    expect(page.headers['content-security-policy']).toContain('sandbox')
  })

  test('is cached permanently by browsers, and sent in parts when a part is requested', async () => {
    const { id } = await store(bakery, { body: new TextEncoder().encode('0123456789'), name: 'ten.txt' })
    const fullAnswer = await open(`/s/${id}/ten.txt`)
    expect([fullAnswer.text, fullAnswer.headers['cache-control'], fullAnswer.headers['accept-ranges']]).toEqual([
      '0123456789',
      'public, max-age=31536000, immutable',
      'bytes',
    ])
    const part = await open(`/s/${id}/ten.txt`, { range: 'bytes=2-4' })
    expect([part.status, part.text, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10'])
    expect((await open(`/s/${id}/ten.txt`, { range: 'bytes=90-' })).status).toBe(416)
  })

  test('a file of one site is not found on another, and names that climb are refused', async () => {
    const { id } = await store(bakery, { body: new TextEncoder().encode('mine'), name: 'mine.txt' })
    expect((await open(`/s/${id}/mine.txt`, {}, other)).status).toBe(404)
    for (const path of [`/s/${id}/..%2f..%2fsecret`, `/s/${id}/.type`, `/s/${id}/mine.txt.type`, `/s/../x/mine.txt`]) {
      expect((await open(path)).status).toBeGreaterThanOrEqual(400)
    }
  })
})

describe('the library', () => {
  test('finds by name and description, newest first, page by page', async () => {
    const names = ['korenveld een', 'korenveld twee', 'korenveld drie']
    for (const name of names) {
      ctx.clock.forward(1000)
      await store(other, { body: new TextEncoder().encode(name), name: `${name}.txt`, alt: '100 %' })
    }
    const list = (input: object) =>
      other.as(
        (tx) =>
          mediaFeature.routes
            ?.find(({ endpoint }) => endpoint === mediaApi.list)
            ?.operation(tx, { limit: 2, order: 'newest', ...input }) as Promise<{
            assets: Asset[]
            next: string | null
          }>,
      )
    const first = await list({ search: 'KORENVELD' })
    expect(first.assets.map(({ name }) => name)).toEqual(['korenveld drie.txt', 'korenveld twee.txt'])
    expect((await list({ search: 'korenveld', before: first.next })).assets.map(({ name }) => name)).toEqual([
      'korenveld een.txt',
    ])
    expect((await list({ search: '100 %' })).assets).toHaveLength(2)
    expect((await list({ search: '_%' })).assets).toEqual([])
  })

  test('shows another file under the same asset once it is replaced, and keeps the old address', async () => {
    const { id, file } = await store(bakery, { body: await jpeg(200, 100), name: 'shop.jpg' })
    const answered = await upload(
      [['new.png', new Uint8Array(await noise(90, 60).png().toBuffer())]],
      'owner',
      `/api/media/${id}/file`,
    )
    expect(answered.json()).toMatchObject({ id, file: 'new-v2.png', width: 90, version: 2, state: 'waiting' })
    expect((await open(`/s/${id}/${file}`)).status).toBe(200)
    expect((await upload([['text.txt', 'no image']], 'owner', `/api/media/${id}/file`)).json()).toMatchObject({
      code: 'media.other_kind',
    })
  })

  test('loses a file permanently: its row at once, its stored objects with the next job', async () => {
    const { id, file } = await store(bakery, { body: await jpeg(200, 100), name: 'gone.jpg' })
    await work()
    const browser = web.browser(admin(bakery), { '__Host-quoin': 'owner' })
    expect((await browser.send('DELETE', `/api/media/${id}`)).status).toBe(200)
    await work()
    expect([
      await found(bakery, id),
      (await open(`/s/${id}/${file}`)).status,
      (await open(`/s/${id}/100.webp`)).status,
    ]).toEqual([null, 404, 404])
  })
})

/** The header of a PNG of 50,000 by 50,000 pixels. */
function bomb(): Uint8Array {
  const header = Buffer.alloc(64)
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(header)
  header.write('IHDR', 12)
  header.writeUInt32BE(50_000, 16)
  header.writeUInt32BE(50_000, 20)
  return new Uint8Array(header)
}
