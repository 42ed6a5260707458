import { expect, test } from 'vitest'
import { imageBlockContract } from '../../../features/media/blocks/image/image.contract.ts'
import { assetUrl } from '#features/media/contract'
import { assetById } from '#features/media/server'
import { changeDocument, publish, savePageSettings, unpublish } from '#features/pages/server'
import { previewToken } from '../../../features/pages/server/serve/preview-token.ts'
import type { Browser } from '#support/request'
import { browserOf, personWith } from '../two-sites.ts'
import { pageOf, placed } from './parts.ts'
import { lockedWorld, unlock } from './world.ts'

const world = await lockedWorld()
const { ctx, app, shop } = world

const pictureOn = (slug: string, asset: string) => {
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

test('what is also shown where everybody sees it stays public, until that page is gone', async () => {
  const picture = await world.picture('gedeeld')
  await lock(await pictureOn('dicht', picture.id))
  expect(await answered(world.stranger(), picture.path)).toEqual(refused)
  const open = await pictureOn('open', picture.id)
  expect(await answered(world.stranger(), picture.path)).toEqual(forEverybody)
  await shop.as((tx) => unpublish(tx, { id: open }))
  expect(await answered(world.stranger(), picture.path)).toEqual(refused)
})

test('what stands in no published page keeps its address: in a draft, or in the library alone', async () => {
  const picture = await world.picture('schets')
  const id = await pictureOn('schets', (await world.picture('ander')).id)
  await lock(id)
  expect(await answered(world.stranger(), picture.path)).toEqual(forEverybody)
})

test('every size that was made of a locked picture is locked with it, and nothing tells it from a file that there is not', async () => {
  const picture = await world.picture('maten')
  await lock(await pictureOn('maten', picture.id))
  await world.settled()
  const asset = await shop.as((tx) => assetById(tx, picture.id))
  const files = asset?.renditions.map(({ file }) => assetUrl(picture.id, file)) ?? []
  expect(files.length).toBeGreaterThan(1)
  const stranger = world.stranger()
  const missing = await stranger.ask(assetUrl(picture.id, 'nooit.png'))
  for (const path of files) {
    const { status, text } = await stranger.ask(path)
    const without = (words: string) => words.replaceAll(/[\w.-]+\.(?:png|avif|webp|jpg|jpeg)/g, '')
    expect([status, without(text)]).toEqual([missing.status, without(missing.text)])
  }
})

test('a changed password closes its pictures again, and another page’s password opens none of them', async () => {
  const [mine, theirs] = [await world.picture('mijn'), await world.picture('hun')]
  const id = await pictureOn('mijn', mine.id)
  const other = await pictureOn('hun', theirs.id)
  await lock(id)
  await lock(other, 'anderwoord')
  const visitor = world.stranger()
  await unlock(visitor, id, 'zuurdesemgeheim')
  expect([await answered(visitor, mine.path), await answered(visitor, theirs.path)]).toEqual([forSome, refused])
  ctx.clock.forward(1000)
  await lock(id, 'nieuwwoord')
  expect(await answered(visitor, mine.path)).toEqual(refused)
})

test('whoever works on the site sees them on its admin host, a stranger there does not, and a preview link shows those of its own draft', async () => {
  const [picture, another] = [await world.picture('beheer'), await world.picture('elders')]
  const id = await pictureOn('beheer', picture.id)
  await lock(id)
  await lock(await pictureOn('elders', another.id))
  const editor = await browserOf(ctx, app, await personWith(ctx, shop, ['editor']), shop)
  expect(await answered(editor, picture.path)).toEqual(forSome)
  expect(await answered(app.browser('bakker.admin.localhost:8080'), picture.path)).toEqual(refused)
  const { token } = await shop.as(async (tx) => previewToken(tx, { id }))
  const guest = app.browser('bakker.localhost:8080', { '__Host-preview': token })
  expect([await answered(guest, picture.path), await answered(guest, another.path)]).toEqual([forSome, refused])
})

test('a file that was put into a locked page is closed with the publication, and one that was taken out keeps its address', async () => {
  const [before, after] = [await world.picture('voor'), await world.picture('na')]
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
