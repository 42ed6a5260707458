import sharp from 'sharp'
import { expect, test } from 'vitest'
import { galleriesFeature } from '#features/galleries/server'
import { storeAsset } from '#features/media/server'
import { createDocument, publish, trashDocument } from '#features/pages/server'
import { newId } from '#platform/contract'
import { testContext } from '#support/context'
import { runningApp } from '#support/running'
import { shopFeatures, testShop } from '#support/shop'
import { testSite } from '#support/site'
import { createCategory, removeCategory } from '../categories/change-categories.ts'
import { changeProduct } from '../products/change-product.ts'
import { productImages } from './gallery-images.ts'
import { setProductStatus } from '../products/set-product-status.ts'

const ctx = await testContext({ features: [...shopFeatures, galleriesFeature] })
const shop = await testShop(await testSite(ctx, { name: 'kade', title: 'Kade 9', locale: 'en-GB' }), 'Shop')
const app = await runningApp(ctx)
const body = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a5431f' } })
  .png()
  .toBuffer()
const image = () => shop.as((tx) => storeAsset(tx, { body, name: 'shot.png', alt: '' }))
const asImage = (asset: string, alt = '') => ({ id: newId(), asset, source: '', alt, focalPoint: null })
const change = (id: string, values: object) => shop.as((tx) => changeProduct(tx, { id, values }))
const setStatus = (id: string, status: 1 | 4) => shop.as((tx) => setProductStatus(tx, { ids: [id], status }))

const lamps = await shop.as((tx) => createCategory(tx, { collectionId: shop.page.id, name: 'Lamps', parentId: null }))
const shots = [await image(), await image(), await image()]
const shopProducts = {
  lamp: await product('Lamp', 0, { categoryIds: [lamps.id] }),
  mug: await product('Mug', 1, { tags: ['Table ware'] }),
}
await shop.product('Sketch', { images: [asImage(shots[0]?.id ?? '')] })
await setStatus((await shop.product('Bare')).id, 1)

async function product(title: string, shot: number, more: object) {
  const created = await shop.product(title, {
    images: [asImage(shots[shot]?.id ?? '', `${title}, from above`)],
    ...more,
  })
  await setStatus(created.id, 1)
  return created
}

async function pageWith(slug: string, products: object): Promise<void> {
  const section = newId()
  const place = { desktop: { x: 0, y: 0, w: 24, h: 8, z: 0 }, mobile: null }
  const gallery = {
    id: newId(),
    section,
    order: 'a0',
    type: 'gallery',
    version: 1,
    props: { source: 'products', products },
    place,
  }
  await shop.as(async (tx) => {
    const page = await createDocument(tx, {
      kind: 'page',
      settings: { title: slug, slug },
      sections: [{ id: section, order: 'a0' }],
      blocks: [gallery],
    })
    await publish(tx, { documents: [page.id] })
  })
}

async function shown(slug: string): Promise<string[]> {
  const { status, text } = await app.ask('kade.localhost:8080', `/${slug}`)
  expect(status).toBe(200)
  return [...text.matchAll(/data-slide-url="([^"]+)"/g)].map(([, path]) => path ?? '')
}

test('a gallery shows the products of a products page, a category or a tag that visitors may see and that have an image', async () => {
  await pageWith('all', {})
  await pageWith('page', { collection: shop.page.id })
  await pageWith('lamps', { collection: shop.page.id, category: lamps.id })
  await pageWith('tagged', { tag: 'Table ware' })
  await pageWith('chosen', { source: 'chosen', products: [shopProducts.mug.id, shopProducts.lamp.id, newId()] })
  expect([
    await shown('all'),
    await shown('page'),
    await shown('lamps'),
    await shown('tagged'),
    await shown('chosen'),
  ]).toEqual([
    ['/shop/lamp', '/shop/mug'],
    ['/shop/lamp', '/shop/mug'],
    ['/shop/lamp'],
    ['/shop/mug'],
    ['/shop/mug', '/shop/lamp'],
  ])
  const { text } = await app.ask('kade.localhost:8080', '/chosen')
  expect(text).toContain('alt="Mug, from above"')
  expect(text).toContain('<a href="/shop/mug">')
  expect(text).toContain('data-tags="Table ware"')
})

test('another image, another order of events: cached pages show the current product', async () => {
  expect((await app.ask('kade.localhost:8080', '/all')).text).not.toContain(shots[2]?.id ?? '?')
  await change(shopProducts.mug.id, { images: [asImage(shots[2]?.id ?? '')] })
  expect((await app.ask('kade.localhost:8080', '/all')).text).toContain(shots[2]?.id ?? '?')
  await setStatus(shopProducts.lamp.id, 4)
  expect([await shown('all'), await shown('chosen'), await shown('lamps')]).toEqual([['/shop/mug'], ['/shop/mug'], []])
  const vase = await product('Vase', 1, {})
  expect(await shown('page')).toEqual(['/shop/mug', '/shop/vase'])
  await setStatus(vase.id, 4)
})

test('a deleted category or products page leaves a page whole, and its owner reads why nothing is shown', async () => {
  const wanted = { ids: null, collectionId: shop.page.id, categoryId: lamps.id, tag: '', limit: 50, opened: [] }
  const stateOf = async (more: object) => (await shop.as((tx) => productImages(tx, { ...wanted, ...more }))).data.state
  expect(await stateOf({})).toBe('shown')
  await shop.as((tx) => removeCategory(tx, { id: lamps.id }))
  expect([await stateOf({}), await shown('lamps'), await shown('page')]).toEqual(['gone', [], ['/shop/mug']])
  await shop.as((tx) => trashDocument(tx, { id: shop.page.documentId }))
  expect([await stateOf({ categoryId: null }), await shown('page'), await shown('all')]).toEqual(['gone', [], []])
})
