import { expect, test } from 'vitest'
import { giftCardsById, issueGiftCard } from '#features/giftcards/server'
import { orderShop } from '#support/order-shop'
import { draftOf, stockOf } from '#support/orders'
import { orderDetail } from '../orders/order-detail.ts'

const { as, place, shelf, sold } = await orderShop()
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

test('what is not there is not sold: of twelve buyers of ten pieces two are told so, and no number is lost', async () => {
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

test('T15 a draft whose sums are not those of its parts is no order', async () => {
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
