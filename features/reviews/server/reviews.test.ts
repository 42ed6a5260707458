import { beforeAll, expect, test } from 'vitest'
import { setProductStatus } from '#features/catalog/server'
import { discountsFeature } from '#features/discounts/server'
import { giftCardsFeature } from '#features/giftcards/server'
import { orderById, ordersFeature, placeOrder } from '#features/orders/server'
import { paymentsFeature } from '#features/payments/server'
import { shippingFeature } from '#features/shipping/server'
import { changeEmailText, previewEmail } from '#support/internals'
import { taxFeature } from '#features/tax/server'
import type { SiteTransaction } from '#platform/context'
import { inSite } from '#platform/database'
import { newId } from '#platform/contract'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import { draftOf } from '#support/orders'
import { runningApp } from '#support/running'
import { shopFeatures, testShop } from '#support/shop'
import { testSite } from '#support/site'
import { loadReviews } from '../blocks/reviews/reviews.loader.ts'
import type { ReviewRequest } from '../contract/index.ts'
import { changeReview, listReviews } from './moderate-reviews.ts'
import { reviewsFeature } from './reviews.feature.ts'

const features = [
  ...shopFeatures,
  discountsFeature,
  giftCardsFeature,
  paymentsFeature,
  shippingFeature,
  taxFeature,
  ordersFeature,
  reviewsFeature,
]
const ctx = await testContext({ features })
const shop = await testShop(await testSite(ctx, { name: 'kade', title: 'Kade 9', locale: 'nl-NL' }))
const app = await runningApp(ctx)
const host = 'kade.localhost:8080'
const day = 86_400_000
const mug = await shop.product('Mok', { variant: { priceMinor: 1210, isUnlimited: true } })
const bowl = await shop.product('Kom', { variant: { priceMinor: 2420, isUnlimited: true } })
beforeAll(() => shop.as((tx) => setProductStatus(tx, { ids: [mug.id, bowl.id], status: 1 })))

const line = (product: typeof mug) => ({
  id: newId(),
  productId: product.id,
  variantId: product.variants[0]?.id ?? null,
  title: product.title,
  quantity: 1,
  unitMinor: 1210,
})
const fulfil = ordersFeature.routes?.find(
  ({ endpoint }) => endpoint.method === 'POST' && endpoint.path.endsWith('/:id/fulfilments'),
)

/** An order that was delivered, whose email has been sent; the key in it. */
async function requested(
  ...products: (typeof mug)[]
): Promise<{ token: string; orderId: string; wait: () => Promise<number> }> {
  const email = `koper-${newId()}@example.com`
  const lines = products.map(line)
  const draft = draftOf({ lines, more: { source: 'manual' } })
  const order = await inSite({ ...ctx, locale: 'nl' as const }, shop.site, (tx: SiteTransaction) =>
    placeOrder(tx, { ...draft, customer: { ...draft.customer, email } }, { key: newId(), holder: newId() }),
  )
  const orderId = order.id
  await shop.as(async (tx) => {
    const { lines: placed } = await orderById(tx, orderId)
    const rest = { trackingNumber: '', trackingUrl: '', carrier: '', notify: false }
    await fulfil?.operation(tx, {
      id: orderId,
      lines: placed.map(({ id }) => ({ lineId: id, quantity: 1 })),
      ...rest,
    })
  })
  await doDueJobs(ctx)
  ctx.clock.forward(14 * day)
  await doDueJobs(ctx)
  const emails = await ctx.db.selectFrom('emails').select('text').where('recipient', '=', email).execute()
  const text = emails.map((message) => message.text).join('\n')
  return { token: /reviews\/request\?token=([\w-]{22})/.exec(text)?.[1] ?? '', orderId, wait: () => doDueJobs(ctx) }
}
const pageOf = async (token: string, more = '') =>
  (await app.ask(host, `/commerce/reviews/request?token=${token}${more}`)).text
const state = async (token: string) =>
  (await app.ask(host, `/api/commerce/reviews/request/${token}`)).json<ReviewRequest>()
const place = { desktop: { x: 0, y: 0, w: 24, h: 8, z: 0 }, mobile: null }
/** What the block shows of a product. */
const shown = (product: string) =>
  inSite(
    { ...ctx, locale: 'nl' as const, member: null, cart: null, consent: null, preview: false },
    shop.site,
    async (siteCtx) => {
      const block = {
        id: newId(),
        section: newId(),
        order: 'a0',
        type: 'reviews' as const,
        version: 1,
        props: { product, limit: 10 },
        place,
      }
      const page = {
        locale: 'nl-NL',
        language: 'nl' as const,
        path: '/winkel/p/kom',
        pageType: 50,
        documentId: newId(),
        locks: [],
        editing: false,
        query: {},
      }
      const loaded = await loadReviews(siteCtx, [block], {
        ...page,
        site: { id: shop.site.id, title: 'Kade 9', baseUrl: shop.site.baseUrl },
      })
      return loaded.get(block.id)?.data ?? null
    },
  )
const send = async (token: string, values: object) =>
  app.browser(host).send('POST', `/api/commerce/reviews/request/${token}`, values)

test('C1.03 C2.31 C2.65 C2.66 C2.67 C2.68 C2.69 C3.110 C3.111 C4.49 C5.44 C5.45 the email leads to a form with stars, a text, a counter and a button', async () => {
  const { token } = await requested(mug)
  const html = await pageOf(token)
  expect(html).toContain('Beoordeel je aankoop')
  expect(html.match(/type="radio"[^>]*required/g)).toHaveLength(5)
  expect(html).toContain('Beoordeling (vereist)')
  expect(html).toContain('Beschrijf je ervaring')
  expect(html).toContain('Nog 1500 tekens')
  expect(html).toContain('Beoordeling versturen')
  expect(await state(token)).toMatchObject({ state: 'open', purchases: [{ title: 'Mok', isReviewed: false }] })
})

test('an email is sent two weeks after delivery and not a day before, once', async () => {
  const { orderId } = await requested(mug)
  const rows = await shop.as((tx) =>
    tx.db.selectFrom('review_requests').selectAll().where('order_id', '=', orderId).execute(),
  )
  expect(rows.map(({ send_at, sent_at }) => (sent_at?.getTime() ?? 0) - send_at.getTime())).toEqual([0])
  expect(rows[0]?.token_hash).toMatch(/^[\w-]{43}$/)
})

test('the email asks in the words of the owner, always with the way to the form', async () => {
  const words = {
    kind: 'review-request',
    isOn: true,
    subject: 'En, {name}?',
    intro: 'Wat vind je van {number}?',
    outro: 'Groet van {shop}',
  }
  await shop.as((tx) => changeEmailText(tx, words))
  const { token, orderId } = await requested(mug)
  const { number } = await shop.as((tx) => orderById(tx, orderId))
  const emails = await ctx.db.selectFrom('emails').selectAll().where('text', 'like', `%${token}%`).execute()
  expect(emails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^En, .+\?$/)])
  for (const phrase of [`Wat vind je van #${number}?`, 'Groet van Kade 9', `reviews/request?token=${token}`])
    expect(emails[0]?.text).toContain(phrase)
  const { body } = await shop.as((tx) => previewEmail(tx, { kind: 'review-request' }))
  expect(body).toContain('En, Noor Bakker?')
  await shop.as((tx) => changeEmailText(tx, { ...words, subject: '', intro: '', outro: '' }))
})

test('C2.70 C2.71 C4.50 C4.51 C7.56 a review is thanked for, others are asked for, and the same purchase takes no second one', async () => {
  const { token } = await requested(mug, bowl)
  const [first] = (await state(token)).purchases
  const sent = await send(token, { lineId: first?.lineId, rating: 5, text: 'Prachtig glazuur.' })
  expect(sent.json<ReviewRequest>().purchases.map(({ isReviewed }) => isReviewed)).toEqual([true, false])
  const thanks = await pageOf(token, `&sent=${first?.lineId}`)
  expect(thanks).toContain('Bedankt voor je feedback')
  expect(thanks).toContain('Beoordeel ook je andere aankopen')
  expect(await pageOf(token)).toContain('Je hebt deze aankoop al beoordeeld')
  const again = await send(token, { lineId: first?.lineId, rating: 1, text: '' })
  expect([again.status, again.json()['sentence']]).toEqual([409, 'Je hebt deze aankoop al beoordeeld'])
})

test('C5.46 C5.47 a review without stars is refused, and so is one of more than 1,500 characters', async () => {
  const { token } = await requested(mug)
  const [first] = (await state(token)).purchases
  const bare = await send(token, { lineId: first?.lineId, rating: '', text: 'Mooi' })
  expect([bare.status, bare.json()['sentence']]).toEqual([400, 'Selecteer een sterbeoordeling'])
  expect((await send(token, { lineId: first?.lineId, rating: 4, text: 'x'.repeat(1501) })).json()['code']).toBe(
    'reviews.too_long',
  )
  expect((await send(token, { lineId: first?.lineId, rating: 4, text: '😀'.repeat(1500) })).status).toBe(200)
})

test('C4.52 a request that is 120 days old has expired, and an unknown one looks the same', async () => {
  const { token } = await requested(mug)
  ctx.clock.forward(121 * day)
  const answers = [await pageOf(token), await pageOf('A'.repeat(22))]
  expect(answers.every((html) => html.includes('Je beoordelingsverzoek is verlopen'))).toBe(true)
  expect((await send(token, { lineId: newId(), rating: 5, text: '' })).status).toBe(410)
})

test('C4.53 with nothing of the order left in the shop there is nothing to review', async () => {
  const removedProduct = await shop.product('Weg', { variant: { priceMinor: 100, isUnlimited: true } })
  await shop.as((tx) => setProductStatus(tx, { ids: [removedProduct.id], status: 1 }))
  const { token } = await requested(removedProduct)
  await shop.as((tx) => tx.db.deleteFrom('products').where('id', '=', removedProduct.id).execute())
  expect(await pageOf(token)).toContain('Er is niets om te beoordelen')
})

test('C8.22 C8.23 the page carries both strings for a failure that its script shows above the button', async () => {
  const { token } = await requested(mug)
  expect(await pageOf(token)).toMatch(
    /Er is iets fout gegaan.*Probeer je beoordeling opnieuw in te dienen.*role="alert".*<button/s,
  )
})

test('a review stands with its product once it is approved, with the answer, and search engines read the average', async () => {
  const { token } = await requested(bowl)
  const [first] = (await state(token)).purchases
  await send(token, { lineId: first?.lineId, rating: 4, text: 'Fijne </script><b>kom</b>' })
  const waiting = await shop.as((tx) => listReviews(tx, { status: 'pending' }))
  const review = waiting.reviews.find(({ productId }) => productId === bowl.id)
  expect(review).toMatchObject({ productTitle: 'Kom', rating: 4, authorName: 'Noor B.', status: 'pending' })
  await shop.as((tx) => changeReview(tx, { id: review?.id ?? '', status: 'approved', answer: 'Dank je!' }))
  expect((await shop.as((tx) => listReviews(tx, { status: 'approved' }))).reviews).toMatchObject([
    { answer: 'Dank je!' },
  ])
  const data = await shown(bowl.id)
  expect(data).toMatchObject({ average: '4', count: 1, reviews: [{ author: 'Noor B.', answer: 'Dank je!' }] })
  expect(data?.jsonLd).not.toContain('<')
  expect(JSON.parse(data?.jsonLd ?? '')).toMatchObject({
    name: 'Kom',
    aggregateRating: { ratingValue: 4, reviewCount: 1 },
  })
  await expect(
    shop.as((tx) => changeReview(tx, { id: review?.id ?? '', status: 'hidden' }), ['editor']),
  ).rejects.toThrow(/role/)
  await shop.as((tx) => changeReview(tx, { id: review?.id ?? '', status: 'hidden' }))
  expect(await shown(bowl.id)).toBeNull()
})
