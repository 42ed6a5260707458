import { expect, test } from 'vitest'
import { changeSettings } from '#features/sites/server'
import { testContext } from '#support/context'
import { runningApp } from '#support/running'
import { shopFeatures, testShop } from '#support/shop'
import { testSite } from '#support/site'
import { createCategory } from '../categories/change-categories.ts'
import { changeProduct } from '../products/change-product.ts'
import { setProductStatus } from '../products/set-product-status.ts'
import { changeVariant } from '../variants/change-variant.ts'

const ctx = await testContext({ features: shopFeatures })
const shop = await testShop(await testSite(ctx, { name: 'etalage', title: 'Etalage', locale: 'nl-NL' }))
await shop.as((tx) => changeSettings(tx, { group: 'store', values: { currency: 'EUR' } }))
const app = await runningApp(ctx)
const get = (path: string) => app.ask('etalage.localhost:8080', path)
const image = 'a'.repeat(24)

const mug = await shop.product('Mok & schotel', {
  variant: { priceMinor: 1250, quantity: 4, barcode: '8712345678906' },
})
await shop.as(async (tx) => {
  await tx.db
    .insertInto('assets')
    .values({
      website_id: tx.site.id,
      id: image,
      name: 'mok.jpg',
      file: 'mok.jpg',
      kind: 'image',
      type: 'image/jpeg',
      bytes: 1000,
      width: 800,
      height: 800,
      focal_point: null,
      placeholder: null,
      color: null,
      renditions: [],
      state: 'ready',
      source: null,
    })
    .execute()
  const images = [{ id: 'b'.repeat(24), asset: image, source: '', alt: '', focalPoint: null }]
  await changeProduct(tx, { id: mug.id, values: { images } })
  await setProductStatus(tx, { ids: [mug.id], status: 1 })
})

test('Google and Meta read the products for sale, with price, stock, barcode and image', async () => {
  const { status, text, headers } = await get('/feeds/google.xml')
  expect(status).toBe(200)
  expect(headers['content-type']).toContain('application/xml')
  expect(text).toContain('<g:title>Mok &#38; schotel</g:title>')
  expect(text).toContain('<g:price>12.50 EUR</g:price>')
  expect(text).toContain('<g:availability>in_stock</g:availability>')
  expect(text).toContain('<g:gtin>8712345678906</g:gtin>')
  expect(text).toContain('<g:brand>Etalage</g:brand>')
  expect(text).toMatch(/<g:image_link>http:\/\/[^<]+\/mok\.jpg<\/g:image_link>/)
  const meta = (await get('/feeds/meta.xml')).text
  expect(meta).toContain('<g:availability>in stock</g:availability>')
  expect(meta).toContain('<g:quantity_to_sell_on_facebook>4</g:quantity_to_sell_on_facebook>')
})

test('a changed price is in the next response, and a product ordered ahead states from when', async () => {
  const [variant] = mug.variants
  await shop.as((tx) => changeVariant(tx, { id: variant?.id ?? '', values: { priceMinor: 1500 } }))
  await shop.as((tx) => changeProduct(tx, { id: mug.id, values: { shipsFrom: '2099-03-14' } }))
  const { text } = await get('/feeds/google.xml')
  expect(text).toContain('<g:price>15.00 EUR</g:price>')
  expect(text).toContain(
    '<g:availability>preorder</g:availability><g:availability_date>2099-03-14T00:00Z</g:availability_date>',
  )
})

test('a product that is shown only at its address is in no feed', async () => {
  const feeds = async () =>
    Promise.all(['google', 'meta'].map(async (feed) => (await get(`/feeds/${feed}.xml`)).text.includes('Mok &#38;')))
  expect(await feeds()).toEqual([true, true])
  await shop.as((tx) => changeProduct(tx, { id: mug.id, values: { isUnlisted: true } }))
  expect(await feeds()).toEqual([false, false])
  await shop.as((tx) => changeProduct(tx, { id: mug.id, values: { isUnlisted: false } }))
})

test('a site that refuses machines, and an invalid address, have no feed', async () => {
  expect((await get('/feeds/bing.xml')).status).not.toBe(200)
  await shop.as((tx) => changeSettings(tx, { group: 'advanced', values: { searchEnginesMayIndex: false } }))
  expect((await get('/feeds/google.xml')).status).toBe(404)
  await shop.as((tx) => changeSettings(tx, { group: 'advanced', values: { searchEnginesMayIndex: true } }))
})

test('the site map names categories with products, and every image of a product', async () => {
  const category = await shop.as((tx) =>
    createCategory(tx, { collectionId: mug.collectionId, parentId: null, name: 'Servies' }),
  )
  await shop.as((tx) => createCategory(tx, { collectionId: mug.collectionId, parentId: null, name: 'Leeg' }))
  await shop.as((tx) => changeProduct(tx, { id: mug.id, values: { categoryIds: [category.id] } }))
  const { text } = await get('/sitemap.xml')
  expect(text).toContain('/winkel/category/servies</loc>')
  expect(text).not.toContain('/category/leeg')
  expect(text.match(/<image:loc>[^<]+mok\.jpg/g)).toHaveLength(1)
})
