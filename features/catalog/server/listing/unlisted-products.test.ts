import { expect, test } from 'vitest'
import { changeSettings } from '#features/sites/server'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import { runningApp } from '#support/running'
import { shopFeatures, testShop } from '#support/shop'
import { testSite } from '#support/site'
import { createCategory } from '../categories/change-categories.ts'
import { changeProduct } from '../products/change-product.ts'
import { duplicateProduct } from '../products/duplicate-product.ts'
import { setProductStatus } from '../products/set-product-status.ts'

const ctx = await testContext({ features: shopFeatures })
const shop = await testShop(await testSite(ctx, { name: 'stil', locale: 'nl-NL' }))
await shop.as((tx) => changeSettings(tx, { group: 'store', values: { currency: 'EUR' } }))
const category = await shop.as((tx) => createCategory(tx, { collectionId: shop.page.id, name: 'Thee' }))
const app = await runningApp(ctx)
const textOf = async (path: string) => (await app.ask('stil.localhost:8080', path)).text

const teaware = (title: string) =>
  shop.product(title, {
    variant: { priceMinor: 1000, isUnlimited: true },
    categoryIds: [category.id],
    tags: ['warm'],
  })
const [{ id: kettleId }, { id: potId }] = [await teaware('Fluitketel'), await teaware('Theepot')]
await shop.as((tx) => setProductStatus(tx, { ids: [kettleId, potId], status: 1 }))
await doDueJobs(ctx)

/** Places of the site that list its products. */
const places = ['/winkel', '/winkel/category/thee', '/winkel/tag/warm', '/search?q=fluitketel', '/sitemap.xml']

async function placesWithKettle(): Promise<string[]> {
  const texts = await Promise.all(places.map(textOf))
  return places.filter((_, at) => /\/winkel\/fluitketel/.test(texts[at] ?? ''))
}

const setUnlisted = async (isUnlisted: boolean) => {
  await shop.as((tx) => changeProduct(tx, { id: kettleId, values: { isUnlisted } }))
  await doDueJobs(ctx)
}

test('an unlisted product is shown and sold at its address, and is in no list, search or site map', async () => {
  expect(await placesWithKettle()).toEqual(places)
  await setUnlisted(true)
  expect(await placesWithKettle()).toEqual([])
  const page = await app.ask('stil.localhost:8080', '/winkel/fluitketel')
  expect(page.status).toBe(200)
  expect(page.text).toContain('https://schema.org/InStock')
  expect(page.text).toMatch(/<meta name="robots" content="noindex/)
  expect(await textOf('/winkel/theepot')).not.toContain('/winkel/fluitketel')

  await setUnlisted(false)
  expect(await placesWithKettle()).toEqual(places)
  expect(await textOf('/winkel/fluitketel')).not.toContain('noindex')
})

test('a copy of an unlisted product is unlisted too', async () => {
  await setUnlisted(true)
  const copy = await shop.as((tx) => duplicateProduct(tx, { id: kettleId }))
  expect(copy.isUnlisted).toBe(true)
})
