import { expect, test } from 'vitest'
import { imageBlockContract } from '../../../features/media/blocks/image/image.contract.ts'
import { assetUrl } from '#features/media/contract'
import { assetById } from '#features/media/server'
import { changeDocument, publish, savePageSettings, unpublish } from '#features/pages/server'
import { previewToken } from '../../../features/pages/server/access/preview-token.ts'
import type { Browser } from '#support/request'
import { browserOf, personWith } from '../two-sites.ts'
import { pageOf, placed } from './parts.ts'
import { lockedWorld, unlock } from './world.ts'

const world = await lockedWorld()
const { ctx, app, shop } = world

const imageOn = (slug: string, asset: string) => {
  const block = placed('image', { ...imageBlockContract.starts, asset }, imageBlockContract.version)
  return pageOf(world, { title: slug, slug }, [block])
}
const lock = (id: string, password = 'zuurdesemgeheim') =>
  shop.as((tx) => savePageSettings(tx, { id, settings: { access: 'password' }, password }))

async function answered(browser: Browser, path: string): Promise<[number, unknown]> {
  const { status, headers } = await browser.ask(path)
  return [status, headers['cache-control']]
}
const forEverybody = [200, 'public, max-age=31536000, immutable']
const forSome = [200, 'private, max-age=600']
const refused = [404, 'no-store']

test('a file that is also shown on an open page stays public, until that page is removed', async () => {
  const image = await world.image('gedeeld')
  await lock(await imageOn('dicht', image.id))
  expect(await answered(world.stranger(), image.path)).toEqual(refused)
  const open = await imageOn('open', image.id)
  expect(await answered(world.stranger(), image.path)).toEqual(forEverybody)
  await shop.as((tx) => unpublish(tx, { id: open }))
  expect(await answered(world.stranger(), image.path)).toEqual(refused)
})

test('a file on no published page keeps its address: in a draft, or in the library alone', async () => {
  const image = await world.image('schets')
  const id = await imageOn('schets', (await world.image('ander')).id)
  await lock(id)
  expect(await answered(world.stranger(), image.path)).toEqual(forEverybody)
})

test('every size made of a locked image is locked with it, and looks like a file that does not exist', async () => {
  const image = await world.image('maten')
  await lock(await imageOn('maten', image.id))
  await world.settled()
  const asset = await shop.as((tx) => assetById(tx, image.id))
  const files = asset?.renditions.map(({ file }) => assetUrl(image.id, file)) ?? []
  expect(files.length).toBeGreaterThan(1)
  const stranger = world.stranger()
  const missing = await stranger.ask(assetUrl(image.id, 'nooit.png'))
  for (const path of files) {
    const { status, text } = await stranger.ask(path)
    const without = (words: string) => words.replaceAll(/[\w.-]+\.(?:png|avif|webp|jpg|jpeg)/g, '')
    expect([status, without(text)]).toEqual([missing.status, without(missing.text)])
  }
})

test('a changed password closes its images again, and another page’s password opens none of them', async () => {
  const [mine, theirs] = [await world.image('mijn'), await world.image('hun')]
  const id = await imageOn('mijn', mine.id)
  const other = await imageOn('hun', theirs.id)
  await lock(id)
  await lock(other, 'anderwoord')
  const visitor = world.stranger()
  await unlock(visitor, id, 'zuurdesemgeheim')
  expect([await answered(visitor, mine.path), await answered(visitor, theirs.path)]).toEqual([forSome, refused])
  ctx.clock.forward(1000)
  await lock(id, 'nieuwwoord')
  expect(await answered(visitor, mine.path)).toEqual(refused)
})

test('people who work on the site see locked files on its admin host, a stranger there does not, and a preview link shows those of its own draft', async () => {
  const [image, another] = [await world.image('beheer'), await world.image('elders')]
  const id = await imageOn('beheer', image.id)
  await lock(id)
  await lock(await imageOn('elders', another.id))
  const editor = await browserOf(ctx, app, await personWith(ctx, shop, ['editor']), shop)
  expect(await answered(editor, image.path)).toEqual(forSome)
  expect(await answered(app.browser('bakker.admin.localhost:8080'), image.path)).toEqual(refused)
  const { token } = await shop.as(async (tx) => previewToken(tx, { id }))
  const guest = app.browser('bakker.localhost:8080', { '__Host-preview': token })
  expect([await answered(guest, image.path), await answered(guest, another.path)]).toEqual([forSome, refused])
})

test('a file that was put into a locked page is closed with the publication, and one that was taken out keeps its address', async () => {
  const [before, after] = [await world.image('voor'), await world.image('na')]
  const block = placed('image', { ...imageBlockContract.starts, asset: before.id }, imageBlockContract.version)
  const id = await pageOf(world, { title: 'wissel', slug: 'wissel' }, [block])
  await lock(id)
  const changes = [{ path: ['asset'], value: after.id }]
  await shop.as((tx) => changeDocument(tx, { id, operation: { kind: 'changeBlock', id: block.id, changes } as never }))
  expect(await answered(world.stranger(), after.path)).toEqual(forEverybody)
  await shop.as((tx) => publish(tx, { documents: [id] }))
  expect([await answered(world.stranger(), before.path), await answered(world.stranger(), after.path)]).toEqual([
    forEverybody,
    refused,
  ])
})
