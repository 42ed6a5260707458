import { sellingFeatures } from '#support/selling-features'
import { expect, test } from 'vitest'
import { setProductStatus } from '#features/catalog/server'
import { testContext } from '#support/context'
import { testShop } from '#support/shop'
import { testSite } from '#support/site'
import { exportReviews } from './export-reviews.ts'
import { importReviews } from './import-reviews.ts'
import { listReviews } from './moderate-reviews.ts'
import { reviewsFeature } from './reviews.feature.ts'

const features = [...sellingFeatures, reviewsFeature]
const ctx = await testContext({ features })

async function mugShop() {
  const shop = await testShop(await testSite(ctx, { locale: 'en-GB' }), 'Shop')
  const mug = await shop.product('Mug')
  await shop.as((tx) => setProductStatus(tx, { ids: [mug.id], status: 1 }))
  const list = (status: 'approved' | 'pending' | 'hidden') =>
    shop.as(async (tx) => (await listReviews(tx, { status })).reviews)
  const bring = (text: string, dryRun = false) =>
    shop.as(async (tx) => (await importReviews(tx, { text, dryRun })).rows)
  return { list, bring, mug, file: () => shop.as(async (tx) => (await exportReviews(tx, {})).body) }
}

const shopify = `product_handle,state,rating,title,author,email,location,body,reply,created_at,replied_at
mug,published,5,Lovely,Ana,ana@example.com,Utrecht,"Holds tea,
and holds it warm.",Thank you,2026-03-01 10:00:00 UTC,2026-03-02 09:00:00 UTC
mug,hidden,1,,Bo,,,Broke.,,2026-03-05 10:00:00 UTC,
jug,published,4,,Cleo,,,Fine.,,2026-03-05 10:00:00 UTC,
mug,published,6,,Dirk,,,Six stars!,,2026-03-05 10:00:00 UTC,
`

test('reviews of another shop are imported to their products, each row is accounted for, and nothing is duplicated', async () => {
  const { bring, list, mug } = await mugShop()
  const outcomes = [
    ['added', ''],
    ['added', ''],
    ['refused', 'noProduct'],
    ['refused', 'noRating'],
  ]
  expect((await bring(shopify, true)).map(({ outcome, why }) => [outcome, why])).toEqual(outcomes)
  expect(await list('approved')).toEqual([])
  expect((await bring(shopify)).map(({ outcome, why }) => [outcome, why])).toEqual(outcomes)
  expect(await list('approved')).toMatchObject([
    {
      productId: mug.id,
      rating: 5,
      authorName: 'Ana',
      text: 'Lovely\nHolds tea,\nand holds it warm.',
      answer: 'Thank you',
      writtenAt: '2026-03-01T10:00:00.000Z',
    },
  ])
  expect(await list('hidden')).toMatchObject([{ authorName: 'Bo', rating: 1 }])
  expect((await bring(shopify)).map(({ outcome }) => outcome)).toEqual(['same', 'same', 'refused', 'refused'])
})

test('exported reviews are imported whole in another shop and change nothing in their own', async () => {
  const [firstShop, two] = [await mugShop(), await mugShop()]
  await firstShop.bring(shopify)
  await firstShop.bring(
    'SKU;Rating;Reviewer Name;Verified Buyer;Review;Date\n;4;Eva;Yes;=SUM(1);24/12/2025\n'.replace(
      '\n;',
      `\n${firstShop.mug.variants[0]?.sku ?? ''};`,
    ),
  )
  const file = await firstShop.file()
  expect(file).toContain("'=SUM(1)")
  expect((await firstShop.bring(file)).map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same'])
  expect((await two.bring(file)).map(({ outcome }) => outcome)).toEqual(['added', 'added', 'added'])
  expect(await two.file()).toBe(file)
  expect(
    (await two.list('approved')).map(({ authorName, isVerified, text, writtenAt }) => [
      authorName,
      isVerified,
      text,
      writtenAt.slice(0, 10),
    ]),
  ).toEqual([
    ['Ana', false, 'Lovely\nHolds tea,\nand holds it warm.', '2026-03-01'],
    ['Eva', true, '=SUM(1)', '2025-12-24'],
  ])
})

test('a file without reviews is recognised, and a long text is cut and reported', async () => {
  const { bring, list } = await mugShop()
  await expect(bring('Handle,Title\nmug,Mug\n')).rejects.toMatchObject({ code: 'reviews.not_reviews' })
  expect(await bring(`product_title,rating,body\nmug,3,${'😀'.repeat(1600)}\n`)).toMatchObject([
    { outcome: 'added', why: 'shortened' },
  ])
  expect(await list('approved')).toMatchObject([{ authorName: 'A customer', text: '😀'.repeat(1500) }])
})
