import { expect, test } from 'vitest'
import { setProductStatus } from '#features/catalog/server'
import { orderById } from '#features/orders/server'
import { changeSettings } from '#features/sites/server'
import { changeEmailText, previewEmail } from '#support/internals'
import { inSite } from '#platform/database'
import { newId } from '#platform/contract'
import { fieldFault } from '#support/field-fault'
import { reviewShop } from '#support/review-shop'
import { runningApp } from '#support/running'
import { withMailServer } from '#support/with-mail-server'
import { loadReviews } from '../blocks/reviews/reviews.loader.ts'
import type { ReviewRequest } from '../contract/index.ts'
import { changeReview, listReviews } from './moderate-reviews.ts'
import { askNow } from './ask-now.ts'
import { waitingRequests } from './requests.queries.ts'

const { ctx, shop, app, host, sell, requested } = await reviewShop('kade', 'Kade 9')
const day = 86_400_000
const mug = await sell('Mok', 1210)
const bowl = await sell('Kom', 2420)
const pageOf = async (token: string, more = '') =>
  (await app.ask(host, `/commerce/reviews/request?token=${token}${more}`)).text
const state = async (token: string) =>
  (await app.ask(host, `/api/commerce/reviews/request/${token}`)).json<ReviewRequest>()
const place = { desktop: { x: 0, y: 0, w: 24, h: 8, z: 0 }, mobile: null }
/** Returns the reviews that the block shows of a product. */
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

test('C1.03 C2.22 C2.31 C2.65 C2.66 C2.67 C2.68 C2.69 C3.110 C3.111 C4.49 C5.44 C5.45 the email leads to a form with stars, a text, a counter and a button', async () => {
  const { token } = await requested(mug)
  const html = await pageOf(token)
  expect(html).toContain('data-page-type="209"')
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

test('C2.70 C2.71 C4.50 C4.51 C7.56 a review is thanked for, others are requested, and the same purchase takes no second one', async () => {
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

test('C4.53 with all products of the order deleted there is nothing to review', async () => {
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

test('a review appears with its product once it is approved, with the answer, and search engines read the average', async () => {
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
  expect(await shown(bowl.id)).toMatchObject({ count: 0, reviews: [], jsonLd: '' })
})

test('an owner chooses after how many days buyers are asked, and asks one of them now', async () => {
  const ask = (days: number) =>
    shop.as((tx) => changeSettings(tx, { group: 'reviews', values: { asksAfterDays: days } }))
  const waiting = async () => (await shop.as((tx) => waitingRequests(tx))).requests.map((request) => request.orderId)
  await ask(30)
  const { token, orderId } = await requested(mug)
  expect(token).toBe('')
  expect(await waiting()).toContain(orderId)
  const tryNow = () => shop.as((tx) => askNow(tx, { orderId }))
  expect([await tryNow(), await tryNow()]).toEqual([{ isAsked: true }, { isAsked: false }])
  expect(await waiting()).not.toContain(orderId)
  const emails = await ctx.db
    .selectFrom('emails')
    .select(['text', 'unsubscribe_url'])
    .where('text', 'like', '%/reviews/request?token=%')
    .execute()
  expect(emails.length).toBeGreaterThan(0)
  expect(emails.filter(({ text, unsubscribe_url: stop }) => stop === null || !text.includes(stop))).toEqual([])
  await ask(14)
})

test('the recipient of delivered goods requests the link again, at most once a day, and no other person gets one', async () => {
  const { token, email, wait } = await requested(mug)
  const tokens = async () => {
    await wait()
    const emails = await ctx.db
      .selectFrom('emails')
      .select('text')
      .where('recipient', '=', email)
      .orderBy('id')
      .execute()
    return emails.flatMap(({ text }) => /reviews\/request\?token=([\w-]{22})/.exec(text)?.[1] ?? [])
  }
  const ask = (product: string, address: string) =>
    app.browser(host).send('POST', '/api/commerce/reviews/link', { productId: product, email: address })
  const answers = [await ask(mug.id, email), await ask(bowl.id, email), await ask(mug.id, 'x@example.com')]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await tokens()).toEqual([token])
  ctx.clock.forward(day + 1)
  await ask(bowl.id, email)
  expect(await tokens()).toEqual([token])
  await ask(mug.id, email.toUpperCase())
  await ask(mug.id, email)
  const [, newer = ''] = await tokens()
  expect(await tokens()).toHaveLength(2)
  expect([(await state(token)).state, (await state(newer)).state]).toEqual(['expired', 'open'])
})

/** Sends a form without scripts, and answers the page that it leads to. */
const pageAfter = async (path: string, fields: Record<string, string>) => {
  const sent = await app.ask(host, path, {
    method: 'POST',
    headers: { origin: `http://${host}`, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
    body: new URLSearchParams(fields),
  })
  return (await app.ask(host, String(sent.headers.location))).text
}

test('a link requested with an invalid address is not sent, and the field says why', async () => {
  const page = await pageAfter('/api/commerce/reviews/link', { productId: mug.id, email: 'koper@' })
  expect(fieldFault(page, 'email')).toBe('Dit is geen e-mailadres. Het ziet eruit als naam@voorbeeld.nl.')
  expect(page).toContain(`name="productId" value="${mug.id}"`)
  const thanksPage = await pageAfter('/api/commerce/reviews/link', { productId: mug.id, email: 'koper@example.com' })
  expect(thanksPage).toContain('Deze winkel verstuurt nog geen e-mail.')
  const mailed = await runningApp(withMailServer(ctx))
  expect((await mailed.ask(host, '/commerce/reviews/request?asked=yes')).text).toContain('Kijk in je inbox')
  const called = await app.browser(host).send('POST', '/api/commerce/reviews/link', { productId: mug.id, email: '' })
  expect([called.status, called.json()]).toMatchObject([400, { code: 'reviews.email_unfit' }])
})

test('a review without stars is refused without scripts, and its text stays', async () => {
  const { token } = await requested(mug)
  const lineId = (await state(token)).purchases[0]?.lineId ?? ''
  const page = await pageAfter(`/api/commerce/reviews/request/${token}`, { lineId, text: 'Een <mooie> mok.' })
  expect(page).toMatch(/<form[^>]*class="review-form"[^>]*noValidate=""/)
  expect(page).toMatch(new RegExp(`<fieldset[^>]*aria-describedby="rating-problem-${lineId}"`))
  expect(page).toMatch(new RegExp(`id="rating-problem-${lineId}"[^>]*>Selecteer een sterbeoordeling`))
  expect(page).toContain('Een &lt;mooie&gt; mok.</textarea>')
})
