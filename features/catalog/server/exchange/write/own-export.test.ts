import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startSession } from '#features/accounts/server'
import { commentsFeature } from '#features/comments/server'
import { importedFile } from '#support/imported-file'
import { storeAsset } from '#features/media/server'
import { newId } from '#platform/contract'
import { inSite } from '#platform/database'
import { testContext } from '#support/context'
import { calledBy } from '#support/caller'
import { doDueJobs } from '#support/due-jobs'
import { runningApp } from '#support/running'
import { shopFeatures, testShop } from '#support/shop'
import { testSite } from '#support/site'
import { temporaryFolder } from '#support/temporary-folder'
import { createCategory } from '../../categories/change-categories.ts'
import { changeVariant } from '../../variants/change-variant.ts'
import { listOwnerProducts } from '../../products/list-owner-products.ts'
import { productById } from '../../base/product-of.ts'
import { setProductStatus } from '../../products/set-product-status.ts'
import { exportProducts } from './export-products.ts'
import { exchangeFormats, type ExchangeFormat } from '../imported-product.ts'

const ctx = await testContext({ features: [...shopFeatures, commentsFeature] })
const shop = await testShop(await testSite(ctx, { locale: 'en-GB' }), 'Shop')
const app = await runningApp(ctx)
const session = await startSession(calledBy(ctx), { accountId: shop.account.id, websiteId: shop.site.id, proven: true })
const owner = app.browser(`${shop.site.name}.admin.localhost:8080`, { '__Host-quoin': session })
const folder = temporaryFolder('quoin-own-export')
const body = await sharp({ create: { width: 6, height: 4, channels: 3, background: '#a5431f' } })
  .png()
  .toBuffer()
const shot = await shop.as((tx) => storeAsset(tx, { body, name: 'shot.png', alt: '' }))
const office = await shop.as((tx) => createCategory(tx, { collectionId: shop.page.id, name: 'Desk', parentId: null }))
const light = await shop.as((tx) =>
  createCategory(tx, { collectionId: shop.page.id, name: 'Light', parentId: office.id }),
)
const lamp = await shop.product('Lamp', {
  images: [{ id: newId(), asset: shot.id, source: '', alt: 'A lamp', focalPoint: null }],
  categoryIds: [office.id, light.id],
  tags: ['signal'],
  excerpt: 'One shade.',
})
await shop.product('Sketch')
await shop.as((tx) => setProductStatus(tx, { ids: [lamp.id], status: 1 }))
await shop.as((tx) =>
  changeVariant(tx, {
    id: lamp.variants[0]?.id ?? '',
    values: { priceMinor: 18_900, lowStockAt: 3, costMinor: 4000 },
  }),
)

const file = (format: ExchangeFormat) => inSite(ctx, shop.site, (tx) => exportProducts({ ...tx, locale: 'en' }, format))
const lampNow = () => shop.as((tx) => productById(tx, lamp.id))

async function bring(text: string, dryRun = false) {
  const path = join(folder, `${newId()}.csv`)
  await writeFile(path, text)
  return importedFile(ctx, { file: path, site: shop.site.name, dryRun })
}

test('a file that the shop exported changes nothing in it, and the plan says so, in each of the three formats', async () => {
  const before = await lampNow()
  for (const format of exchangeFormats) {
    const text = await file(format)
    for (const dryRun of [true, false]) {
      const { rows } = await bring(text, dryRun)
      expect(rows.map(({ outcome }) => outcome)).toEqual(rows.map(() => 'unchanged'))
      expect(rows.length).toBeGreaterThan(1)
    }
    expect(await file(format)).toBe(text)
  }
  expect(await lampNow()).toEqual(before)
})

test('a changed price in the file changes the product; fields that the file cannot hold or only repeats stay, and undoing restores the price', async () => {
  const before = await lampNow()
  for (const [at, format] of exchangeFormats.entries()) {
    const done = await bring((await file(format)).replaceAll(/\b189\.0\d\b/g, `189.0${at + 1}`))
    expect(done.import.counts).toEqual(
      expect.arrayContaining([
        { kind: 'product', outcome: 'update', n: 1 },
        { kind: 'product', outcome: 'unchanged', n: 1 },
      ]),
    )
    const after = await lampNow()
    expect(after.variants).toMatchObject([
      { id: before.variants[0]?.id, priceMinor: 18_901 + at, lowStockAt: 3, costMinor: 4000 },
    ])
    expect({ ...after, variants: [], changedAt: '' }).toEqual({ ...before, variants: [], changedAt: '' })
    expect((await owner.send('POST', `/api/imports/${done.import.id}/undo`, {})).status).toBe(200)
    await doDueJobs(ctx)
    expect({ ...(await lampNow()), changedAt: '' }).toEqual({ ...before, changedAt: '' })
  }
  expect((await shop.as((tx) => listOwnerProducts(tx, { sort: 'featured', offset: 0, limit: 200 }))).count).toBe(2)
})

test('a change made since an import stays when the import is undone', async () => {
  const before = await lampNow()
  const id = before.variants[0]?.id ?? ''
  const done = await bring((await file('shopify')).replaceAll('189.00', '150.00').replace('Lamp,', 'Lantern,'))
  expect((await lampNow()).title).toBe('Lantern')
  await shop.as((tx) => changeVariant(tx, { id, values: { priceMinor: 16_000 } }))
  await owner.send('POST', `/api/imports/${done.import.id}/undo`, {})
  await doDueJobs(ctx)
  expect(await lampNow()).toMatchObject({ title: 'Lamp', variants: [{ priceMinor: 16_000 }] })
  await shop.as((tx) => changeVariant(tx, { id, values: { priceMinor: 18_900 } }))
})

test('rows with remarks are those that report more than the batch that they belong to', async () => {
  const done = await bring(
    'Handle,Title,Option1 Name,Option1 Value,Variant Price\ntwo,Two,Size,S,1\ntwo,,,M,free\ntwo,,,L,2\n',
    true,
  )
  const { rows } = (await owner.ask(`/api/imports/${done.import.id}/rows?noted=true`)).json<{
    rows: { ordinal: number }[]
  }>()
  expect(rows.map(({ ordinal }) => ordinal)).toEqual([2])
})

test('a product of another shop with an address that exists here is a separate product', async () => {
  const { rows } = await bring(
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\nsketch,Pencil sketch of a crane,Title,Default Title,CRANE-1,90\n',
    true,
  )
  expect(rows.map(({ outcome }) => outcome)).toEqual(['create'])
})
