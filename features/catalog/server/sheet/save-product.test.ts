import { expect, test } from 'vitest'
import { changeSettings } from '#features/sites/server'
import type { Problem } from '#platform/contract'
import { testContext } from '#support/context'
import { shopFeatures, testShop } from '#support/shop'
import { testSite } from '#support/site'
import { catalogChanges, undoChange } from './changes.ts'
import { catalogApi } from '../../contract/index.ts'
import { seenOfProduct } from '../../contract/seen/seen-of-product.ts'
import { productById } from '../base/product-of.ts'
import { saveProduct } from './save-product.ts'

const ctx = await testContext({ features: shopFeatures })
const shop = await testShop(await testSite(ctx, { name: 'bakker', locale: 'nl-NL' }))
await shop.as((tx) => changeSettings(tx, { group: 'store', values: { currency: 'EUR' } }))

const sizes = (...values: string[]) => [{ name: 'Maat', values: values.map((value) => ({ value })) }]
const save = (input: Partial<Parameters<typeof saveProduct>[1]> & { id: string }) =>
  shop.as((tx) => saveProduct(tx, { values: {}, variants: [], ...input }))
const stored = (id: string) => shop.as((tx) => productById(tx, id))
const problemOf = async (work: Promise<unknown>): Promise<Problem> =>
  work.then(
    () => expect.fail('It was saved.'),
    (error: Problem) => error,
  )

async function shirt(name: string) {
  const { id } = await shop.product(name, { variant: { priceMinor: 2000, quantity: 5 } })
  const { product } = await save({ id, options: sizes('S', 'M', 'L') })
  return product
}

test('a product, thirty of its variants and its options are saved by one call', async () => {
  const { id } = await shop.product('Verf', { variant: { priceMinor: 900, quantity: 1 } })
  const values = Array.from({ length: 30 }, (_, at) => `${at + 1} l`)
  const { product } = await save({ id, options: sizes(...values) })
  expect(product.variants).toHaveLength(30)
  const variants = product.variants.map((variant, at) => ({
    id: variant.id,
    values: { priceMinor: 1000 + at, sku: `VERF-${at}`, quantity: at },
  }))
  const saved = await save({ id, values: { title: 'Muurverf', brand: 'Delft' }, variants })
  expect(saved.product).toMatchObject({ title: 'Muurverf', brand: 'Delft' })
  expect(saved.product.variants.map(({ priceMinor, sku, quantity }) => [priceMinor, sku, quantity])).toEqual(
    variants.map(({ values: { priceMinor, sku, quantity } }) => [priceMinor, sku, quantity]),
  )
})

test('an error in one variant is reported for that variant, and no part of the call is stored', async () => {
  const otherProduct = await shirt('Trui')
  const product = await shirt('Vest')
  const before = await stored(product.id)
  const [first, second] = product.variants
  const variants = [
    { id: first?.id ?? '', values: { priceMinor: 100 } },
    { id: second?.id ?? '', values: { sku: otherProduct.variants[0]?.sku ?? '' } },
  ]
  const problem = await problemOf(save({ id: product.id, values: { title: 'Gilet' }, variants }))
  expect(problem.code).toBe('catalog.sku_taken')
  expect(problem.details['field']).toBe('variants.1.values.sku')
  expect(await stored(product.id)).toEqual(before)
})

test('problems with the product itself and with its options name their field', async () => {
  const product = await shirt('Broek')
  const sale = [{ id: product.variants[0]?.id ?? '', values: { onSale: true, saleMinor: 9999 } }]
  expect((await problemOf(save({ id: product.id, variants: sale }))).details['field']).toBe(
    'variants.0.values.saleMinor',
  )
  const other = await shirt('Rok')
  expect((await problemOf(save({ id: product.id, values: { slug: other.slug } }))).details['field']).toBe('values.slug')
  expect((await problemOf(save({ id: product.id, options: sizes('S', 'S') }))).details['field']).toBe('options')
})

test('the second of two people who change one product reads the changes of the first, and nothing is lost', async () => {
  const product = await shirt('Muts')
  const { id } = product
  const [first] = product.variants
  const seen = (change: Partial<Parameters<typeof saveProduct>[1]>) =>
    catalogApi.save.input.parse({ id, ...change, before: seenOfProduct(product, change) })
  await save(seen({ values: { title: 'Muts van wol' } }))
  const variants = [{ id: first?.id ?? '', values: { priceMinor: 2500 } }]
  await save(seen({ values: { brand: 'Delft' }, variants }))
  const late = await problemOf(save(seen({ values: { title: 'Pet', brand: 'Delft' } })))
  expect([late.code, late.kind, late.details['where']]).toEqual(['catalog.changed_since', 'conflict', 'title'])
  const cheaper = [{ id: first?.id ?? '', values: { priceMinor: 1500 } }]
  expect((await problemOf(save(seen({ variants: cheaper })))).details['where']).toBe('priceMinor')
  await save(seen({ values: { title: 'Muts van wol' } }))
  await save(seen({ options: sizes('S', 'M') }))
  expect((await problemOf(save(seen({ options: sizes('XL') })))).details['where']).toBe('options')
  const now = await stored(id)
  expect(now).toMatchObject({ title: 'Muts van wol', brand: 'Delft' })
  expect(now.options).toMatchObject([{ values: ['S', 'M'] }])
  expect(now.variants.find((variant) => variant.id === first?.id)?.priceMinor).toBe(2500)
})

test('two variants exchange their SKUs in one call', async () => {
  const product = await shirt('Jas')
  const [first, second] = product.variants
  const saved = await save({
    id: product.id,
    variants: [
      { id: first?.id ?? '', values: { sku: second?.sku ?? '' } },
      { id: second?.id ?? '', values: { sku: first?.sku ?? '' } },
    ],
  })
  expect(saved.product.variants.slice(0, 2).map(({ sku }) => sku)).toEqual([second?.sku, first?.sku])
})

test('saving creates one entry in the list of changes, which restores the former values', async () => {
  const product = await shirt('Sok')
  const countBefore = (await shop.as(catalogChanges)).length
  const variants = product.variants.map(({ id }) => ({ id, values: { priceMinor: 3000 } }))
  const { changeId } = await save({ id: product.id, values: { title: 'Kous' }, variants })
  expect((await shop.as(catalogChanges)).length).toBe(countBefore + 1)
  await shop.as((tx) => undoChange(tx, { id: changeId ?? '' }))
  const { title, variants: back } = await stored(product.id)
  expect([title, ...back.map(({ priceMinor }) => priceMinor)]).toEqual(['Sok', 2000, 2000, 2000])
})

test('saving without visible changes leaves no entry', async () => {
  const product = await shirt('Muts')
  expect((await save({ id: product.id, values: { excerpt: 'Warm.' } })).changeId).toBeNull()
})
