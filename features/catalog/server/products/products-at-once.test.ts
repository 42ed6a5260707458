import { expect, test } from 'vitest'
import type { OwnerTransaction } from '#platform/context'
import { testContext } from '#support/context'
import { runningApp } from '#support/running'
import { shopFeatures, testShop } from '#support/shop'
import { testSite } from '#support/site'
import { waitingConnections } from '#support/waiting-connections'
import { changeProduct } from './change-product.ts'
import { createProduct } from './create-product.ts'

const ctx = await testContext({ features: shopFeatures })
const site = await testSite(ctx, { name: 'kade', title: 'Kade 9', locale: 'en-GB' })
const shop = await testShop(site, 'Shop')
const app = await runningApp(ctx)

const product = (values: { title: string; tags?: string[] }) => (tx: OwnerTransaction) =>
  createProduct(tx, { collectionId: shop.page.id, ...values })

/** Creates the second product while the transaction of the first is open, and ends that once the second waits. */
async function whileOpen(first: ReturnType<typeof product>, second: ReturnType<typeof product>) {
  let waiting: ReturnType<ReturnType<typeof product>> | undefined
  const before = await shop.as(async (tx) => {
    const created = await first(tx)
    waiting = shop.as(second)
    waiting.catch(() => {})
    await expect.poll(() => waitingConnections(ctx)).toBe(1)
    return created
  })
  return [before, await waiting] as const
}

test('two products that are created at once with the same new tags are both created', async () => {
  const [one, other] = await whileOpen(
    product({ title: 'Bowl', tags: ['stoneware', 'blue'] }),
    product({ title: 'Plate', tags: ['blue', 'flat', 'stoneware'] }),
  )
  expect([one.tags, other?.tags]).toEqual([
    ['stoneware', 'blue'],
    ['blue', 'flat', 'stoneware'],
  ])
  const statuses = await Promise.all(
    ['stoneware', 'blue', 'flat'].map(async (tag) => (await app.ask('kade.localhost:8080', `/shop/tag/${tag}`)).status),
  )
  expect(statuses).toEqual([200, 200, 200])
})

test('two products that are created at once with the same title get different addresses', async () => {
  const [one, other] = await whileOpen(product({ title: 'Mug' }), product({ title: 'Mug' }))
  expect(one.slug).not.toBe(other?.slug)
})

test('two products cannot get the same slug at once: the second change is refused with a sentence', async () => {
  const [jug, cup] = [await shop.product('Jug'), await shop.product('Cup')]
  const rename =
    ({ id }: { id: string }) =>
    (tx: OwnerTransaction) =>
      changeProduct(tx, { id, values: { slug: 'mug-of-clay' } })
  await expect(whileOpen(rename(jug), rename(cup))).rejects.toMatchObject({ code: 'catalog.slug_taken' })
})
