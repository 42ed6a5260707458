import { expect, test } from 'vitest'
import { setProductStatus } from '#features/catalog/server'
import { issueGiftCard } from '#features/giftcards/server'
import { placeOrder } from '#features/orders/server'
import { testCards } from '#support/internals'
import { changePaymentSettings } from '#support/internals'
import { trashDocument } from '#features/pages/server'
import { enumerations } from '#platform/contract'
import { problemSentence } from '#platform/i18n'
import { mailbox } from '#platform/mail'
import { takeRealMoney } from '#support/real-money'
import { doDueJobs } from '#support/due-jobs'
import { fieldFault } from '#support/field-fault'
import { draftOf, stockOf } from '#support/orders'
import { actAsOwner, listSubscriptions, readOrders, retryAsOwner } from './manage-subscriptions.ts'
import { subscriptionsFor } from './active-subscriptions.queries.ts'
import { renewJob } from './renew.job.ts'
import { subscriptionShop } from '#support/subscription-shop'

const { ctx, shop, site, as, app, day, monthly, subscribe, read, renewalOrders, passDays, form, tokenOf, page } =
  await subscriptionShop()

test('an order with a plan begins a subscription of those lines alone, and the next month is paid and ordered by itself', async () => {
  takeRealMoney(ctx)
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
  expect(await as((tx) => stockOf(tx, variantId))).toBe(46)
  const emails = await mailbox(ctx, { websiteId: site.id })
  expect(emails.find(({ subject }) => subject === 'Je abonnement bij De Brander is verlengd')?.html).toContain(
    tokenOf(id),
  )
})

test('every order of a subscription is listed with a link to it, page by page, for the owner and for the customer', async () => {
  const { id, order } = await subscribe()
  for (let month = 0; month < 13; month += 1) await passDays(31)
  const rows = await renewalOrders(id)
  const numbers = [order.number, ...rows.map((row) => row.number)].toReversed()
  expect(numbers).toHaveLength(14)
  const pageOf = (after?: string) => as((tx) => readOrders(tx, { id, limit: 10, after }))
  const first = await pageOf()
  const rest = await pageOf(first.next ?? '')
  expect([...first.orders, ...rest.orders].map(({ number }) => number)).toEqual(numbers)
  expect([first.orders[0], rest.next]).toMatchObject([{ label: 'paid', totalMinor: 2995, currency: 'EUR' }, null])
  const listed = (text: string) =>
    [...text.matchAll(/href="[^"]*order-status\?token=[\w-]{43}"[^>]*>[^<]*#TEST-(\d+)/g)].map(([, number]) =>
      Number(number),
    )
  const newest = await page(id)
  const older = /href="([^"]*before=[0-9a-f]{24})#orders"/.exec(newest)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const oldest = (await app.ask('brander.localhost:8080', older)).text
  expect([...listed(newest), ...listed(oldest)]).toEqual(numbers)
  expect(oldest).not.toContain('before=')
  await expect(as((tx) => readOrders(tx, { id, limit: 10 }), ['editor'])).rejects.toMatchObject({
    kind: 'forbidden',
  })
})

test('a product of a running subscription is not removed, and the owner reads why; a hidden one is still delivered; once the subscription is cancelled it can be removed', async () => {
  takeRealMoney(ctx)
  const { id, variantId } = await subscribe()
  const { productId } = await as((tx) =>
    tx.db
      .selectFrom('product_variants')
      .select('product_id as productId')
      .where('id', '=', variantId)
      .executeTakeFirstOrThrow(),
  )
  const { published, draft, deleted } = enumerations.contentStatuses
  const become = (status: typeof published | typeof draft | typeof deleted) =>
    as((tx) => setProductStatus(tx, { ids: [productId], status }))
  await become(published)
  await expect(become(deleted)).rejects.toMatchObject({ code: 'catalog.still_promised', details: { count: 1 } })
  expect(problemSentence('nl', 'catalog.still_promised', { count: 1 })).toContain(
    'Een lopend abonnement levert dit nog aan klanten. Zeg dat eerst op',
  )
  const warnings = await as((tx) => subscriptionsFor(tx, [productId]))
  expect(warnings).toContainEqual({
    sentence: expect.stringContaining('1 active subscription delivers this to a customer.'),
    holds: true,
  })
  const refused = as((tx) => trashDocument(tx, { id: shop.page.documentId }))
  await expect(refused).rejects.toMatchObject({
    code: 'pages.still_needed',
    message: expect.stringContaining('active subscription'),
  })
  await become(draft)
  await passDays(31)
  expect(await renewalOrders(id)).toHaveLength(1)
  await as((tx) => actAsOwner(tx, { id, act: 'cancel' }))
  await become(deleted)
  expect(await read(id)).toMatchObject({ subscription: { state: 'cancelled', paidCycles: 2 } })
})

test('a customer who cancels gets it in writing, and the owner is notified', async () => {
  takeRealMoney(ctx)
  const { id } = await subscribe()
  await as((tx) => actAsOwner(tx, { id, act: 'cancel' }))
  const subjects = (await mailbox(ctx, { websiteId: site.id })).map(({ subject }) => subject)
  expect(subjects.filter((subject) => /^Je abonnement #\d+ is opgezegd$/.test(subject)).length).toBeGreaterThan(0)
  expect(subjects.filter((subject) => /has cancelled subscription #\d+$/.test(subject)).length).toBeGreaterThan(0)
})

test('a cycle is charged once, however often its job runs', async () => {
  const { id } = await subscribe()
  const input = { websiteId: site.id, subscriptionId: id, cycle: 1, attempt: 1 }
  ctx.clock.forward(31 * day)
  await Promise.all([renewJob.run(ctx, input), renewJob.run(ctx, input), renewJob.run(ctx, input)])
  await renewJob.run(ctx, input)
  await doDueJobs(ctx)
  expect(await renewalOrders(id)).toHaveLength(1)
  const charges = await as((tx) =>
    tx.db.selectFrom('payments').select('id').where('key', 'like', `renewal:${id}:%`).execute(),
  )
  expect(charges).toHaveLength(1)
})

test('a plan of three cycles ends with the third payment', async () => {
  const { id } = await subscribe('success', { plan: { ...monthly, numBillingCycles: 3 } })
  await passDays(31)
  await passDays(31)
  expect(await read(id)).toMatchObject({ subscription: { state: 'ended', paidCycles: 3, nextRenewalAt: null } })
  await passDays(62)
  expect(await renewalOrders(id)).toHaveLength(2)
})

test('a declined card is tried again after one, three and five days, each announced by email; then the subscription ends', async () => {
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
  const subjects = emails.filter(({ html }) => html.includes(tokenOf(id))).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('geweigerd'))).toHaveLength(3)
  expect(subjects.filter((subject) => subject === 'TEST – Je abonnement bij De Brander is gestopt')).toHaveLength(1)
  expect(await renewalOrders(id)).toEqual([])
})

test('a customer who enters another card is charged at once and continues', async () => {
  const { id } = await subscribe('declinedLater')
  await passDays(31)
  const submitCard = async (fields: Record<string, string>) =>
    (
      await app.ask(
        'brander.localhost:8080',
        String((await form(id, '/commerce/subscription/card', fields)).headers['location']),
      )
    ).text
  expect(await submitCard({ number: '4242', expiry: '', cvc: '' })).toContain('De kaartgegevens zijn niet volledig')
  expect(await submitCard({ number: testCards.declined, expiry: '12/30', cvc: '123' })).toContain(
    'De bank heeft de kaart geweigerd',
  )
  const answer = await form(id, '/commerce/subscription/card', {
    number: testCards.success,
    expiry: '12/30',
    cvc: '123',
  })
  expect([answer.status, String(answer.headers['location'])]).toEqual([
    303,
    `/commerce/subscription?token=${tokenOf(id)}&done=changeCard`,
  ])
  await doDueJobs(ctx)
  expect(await read(id)).toMatchObject({
    subscription: { state: 'active', paidCycles: 2 },
    renewals: [{ state: 'paid', attempts: 2 }],
  })
})

test('an unreadable card is refused by its own field', async () => {
  const { id } = await subscribe()
  const card: Record<string, string> = { number: testCards.success, expiry: '12/30', cvc: '123' }
  const faultsOf = async (fields: Record<string, string>) => {
    const { headers } = await form(id, '/commerce/subscription/card', { ...card, ...fields })
    const { text } = await app.ask('brander.localhost:8080', String(headers['location']))
    expect(text).toMatch(/<form[^>]*class="subscription-card"[^>]*noValidate=""/)
    return (['number', 'expiry', 'cvc'] as const).filter((name) => fieldFault(text, name)?.includes('niet volledig'))
  }
  expect(await faultsOf({ number: '' })).toEqual(['number'])
  expect(await faultsOf({ expiry: 'soon' })).toEqual(['expiry'])
  expect(await faultsOf({ cvc: '' })).toEqual(['cvc'])
})

test('a subscription that began with a gift card requests a card, and continues with it', async () => {
  const { giftCard } = await as((tx) => issueGiftCard(tx, { amountMinor: 2500, currency: 'EUR' }))
  const lines = [{ quantity: 1, unitMinor: 2500, title: 'Thee', plan: monthly }]
  const giftCards = [{ giftCardId: giftCard.id, last4: giftCard.last4, amountMinor: 2500 }]
  const order = await as((tx) => placeOrder(tx, draftOf({ lines, giftCards }), { key: 'by gift card', holder: '' }))
  await doDueJobs(ctx)
  const { id } = await as((tx) =>
    tx.db.selectFrom('subscriptions').select('id').where('order_id', '=', order.id).executeTakeFirstOrThrow(),
  )
  await passDays(31)
  expect(await read(id)).toMatchObject({ subscription: { state: 'past-due', method: null } })
  expect(await page(id)).toContain('name="number"')
  await form(id, '/commerce/subscription/card', { number: testCards.success, expiry: '12/30', cvc: '123' })
  await doDueJobs(ctx)
  expect(await read(id)).toMatchObject({ subscription: { state: 'active', paidCycles: 2, method: { last4: '4242' } } })
})

test('a subscription of a test order ends instead of renewing once the shop takes real payments', async () => {
  const { id, variantId } = await subscribe()
  await as((tx) => changePaymentSettings(tx, { provider: 'manual', isEnabled: true }))
  try {
    const before = await as((tx) => stockOf(tx, variantId))
    await passDays(31)
    expect(await renewalOrders(id)).toEqual([])
    expect(await read(id)).toMatchObject({ subscription: { state: 'cancelled', paidCycles: 1, nextRenewalAt: null } })
    expect(await as((tx) => stockOf(tx, variantId))).toBe(before)
  } finally {
    await as((tx) => changePaymentSettings(tx, { provider: 'manual', isEnabled: false }))
  }
})

test('a confirmation written before the payment arrives mentions the subscription, which begins once', async () => {
  const { id, order } = await subscribe('success', { first: ['orders.write-email'] })
  const emails = await ctx.db
    .selectFrom('emails')
    .select('text')
    .where('html', 'like', `%${tokenOf(id)}%`)
    .execute()
  expect(emails.map(({ text }) => text)).toEqual([expect.stringContaining('wordt elke maand verlengd')])
  const subscriptions = await as((tx) =>
    tx.db.selectFrom('subscriptions').select('id').where('order_id', '=', order.id).execute(),
  )
  expect(subscriptions).toEqual([{ id }])
})

test('a sold-out product is not charged, and is tried again', async () => {
  takeRealMoney(ctx)
  const { id, variantId } = await subscribe('success', { stock: 2 })
  await passDays(31)
  expect(await read(id)).toMatchObject({ subscription: { state: 'past-due' }, renewals: [{ failure: 'sold_out' }] })
  expect(
    await as((tx) => tx.db.selectFrom('payments').select('id').where('key', 'like', `renewal:${id}:%`).execute()),
  ).toEqual([])
  // Renewals of the tests before sent more emails than one page of the mailbox shows.
  const emails = await ctx.db
    .selectFrom('emails')
    .select(['subject', 'text'])
    .where('html', 'like', `%${tokenOf(id)}%`)
    .orderBy('id', 'desc')
    .execute()
  expect(emails.map(({ subject }) => subject)).toEqual([
    'Je abonnement bij De Brander is vertraagd',
    expect.stringMatching(/^Je bestelling #\d+ bij De Brander$/),
  ])
  expect(emails.at(-1)?.text).toMatch(
    /wordt elke maand verlengd: de volgende keer op \d{1,2} \w+ \d{4}, voor €\s\d+,\d\d\. Je kunt altijd opzeggen/,
  )
  await as((tx) => tx.db.updateTable('product_variants').set({ quantity: 9 }).where('id', '=', variantId).execute())
  await as((tx) => retryAsOwner(tx, { id }))
  await doDueJobs(ctx)
  expect(await read(id)).toMatchObject({ subscription: { state: 'active' }, renewals: [{ state: 'paid' }] })
})

test('an owner with the permission finds subscriptions and acts on them', async () => {
  const { id, title } = await subscribe()
  const { subscriptions } = await as((tx) =>
    listSubscriptions(tx, { state: 'active', search: title.toLowerCase(), limit: 10 }),
  )
  expect(subscriptions.map((subscription) => subscription.id)).toContain(id)
  expect(await as((tx) => actAsOwner(tx, { id, act: 'pause' }))).toMatchObject({
    subscription: { state: 'paused' },
  })
  await expect(as((tx) => actAsOwner(tx, { id, act: 'skip' }))).rejects.toMatchObject({
    code: 'subscriptions.not_now',
  })
  await expect(as((tx) => actAsOwner(tx, { id, act: 'cancel' }), ['editor'])).rejects.toMatchObject({
    kind: 'forbidden',
  })
})
