import { expect, test } from 'vitest'
import { newId } from '#platform/contract'
import { testContext } from '#support/context'
import { shopFeatures, testShop } from '#support/shop'
import { testSite } from '#support/site'
import { startingProduct } from '../products/create-product.ts'
import { findProducts, namedProducts } from './find-products.ts'
import { setProductStatus } from '../products/set-product-status.ts'
import { insertProducts } from '../base/write-products.ts'

const ctx = await testContext({ features: shopFeatures })
const shop = await testShop(await testSite(ctx))
const numbers = Array.from({ length: 1200 }, (_, at) => String(at + 1).padStart(4, '0'))
const ids = new Map(numbers.map((number) => [number, newId(ctx.now().getTime())]))
await shop.product('Blauwe tegel', { variant: { sku: 'BT-77' } })
await shop.as((tx) =>
  insertProducts(
    tx,
    numbers.map((number) => ({
      ...startingProduct(tx),
      id: ids.get(number) ?? '',
      collection_id: shop.page.id,
      type: 1,
      title: `Tegel ${number}`,
      slug: `tegel-${number}`,
      position: number,
    })),
  ),
)
const titlesFound = (search: string) => shop.as((tx) => findProducts(tx, { search }))

test('each of 1,200 products is found by its name, and the number of results is shown', async () => {
  const all = await titlesFound('')
  expect([all.count, all.products.length, all.products[0]?.title]).toEqual([1201, 40, 'Blauwe tegel'])
  expect((await titlesFound('1200 teg')).products.map(({ title }) => title)).toEqual(['Tegel 1200'])
  expect((await titlesFound('100%')).count).toBe(0)
})

test('a product is found by its number, and names that begin with the typed text come first', async () => {
  expect((await titlesFound('bt-7')).products.map(({ title, sku }) => [title, sku])).toEqual([
    ['Blauwe tegel', 'BT-77'],
  ])
  const { count, products } = await titlesFound('tegel')
  expect([count, products[0]?.title]).toEqual([1201, 'Tegel 0001'])
  expect((await titlesFound('blauw')).products.map(({ title }) => title)).toEqual(['Blauwe tegel'])
})

test('a product in the trash is not found, but keeps its name where it was chosen', async () => {
  const id = ids.get('0700') ?? ''
  await shop.as((tx) => setProductStatus(tx, { ids: [id], status: 6 }))
  expect((await titlesFound('0700')).count).toBe(0)
  const named = await shop.as((tx) => namedProducts(tx, { ids: `${id},${ids.get('1100')},none` }))
  // Ids that were made in one moment have no order.
  expect(new Map(named.map(({ title, isInBin }) => [title, isInBin]))).toEqual(
    new Map([
      ['Tegel 0700', true],
      ['Tegel 1100', false],
    ]),
  )
})
