import { beforeAll, expect, test } from 'vitest'
import { type TestContext, testContext } from '#support/context'
import { type TestSite, testSite } from '#support/site'
import { type TestWeb, hostsOf, sessionsOf, testWeb } from '#support/web'
import type { AssetFolder, LibraryAsset } from '../contract/index.ts'
import { mediaFeature, storeAsset } from './index.ts'

let ctx: TestContext
let site: TestSite
let other: TestSite
let web: TestWeb

beforeAll(async () => {
  ctx = await testContext({ features: [mediaFeature] })
  site = await testSite(ctx)
  other = await testSite(ctx)
  web = await testWeb(ctx, {
    siteOfHost: hostsOf([site.site, other.site]),
    ...sessionsOf({ owner: { account: site.account, roles: ['admin'] } }),
  })
})

const owner = () => web.browser(`${site.site.name}.admin.localhost:8080`, { '__Host-quoin': 'owner' })
async function keep(name: string, bytes = 10, of = site): Promise<string> {
  ctx.clock.forward(1000)
  const body = new TextEncoder().encode('x'.repeat(bytes))
  return (await of.as((tx) => storeAsset(tx, { body, name }))).id
}
const list = async (query: string) =>
  (await owner().ask(`/api/media?${query}`)).json<{ assets: LibraryAsset[]; next: string | null }>()
const names = async (query: string) => (await list(query)).assets.map(({ name }) => name)
const folder = async (name: string) => (await owner().send('POST', '/api/media-folders', { name })).json<AssetFolder>()

test('files are moved into a folder together, found by its name, and stay when it is removed', async () => {
  const ids = [await keep('menu.txt'), await keep('prices.txt')]
  const apart = await keep('poem.txt')
  const { id } = await folder('Restaurant')
  expect((await owner().send('POST', '/api/media-folders/move', { ids, folderId: id })).json()).toEqual({ moved: 2 })
  expect(await names(`folder=${id}&order=name`)).toEqual(['menu.txt', 'prices.txt'])
  expect(await names('folder=none')).toEqual(['poem.txt'])
  expect(await names('search=restaur&order=oldest')).toEqual(['menu.txt', 'prices.txt'])
  expect((await owner().ask('/api/media-folders')).json()).toMatchObject({
    folders: [{ id, name: 'Restaurant', files: 2 }],
    loose: 1,
  })
  expect((await owner().send('DELETE', `/api/media-folders/${id}`)).status).toBe(200)
  expect(await names('folder=none&order=name')).toEqual(['menu.txt', 'poem.txt', 'prices.txt'])
  expect((await owner().ask(`/api/media/${apart}`)).json()).toMatchObject({ folderId: null, tags: [] })
})

test('a folder has a name that is unique in any capitals, and none of another site is found', async () => {
  const { id } = await folder('Spring')
  const again = await owner().send('POST', '/api/media-folders', { name: 'SPRING' })
  expect([again.status, again.json<{ code: string }>().code]).toEqual([409, 'media.folder_name_taken'])
  const autumn = await folder('Autumn')
  expect((await owner().send('PUT', `/api/media-folders/${autumn.id}`, { name: 'spring' })).status).toBe(409)
  expect((await owner().send('PUT', `/api/media-folders/${id}`, { name: 'Summer' })).json()).toMatchObject({
    name: 'Summer',
  })
  const foreign = await keep('theirs.txt', 10, other)
  expect((await owner().send('POST', '/api/media-folders/move', { ids: [foreign], folderId: id })).json()).toEqual({
    moved: 0,
  })
  const missing = await owner().send('POST', '/api/media-folders/move', { ids: [foreign], folderId: foreign })
  expect(missing.json()).toMatchObject({ code: 'media.folder_not_found' })
})

test('tags are added to and removed from many files at once, and each is kept once', async () => {
  const ids = [await keep('a.txt'), await keep('b.txt')]
  await owner().send('POST', '/api/media-tags', { ids, add: ['Wedding', 'wedding', 'Outside'] })
  await owner().send('POST', '/api/media-tags', { ids: [ids[0]], add: ['WEDDING', 'Rain'], remove: ['outside'] })
  expect((await list('tag=wedding')).assets.map(({ name, tags }) => [name, [...tags].sort()])).toEqual([
    ['b.txt', ['Outside', 'wedding']],
    ['a.txt', ['Rain', 'wedding']],
  ])
  expect(await names('search=rain')).toEqual(['a.txt'])
  expect((await owner().ask('/api/media-folders')).json<{ tags: string[] }>().tags).toEqual([
    'Outside',
    'Rain',
    'wedding',
  ])
})

test.each([
  ['largest', ['z-big.txt', 'z-mid.txt', 'z-small.txt']],
  ['name', ['z-big.txt', 'z-mid.txt', 'z-small.txt']],
  ['oldest', ['z-mid.txt', 'z-big.txt', 'z-small.txt']],
  ['newest', ['z-small.txt', 'z-big.txt', 'z-mid.txt']],
])('the library is read page by page, %s first', async (order, expected) => {
  if ((await names('search=z-')).length === 0)
    for (const [name, bytes] of [
      ['z-mid.txt', 500],
      ['z-big.txt', 5000],
      ['z-small.txt', 5],
    ] as const)
      await keep(name, bytes)
  const read: string[] = []
  let before: string | null = ''
  while (before !== null) {
    const page = await list(`search=z-&limit=1&order=${order}${before && `&before=${before}`}`)
    read.push(...page.assets.map(({ name }) => name))
    before = page.next
  }
  expect(read).toEqual(expected)
})

test('alt texts of many images are written at once, and those without one are found', async () => {
  const body = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const images = []
  for (const name of ['one.svg', 'two.svg']) {
    ctx.clock.forward(1000)
    images.push((await site.as((tx) => storeAsset(tx, { body, name }))).id)
  }
  expect(await names('undescribed=true')).toEqual(['two.svg', 'one.svg'])
  const texts = [{ id: images[0], alt: 'A square' }]
  expect((await owner().send('POST', '/api/media-alt', { texts })).json()).toEqual({ changed: 1 })
  expect(await names('undescribed=true')).toEqual(['two.svg'])
  expect(await names('search=square')).toEqual(['one.svg'])
})

test('the size of the library is given by kind', async () => {
  const { kinds } = (await owner().ask('/api/media-usage')).json<{ kinds: { kind: string; bytes: number }[] }>()
  expect(kinds.map(({ kind }) => kind)).toEqual(['file', 'image'])
  expect(kinds[0]?.bytes).toBeGreaterThan(5500)
})
