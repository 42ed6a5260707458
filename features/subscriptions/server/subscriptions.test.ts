import { expect, test } from 'vitest'
import { setProductStatus } from '#features/catalog/server'
import { discountsFeature } from '#features/discounts/server'
import { giftCardsFeature, issueGiftCard } from '#features/giftcards/server'
import { ordersFeature, placeOrder } from '#features/orders/server'
import { type TestCard, testCards } from '#features/payments/contract'
import { trashDocument } from '#features/pages/server'
import { beginLocalPayment, confirmLocalPayment, paymentsFeature } from '#features/payments/server'
import { shippingFeature } from '#features/shipping/server'
import { changeSettings } from '#features/sites/server'
import { taxFeature } from '#features/tax/server'
import { enumerations } from '#platform/contract'
import { problemSentence } from '#platform/i18n'
import { mailbox } from '#platform/mail'
import { doDueJobs } from '#support/due-jobs'
import { testContext } from '#support/context'
import { draftOf, stockOf } from '#support/orders'
import { runningApp } from '#support/running'
import { shopFeatures, testShop } from '#support/shop'
import { testSite } from '#support/site'
import { actAsOwner, listSubscriptions, readOrders, readSubscription, retryAsOwner } from './manage-subscriptions.ts'
import { subscriptionsFor } from './active-subscriptions.queries.ts'
import { renewJob } from './renew.job.ts'
import { subscriptionsFeature } from './subscriptions.feature.ts'
import { subscriptionToken } from './subscriptions.queries.ts'

const money = [discountsFeature, giftCardsFeature, paymentsFeature, shippingFeature, taxFeature]
const ctx = await testContext({
  now: '2026-01-31T10:00:00Z',
  features: [...shopFeatures, ...money, ordersFeature, subscriptionsFeature],
})
const shop = await testShop(await testSite(ctx, { name: 'brander', title: 'De Brander' }))
const { site, as } = shop
await as((inside) => changeSettings(inside, { group: 'store', values: { currency: 'EUR' } }))
const app = await runningApp(ctx)
const day = 86_400_000

const monthly = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 }
let count = 0
/** A shopper who subscribes with a card that is kept; answers the subscription's id. */
async function subscribe(card: TestCard = 'success', facts: { plan?: typeof monthly; stock?: number } = {}) {
  count += 1
  const { plan = monthly, stock = 50 } = facts
  const coffee = await shop.product(`Koffie ${count}`, { variant: { priceMinor: 1250, quantity: stock } })
  const variantId = coffee.variants[0]?.id ?? ''
  const once = { quantity: 1, unitMinor: 700, title: 'Mok' }
  const again = { productId: coffee.id, variantId, quantity: 2, unitMinor: 1250, title: `Koffie ${count}`, plan }
  const draft = draftOf({ lines: [again, once], shippingMinor: 495 })
  const order = await as(async (inside) => {
    const facts_ = {
      key: `sub-${count}`,
      provider: 'test' as const,
      subject: `checkout:${count}`,
      amountMinor: draft.totals.dueMinor,
      currency: 'EUR',
    }
    const { payment } = await beginLocalPayment(inside, {
      ...facts_,
      description: '',
      customer: {},
      returnPath: '/',
      keepFor: `checkout:${count}`,
    })
    await confirmLocalPayment(inside, {
      paymentId: payment.id,
      details: { number: testCards[card], expiry: '12 / 30', cvc: '123' },
    })
    return placeOrder(inside, draft, { key: `order-${count}`, holder: '', paymentId: payment.id })
  })
  await doDueJobs(ctx)
  const row = await as((inside) =>
    inside.db.selectFrom('subscriptions').select('id').where('order_id', '=', order.id).executeTakeFirstOrThrow(),
  )
  return { id: row.id, variantId, order }
}
const read = (id: string) => as((inside) => readSubscription(inside, { id }))
const renewalOrders = (id: string) =>
  as((inside) =>
    inside.db.selectFrom('orders').selectAll().where('subscription_id', '=', id).orderBy('number').execute(),
  )
const passDays = async (days: number) => {
  ctx.clock.forward(days * day)
  await doDueJobs(ctx)
}
const form = (id: string, path: string, fields: Record<string, string>) =>
  app.ask('brander.localhost:8080', path, {
    method: 'POST',
    headers: { origin: 'http://brander.localhost:8080', 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
    body: new URLSearchParams({ token: tokenOf(id), ...fields }),
  })
const tokenOf = (id: string) => subscriptionToken({ ...ctx, site, locale: 'nl' }, id)
const page = async (id: string) =>
  (await app.ask('brander.localhost:8080', `/commerce/subscription?token=${tokenOf(id)}`)).text

test('an order with a plan begins a subscription of those lines alone, and the next month is paid and ordered by itself', async () => {
  const { id, variantId } = await subscribe()
  expect(await read(id)).toMatchObject({
    subscription: {
      state: 'active',
      paidCycles: 1,
      totalMinor: 2995,
      nextRenewalAt: '2026-02-28T10:00:00.000Z',
      method: { last4: '4242' },
      planText: 'renews every month',
    },
  })
  await passDays(27)
  expect(await renewalOrders(id)).toEqual([])
  await passDays(1)
  expect(await renewalOrders(id)).toMatchObject([{ source: 'renewal', payment_status: 'paid', total_minor: 2995 }])
  expect(await read(id)).toMatchObject({
    subscription: { paidCycles: 2, nextRenewalAt: '2026-03-31T10:00:00.000Z' },
    renewals: [{ state: 'paid', cycle: 1 }],
  })
  expect(await as((inside) => stockOf(inside, variantId))).toBe(46)
  const emails = await mailbox(ctx, { websiteId: site.id })
  expect(emails.find(({ subject }) => subject === 'Je abonnement bij De Brander is verlengd')?.html).toContain(
    tokenOf(id),
  )
})

test('every order of a subscription is listed with where to look at it, page by page, for the owner and for the customer', async () => {
  const { id, order } = await subscribe()
  for (let month = 0; month < 13; month += 1) await passDays(31)
  const rows = await renewalOrders(id)
  const numbers = [order.number, ...rows.map((row) => row.number)].toReversed()
  expect(numbers).toHaveLength(14)
  const pageOf = (after?: number) => as((inside) => readOrders(inside, { id, limit: 10, after }))
  const first = await pageOf()
  const rest = await pageOf(first.next ?? 0)
  expect([...first.orders, ...rest.orders].map(({ number }) => number)).toEqual(numbers)
  expect([first.orders[0], rest.next]).toMatchObject([{ label: 'paid', totalMinor: 2995, currency: 'EUR' }, null])
  const listed = (text: string) =>
    [...text.matchAll(/href="[^"]*order-status\?token=[\w-]{43}"[^>]*>[^<]*#(\d+)/g)].map(([, number]) =>
      Number(number),
    )
  const newest = await page(id)
  const older = /href="([^"]*before=\d+)#orders"/.exec(newest)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const oldest = (await app.ask('brander.localhost:8080', older)).text
  expect([...listed(newest), ...listed(oldest)]).toEqual(numbers)
  expect(oldest).not.toContain('before=')
  await expect(as((inside) => readOrders(inside, { id, limit: 10 }), ['editor'])).rejects.toMatchObject({
    kind: 'forbidden',
  })
})

test('what a running subscription brings is not removed, and the owner reads why; hidden, it is brought on; once it is cancelled it can go', async () => {
  const { id, variantId } = await subscribe()
  const { productId } = await as((inside) =>
    inside.db
      .selectFrom('product_variants')
      .select('product_id as productId')
      .where('id', '=', variantId)
      .executeTakeFirstOrThrow(),
  )
  const { published, draft, deleted } = enumerations.contentStatuses
  const become = (status: typeof published | typeof draft | typeof deleted) =>
    as((inside) => setProductStatus(inside, { ids: [productId], status }))
  await become(published)
  await expect(become(deleted)).rejects.toMatchObject({ code: 'catalog.still_promised', details: { count: 1 } })
  expect(problemSentence('nl', 'catalog.still_promised', { count: 1 })).toContain(
    'Een lopend abonnement levert dit nog aan klanten. Zeg dat eerst op',
  )
  const said = await as((inside) => subscriptionsFor(inside, [productId]))
  expect(said).toContainEqual({
    sentence: expect.stringContaining('1 running subscription brings this to a customer.'),
    holds: true,
  })
  const refused = as((inside) => trashDocument(inside, { id: shop.page.documentId }))
  await expect(refused).rejects.toMatchObject({
    code: 'pages.still_needed',
    message: expect.stringContaining('running subscription'),
  })
  await become(draft)
  await passDays(31)
  expect(await renewalOrders(id)).toHaveLength(1)
  await as((inside) => actAsOwner(inside, { id, act: 'cancel' }))
  await become(deleted)
  expect(await read(id)).toMatchObject({ subscription: { state: 'cancelled', paidCycles: 2 } })
})

test('a cycle is charged once, however often its job runs', async () => {
  const { id } = await subscribe()
  const input = { websiteId: site.id, subscriptionId: id, cycle: 1, attempt: 1 }
  ctx.clock.forward(31 * day)
  await Promise.all([renewJob.run(ctx, input), renewJob.run(ctx, input), renewJob.run(ctx, input)])
  await renewJob.run(ctx, input)
  await doDueJobs(ctx)
  expect(await renewalOrders(id)).toHaveLength(1)
  const charges = await as((inside) =>
    inside.db.selectFrom('payments').select('id').where('key', 'like', `renewal:${id}:%`).execute(),
  )
  expect(charges).toHaveLength(1)
})

test('A3.06 a plan of three cycles ends with the third payment', async () => {
  const { id } = await subscribe('success', { plan: { ...monthly, numBillingCycles: 3 } })
  await passDays(31)
  await passDays(31)
  expect(await read(id)).toMatchObject({ subscription: { state: 'ended', paidCycles: 3, nextRenewalAt: null } })
  await passDays(62)
  expect(await renewalOrders(id)).toHaveLength(2)
})

test('a refused card is tried again after one, three and five days, each told by mail; then the subscription is over', async () => {
  const { id } = await subscribe('declinedLater')
  await passDays(31)
  expect(await read(id)).toMatchObject({
    subscription: { state: 'past-due' },
    renewals: [{ state: 'failed', attempts: 1, failure: 'declined' }],
  })
  await passDays(1)
  await passDays(3)
  expect(await read(id)).toMatchObject({ subscription: { state: 'past-due' }, renewals: [{ attempts: 3 }] })
  await passDays(5)
  expect(await read(id)).toMatchObject({ subscription: { state: 'cancelled' }, renewals: [{ attempts: 4 }] })
  const emails = await mailbox(ctx, { websiteId: site.id })
  const told = emails.filter(({ html }) => html.includes(tokenOf(id))).map(({ subject }) => subject)
  expect(told.filter((subject) => subject.includes('geweigerd'))).toHaveLength(3)
  expect(told.filter((subject) => subject === 'Je abonnement bij De Brander is gestopt')).toHaveLength(1)
  expect(await renewalOrders(id)).toEqual([])
})

test('a customer who enters another card is charged at once and goes on', async () => {
  const { id } = await subscribe('declinedLater')
  await passDays(31)
  const said = async (fields: Record<string, string>) =>
    (
      await app.ask(
        'brander.localhost:8080',
        String((await form(id, '/commerce/subscription/card', fields)).headers['location']),
      )
    ).text
  expect(await said({ number: '4242', expiry: '', cvc: '' })).toContain('De kaartgegevens zijn niet volledig')
  expect(await said({ number: testCards.declined, expiry: '12/30', cvc: '123' })).toContain(
    'De bank heeft de kaart geweigerd',
  )
  const kept = await form(id, '/commerce/subscription/card', { number: testCards.success, expiry: '12/30', cvc: '123' })
  expect([kept.status, String(kept.headers['location'])]).toEqual([
    303,
    `/commerce/subscription?token=${tokenOf(id)}&done=changeCard`,
  ])
  await doDueJobs(ctx)
  expect(await read(id)).toMatchObject({
    subscription: { state: 'active', paidCycles: 2 },
    renewals: [{ state: 'paid', attempts: 2 }],
  })
})

test('a subscription that a gift card began asks for a card, and goes on with it', async () => {
  const { giftCard } = await as((inside) => issueGiftCard(inside, { amountMinor: 2500, currency: 'EUR' }))
  const lines = [{ quantity: 1, unitMinor: 2500, title: 'Thee', plan: monthly }]
  const giftCards = [{ giftCardId: giftCard.id, last4: giftCard.last4, amountMinor: 2500 }]
  const order = await as((inside) =>
    placeOrder(inside, draftOf({ lines, giftCards }), { key: 'by gift card', holder: '' }),
  )
  await doDueJobs(ctx)
  const { id } = await as((inside) =>
    inside.db.selectFrom('subscriptions').select('id').where('order_id', '=', order.id).executeTakeFirstOrThrow(),
  )
  await passDays(31)
  expect(await read(id)).toMatchObject({ subscription: { state: 'past-due', method: null } })
  expect(await page(id)).toContain('name="number"')
  await form(id, '/commerce/subscription/card', { number: testCards.success, expiry: '12/30', cvc: '123' })
  await doDueJobs(ctx)
  expect(await read(id)).toMatchObject({ subscription: { state: 'active', paidCycles: 2, method: { last4: '4242' } } })
})

test('words that somebody wrote into the address of the page are not shown on it', async () => {
  const { id } = await subscribe()
  const asked = async (problem: string) =>
    (
      await app.ask(
        'brander.localhost:8080',
        `/commerce/subscription?${new URLSearchParams({ token: tokenOf(id), problem })}`,
      )
    ).text
  for (const written of ['Bel 0900-1234', 'declined.', 'declined.toString', 'accounts.locked']) {
    const shown = await asked(written)
    expect([shown.includes(written), shown.includes('role="alert"')]).toEqual([false, false])
  }
  expect(await asked('declined.expired')).toContain('De kaart is verlopen.')
})

test('without scripts and without an account a customer pauses, takes up again, skips and cancels', async () => {
  const { id } = await subscribe()
  expect(await page(id)).toContain('Pauzeren')
  await form(id, '/commerce/subscription', { act: 'pause' })
  await passDays(70)
  expect(await renewalOrders(id)).toEqual([])
  expect(await page(id)).toContain('Hervatten')
  await form(id, '/commerce/subscription', { act: 'resume' })
  const before = (await read(id)).subscription.nextRenewalAt ?? ''
  expect(new Date(before).getTime()).toBeGreaterThan(ctx.now().getTime())
  await form(id, '/commerce/subscription', { act: 'skip' })
  const after = (await read(id)).subscription.nextRenewalAt ?? ''
  expect(after > before).toBe(true)
  await passDays(32)
  expect(await renewalOrders(id)).toEqual([])
  await form(id, '/commerce/subscription', { act: 'cancel' })
  expect((await form(id, '/commerce/subscription', { act: 'skip' })).status).toBe(409)
  await passDays(70)
  expect(await renewalOrders(id)).toEqual([])
  expect(await page(id)).toContain('Opgezegd')
})

test('T19 another key opens nothing', async () => {
  const wrong = `${'A'.repeat(42)}A`
  expect((await app.ask('brander.localhost:8080', `/commerce/subscription?token=${wrong}`)).text).toContain(
    'Deze link leidt naar geen abonnement',
  )
  const { status } = await app.ask('brander.localhost:8080', '/commerce/subscription', {
    method: 'POST',
    headers: { origin: 'http://brander.localhost:8080', 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
    body: new URLSearchParams({ token: wrong, act: 'cancel' }),
  })
  expect(status).toBe(404)
})

test('what is sold out is not charged, and is tried again', async () => {
  const { id, variantId } = await subscribe('success', { stock: 2 })
  await passDays(31)
  expect(await read(id)).toMatchObject({ subscription: { state: 'past-due' }, renewals: [{ failure: 'sold_out' }] })
  expect(
    await as((inside) =>
      inside.db.selectFrom('payments').select('id').where('key', 'like', `renewal:${id}:%`).execute(),
    ),
  ).toEqual([])
  const told = (await mailbox(ctx, { websiteId: site.id })).filter(({ html }) => html.includes(tokenOf(id)))
  expect(told.map(({ subject }) => subject)).toEqual(['Je abonnement bij De Brander moet even wachten'])
  await as((inside) =>
    inside.db.updateTable('product_variants').set({ quantity: 9 }).where('id', '=', variantId).execute(),
  )
  await as((inside) => retryAsOwner(inside, { id }))
  await doDueJobs(ctx)
  expect(await read(id)).toMatchObject({ subscription: { state: 'active' }, renewals: [{ state: 'paid' }] })
})

test('the owner finds subscriptions and acts on them, who may', async () => {
  const { id } = await subscribe()
  const { subscriptions } = await as((inside) =>
    listSubscriptions(inside, { state: 'active', search: `koffie ${count}`, limit: 10 }),
  )
  expect(subscriptions.map((one) => one.id)).toContain(id)
  expect(await as((inside) => actAsOwner(inside, { id, act: 'pause' }))).toMatchObject({
    subscription: { state: 'paused' },
  })
  await expect(as((inside) => actAsOwner(inside, { id, act: 'skip' }))).rejects.toMatchObject({
    code: 'subscriptions.not_now',
  })
  await expect(as((inside) => actAsOwner(inside, { id, act: 'cancel' }), ['editor'])).rejects.toMatchObject({
    kind: 'forbidden',
  })
})
