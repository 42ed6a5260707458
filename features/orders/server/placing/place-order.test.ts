import { expect, test } from 'vitest'
import { giftCardsById, issueGiftCard } from '#features/giftcards/server'
import { siteTables } from '#platform/database'
import { mailbox } from '#platform/mail'
import { doDueJobs } from '#support/due-jobs'
import { newId } from '#platform/contract'
import { orderShop } from '#support/order-shop'
import { draftOf, stockOf } from '#support/orders'
import { listOrders } from '../base/list-orders.ts'
import { orderDetail } from '../base/order-detail.ts'

const { as, ctx, paid, pay, place, shelf, site, sold } = await orderShop()
const nobodyNamed = { recipientName: '', recipientEmail: '', message: '', sendAt: null }
const detail = (id: string) => as((tx) => orderDetail(tx, id))

test('an order has the next number, its lines and sums as agreed, and takes its stock', async () => {
  const vase = await shelf(5)
  const first = await sold(
    draftOf({ lines: [{ ...vase, quantity: 2, unitMinor: 2500 }], shippingMinor: 495, taxRatePpm: 210_000 }),
  )
  const second = await sold(draftOf({ lines: [{ ...vase, quantity: 1, unitMinor: 2500 }] }))
  expect([first.number, second.number]).toEqual([1001, 1002])
  expect(first).toMatchObject({
    label: 'paid',
    paymentStatus: 'paid',
    fulfilmentStatus: 'unfulfilled',
    isTest: false,
    totals: { totalMinor: 5495, taxMinor: 954 },
  })
  expect(await as((tx) => stockOf(tx, vase.variantId))).toBe(2)
})

test('the same key gives the same order, also twenty times at once; with other contents it is refused', async () => {
  const vase = await shelf(30)
  const draft = draftOf({ lines: [{ ...vase, quantity: 1, unitMinor: 2500 }] })
  const orders = await Promise.all(Array.from({ length: 20 }, () => place(draft, { key: 'same' })))
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
  expect(await as((tx) => stockOf(tx, vase.variantId))).toBe(29)
  await expect(place({ ...draft, note: 'anders' }, { key: 'same' })).rejects.toMatchObject({
    code: 'orders.key_reused',
  })
})

test('missing stock is not sold: two of twelve buyers of ten pieces are refused, and no number is lost', async () => {
  const vase = await shelf(10)
  const tries = await Promise.allSettled(
    Array.from({ length: 12 }, () => place(draftOf({ lines: [{ ...vase, quantity: 1, unitMinor: 2500 }] }))),
  )
  const placed = tries.flatMap((result) => (result.status === 'fulfilled' ? [result.value.number] : []))
  expect(placed).toHaveLength(10)
  expect(
    tries
      .filter((result) => result.status === 'rejected')
      .map((result) => (result as PromiseRejectedResult).reason.code),
  ).toEqual(['orders.sold_out', 'orders.sold_out'])
  const numbers = (await as((tx) => tx.db.selectFrom('orders').select('number').orderBy('number').execute())).map(
    (row) => row.number,
  )
  expect(numbers).toEqual(numbers.map((_, at) => 1001 + at))
  expect(await as((tx) => stockOf(tx, vase.variantId))).toBe(0)
})

test('T15 a draft whose sums differ from those of its parts is no order', async () => {
  const draft = draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] })
  const forged = { ...draft, totals: { ...draft.totals, totalMinor: 1, dueMinor: 1 } }
  await expect(place(forged)).rejects.toMatchObject({ code: 'orders.draft_unfit' })
  await expect(
    place({ ...draft, lines: draft.lines.map((line) => ({ ...line, totalMinor: 1 })) }),
  ).rejects.toMatchObject({
    code: 'orders.draft_unfit',
  })
})

test('a payment of another amount, or of another order, pays for nothing', async () => {
  const cheap = draftOf({ lines: [{ quantity: 1, unitMinor: 100 }] })
  const order = await sold(cheap)
  const [payment] = (await detail(order.id)).payments
  await expect(place(cheap, { paymentId: payment?.id ?? '' })).rejects.toMatchObject({ code: 'orders.payment_unfit' })
})

test('T16 a gift card pays a part once: of five orders at the same time one gets it', async () => {
  const { giftCard } = await as((tx) => issueGiftCard(tx, { amountMinor: 1000, currency: 'EUR' }))
  const giftCards = [{ giftCardId: giftCard.id, last4: giftCard.last4, amountMinor: 1000 }]
  const draft = () => draftOf({ lines: [{ quantity: 1, unitMinor: 1000 }], giftCards })
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => place(draft())))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await as((tx) => giftCardsById(tx, [giftCard.id])))[0]?.balanceMinor).toBe(0)
  const placed = tries.find((result) => result.status === 'fulfilled')
  expect(placed?.status === 'fulfilled' && placed.value).toMatchObject({
    paymentStatus: 'paid',
    balance: { dueMinor: 0, receivedMinor: 1000 },
  })
})

test('a payment in another currency, or one in test money beside real gift cards, pays for nothing', async () => {
  const draft = draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] })
  const paymentId = await pay({ ...draft, currency: 'USD' }, { capture: 'now', isTest: false })
  await expect(place(draft, { paymentId })).rejects.toMatchObject({ code: 'orders.payment_unfit' })
  const { giftCard } = await as((tx) => issueGiftCard(tx, { amountMinor: 1000, currency: 'EUR' }))
  const giftCards = [{ giftCardId: giftCard.id, last4: giftCard.last4, amountMinor: 1000 }]
  const mixed = draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }], giftCards })
  await expect(paid(mixed)).rejects.toMatchObject({ code: 'orders.worlds_mixed' })
  expect((await as((tx) => giftCardsById(tx, [giftCard.id])))[0]?.balanceMinor).toBe(1000)
})

test('a gift card of another currency pays for nothing: ten euros are not a thousand yen', async () => {
  const { giftCard } = await as((tx) => issueGiftCard(tx, { amountMinor: 1000, currency: 'EUR' }))
  const giftCards = [{ giftCardId: giftCard.id, last4: giftCard.last4, amountMinor: 1000 }]
  const draft = draftOf({ lines: [{ quantity: 1, unitMinor: 1000 }], currency: 'JPY', giftCards })
  await expect(place(draft)).rejects.toMatchObject({ code: 'orders.payment_unfit' })
  expect((await as((tx) => giftCardsById(tx, [giftCard.id])))[0]?.balanceMinor).toBe(1000)
})

test('two gift cards pay for one order, and for no more than each of them holds', async () => {
  const { giftCard: first } = await as((tx) => issueGiftCard(tx, { amountMinor: 1000, currency: 'EUR' }))
  const { giftCard: second } = await as((tx) => issueGiftCard(tx, { amountMinor: 1500, currency: 'EUR' }))
  const cards = [second, first].map(({ id, last4, balanceMinor }) => ({
    giftCardId: id,
    last4,
    amountMinor: balanceMinor,
  }))
  const order = await place(draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }], giftCards: cards }))
  expect(order).toMatchObject({ paymentStatus: 'paid', isTest: false, ledger: { giftCardMinor: 2500 } })
  const left = await as((tx) => giftCardsById(tx, [first.id, second.id]))
  expect(left.map(({ balanceMinor }) => balanceMinor)).toEqual([0, 0])
})

test('an order states its payment from its first moment, and its buyer is thanked or reads that it waits', async () => {
  const draft = () => draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] })
  const [waiting, taken, promised] = [await place(draft()), await sold(draft()), await sold(draft(), 'later')]
  const silent = await place(draft(), { notify: false })
  const orders = [waiting, taken, promised, silent]
  expect(orders.map(({ paymentStatus, ledger }) => [paymentStatus, ledger.authorisedMinor])).toEqual([
    ['pending', 0],
    ['paid', 0],
    ['authorised', 2500],
    ['pending', 0],
  ])
  const firstEvents = await Promise.all(orders.map(async ({ id }) => (await detail(id)).events.map(({ kind }) => kind)))
  expect(firstEvents).toEqual([['placed'], ['placed', 'payment.paid'], ['placed', 'payment.authorised'], ['placed']])
  await doDueJobs(ctx)
  const subjects = (await mailbox(ctx, { websiteId: site.id }))
    .filter(({ to }) => to === 'noor@example.com')
    .map(({ subject }) => subject)
  const thanks = orders.map(({ number }) => subjects.filter((subject) => subject.includes(`#${number}`)))
  expect(thanks).toEqual([
    [`We hebben je bestelling #${waiting.number} ontvangen`],
    [`Je bestelling #${taken.number} bij Kade 9`],
    [`Je bestelling #${promised.number} bij Kade 9`],
    [],
  ])
})

test('only orders paid with real money take stock, and only paid goods are delivered', async () => {
  const vase = await shelf(5)
  const draft = () => draftOf({ lines: [{ ...vase, quantity: 1, unitMinor: 2500 }] })
  const orders = [await sold(draft()), await paid(draft()), await sold(draft(), 'later'), await place(draft())]
  expect(orders.map(({ isTest, takesStock }) => [isTest, takesStock])).toEqual([
    [false, true],
    [true, false],
    [false, true],
    [false, true],
  ])
  expect(await as((tx) => stockOf(tx, vase.variantId))).toBe(2)
  const rows = await as((tx) =>
    siteTables(tx)
      .selectFrom('orders')
      .select(['id', 'delivered_at'])
      .where(
        'id',
        'in',
        orders.map(({ id }) => id),
      )
      .execute(),
  )
  const isHandedOver = orders.map(({ id }) => rows.find((row) => row.id === id)?.delivered_at !== null)
  expect(isHandedOver).toEqual([true, true, false, false])
})

test('an order is found by its recipient and destination, and by its contents', async () => {
  const draft = draftOf({ lines: [{ quantity: 1, unitMinor: 2500, title: 'Kandelaar', sku: 'KND-7' }] })
  const order = await sold({
    ...draft,
    customer: { ...draft.customer, email: 'wil@example.com', name: 'Wil Zijlstra', phone: '0612345678' },
    shippingAddress: draft.shippingAddress && {
      ...draft.shippingAddress,
      firstName: 'Fenna',
      lastName: 'Hoekstra',
      company: 'Werf BV',
      city: 'Harlingen',
      postalCode: '8861 KC',
    },
  })
  await place(draftOf({ lines: [{ quantity: 1, unitMinor: 100 }], more: { shippingAddress: null } }))
  const all = { label: 'all', payment: 'all', fulfilment: 'all', world: 'all', limit: 10 } as const
  const words = `#${order.number} wil@example.com ZIJLSTRA 0612345678 fenna Hoekstra werf harlingen 8861 kandelaar knd-7`
  for (const search of [...words.split(' '), words])
    expect([search, (await as((tx) => listOrders(tx, { ...all, search }))).orders.map(({ id }) => id)]).toEqual([
      search,
      [order.id],
    ])
  expect((await as((tx) => listOrders(tx, { ...all, search: 'null' }))).count).toBe(0)
})

test('an order that a gift card of test money covers is a test order, and one of a subscription names it', async () => {
  const { giftCard } = await as((tx) => issueGiftCard(tx, { amountMinor: 2500, currency: 'EUR' }))
  await as((tx) =>
    siteTables(tx).updateTable('gift_cards').set({ is_test: true }).where('id', '=', giftCard.id).execute(),
  )
  const giftCards = [{ giftCardId: giftCard.id, last4: giftCard.last4, amountMinor: 2500 }]
  const draft = draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }], giftCards })
  const subscriptionId = newId()
  expect(await place(draft, { subscriptionId })).toMatchObject({ isTest: true, paymentStatus: 'paid', subscriptionId })
})

test('a line without a parcel is delivered as soon as it is paid, and not before', async () => {
  const draft = () => draftOf({ lines: [{ quantity: 1, unitMinor: 2500, productType: 4, giftCard: nobodyNamed }] })
  const orders = [await sold(draft()), await place(draft()), await sold(draft(), 'later')]
  await doDueJobs(ctx)
  const isHandedOver = await Promise.all(
    orders.map(async ({ id }) => (await detail(id)).events.some(({ kind }) => kind === 'giftcards')),
  )
  expect(isHandedOver).toEqual([true, false, false])
})
