import { expect, test } from 'vitest'
import { changeProduct } from '#features/catalog/server'
import { testContext } from '#support/context'
import { shopFeatures, testShop } from '#support/shop'
import { testSite } from '#support/site'
import { taxClassName } from '../contract/index.ts'
import { readTaxClasses } from './tax-classes.ts'
import { taxFeature } from './tax.feature.ts'
import { readTax } from './save-tax.ts'
import { startWithRates } from './take-rates.ts'

const ctx = await testContext({ features: [...shopFeatures, taxFeature] })
const shop = await testShop(await testSite(ctx))

test('products choose among the usual classes, those of the rates, and those that imported products have', async () => {
  const vase = await shop.product('Vaas')
  await shop.as((tx) => changeProduct(tx, { id: vase.id, values: { taxClass: 'Boeken' } }))
  await shop.as((tx) => startWithRates(tx, { table: 'nl' }))
  const { classes } = await shop.as((tx) => readTaxClasses(tx))
  expect(classes).toEqual([
    { name: 'standard', isRated: true },
    { name: 'reduced-rate', isRated: true },
    { name: 'zero-rate', isRated: true },
    { name: 'none', isRated: true },
    { name: 'boeken', isRated: false },
  ])
  expect(classes.map(({ name }) => taxClassName(name, 'nl'))).toEqual([
    'Standaard',
    'Verlaagd tarief',
    'Nultarief',
    'Geen belasting',
    'boeken',
  ])
  expect((await shop.as(readTax)).unratedClasses).toEqual(['boeken'])
  await expect(shop.as((tx) => readTaxClasses(tx), ['viewer'])).rejects.toMatchObject({ kind: 'forbidden' })
})
