import { expect, test } from 'vitest'
import { beginLocalPayment } from '#features/payments/server'
import type { OwnerTransaction } from '#platform/context'
import { mailbox } from '#platform/mail'
import { doDueJobs } from '#support/due-jobs'
import { refundOf } from '#support/order-acts'
import { orderShop } from '#support/order-shop'
import { draftOf, stockOf } from '#support/orders'
import { fulfilOrder } from '../fulfilment/fulfil-order.ts'
import { editOrder } from '../orders/edit-order.ts'
import { orderDetail } from '../base/order-detail.ts'
import { refundOrder } from './refund-order.ts'
import { refundVat } from './refund-vat.ts'
import { cancelOrder, captureOrder, markPaid } from './settle-order.ts'

const { as, ctx, paid, site, sold, place, shelf } = await orderShop()
const detail = (id: string) => as((tx) => orderDetail(tx, id))
const cancel = (id: string, more: { restock?: boolean; notify?: boolean } = {}) =>
  as((tx) => cancelOrder(tx, { id, reason: '', restock: true, notify: false, ...more }))

test('a partly refunded order is cancelled: exactly the rest of lines and shipping is refunded, and each piece is restocked once', async () => {
  const [vase, bowl] = [await shelf(10), await shelf(10, 1000)]
  const lines = [
    { ...vase, quantity: 3, unitMinor: 2500 },
    { ...bowl, quantity: 2, unitMinor: 1000 },
  ]
  const order = await sold(draftOf({ lines, shippingMinor: 495 }))
  const [vases, bowls] = order.lines.map(({ id }) => id)
  const part = (lineId = '', quantity: number, restock: boolean) => ({ lines: [{ lineId, quantity, restock }] })
  await as((tx) => refundOrder(tx, refundOf(order.id, { ...part(vases, 1, true), shippingMinor: 195 })))
  await as((tx) => refundOrder(tx, refundOf(order.id, part(bowls, 2, false))))
  await cancel(order.id)
  const { order: after, refunds } = await detail(order.id)
  expect(after).toMatchObject({
    status: 'cancelled',
    ledger: { refundedMinor: 9995, creditedMinor: 9995 },
    balance: { netMinor: 0, owedMinor: 0, receivedMinor: 0 },
  })
  const returned = refunds.flatMap((refund) => refund.lines.map(({ lineId, quantity }) => `${lineId} ${quantity}`))
  expect(returned.toSorted()).toEqual([`${vases} 1`, `${vases} 2`, `${bowls} 2`].toSorted())
  expect(refunds.map(({ shippingMinor }) => shippingMinor).toSorted((a, b) => Number(a) - Number(b))).toEqual([
    0, 195, 300,
  ])
  expect(await as((tx) => Promise.all([vase, bowl].map(({ variantId }) => stockOf(tx, variantId))))).toEqual([10, 8])
})

test('an order with a goodwill refund is cancelled: no cent of it is refunded twice, and all pieces return', async () => {
  const vase = await shelf(10)
  const order = await sold(draftOf({ lines: [{ ...vase, quantity: 2, unitMinor: 2500 }], shippingMinor: 495 }))
  await as((tx) => refundOrder(tx, refundOf(order.id, { adjustmentMinor: 700 })))
  await cancel(order.id)
  expect((await detail(order.id)).order).toMatchObject({ ledger: { refundedMinor: 5495, creditedMinor: 5495 } })
  expect(await as((tx) => stockOf(tx, vase.variantId))).toBe(10)
})

test('goodwill of no more than the shipping leaves the lines whole, and the shipping is not refunded twice', async () => {
  const order = await sold(draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }], shippingMinor: 495 }))
  await as((tx) => refundOrder(tx, refundOf(order.id, { adjustmentMinor: 400 })))
  await cancel(order.id)
  const { order: after, refunds } = await detail(order.id)
  expect(after.ledger).toMatchObject({ refundedMinor: 2995, creditedMinor: 2995 })
  expect(refunds.map(({ shippingMinor }) => shippingMinor).toSorted((a, b) => Number(a) - Number(b))).toEqual([0, 95])
  expect(after.lines).toMatchObject([{ refundedQuantity: 1 }])
})

test('stock stays where it is when a cancelled order is not to return it, paid or not', async () => {
  const vase = await shelf(10)
  const draft = () => draftOf({ lines: [{ ...vase, quantity: 2, unitMinor: 2500 }] })
  const [paid, unpaid] = [await sold(draft()), await place(draft())]
  await cancel(paid.id, { restock: false })
  await cancel(unpaid.id, { restock: false })
  expect(await as((tx) => stockOf(tx, vase.variantId))).toBe(6)
  const unsent = await place(draft())
  await cancel(unsent.id)
  expect(await as((tx) => stockOf(tx, vase.variantId))).toBe(6)
})

test('the customer is notified of a cancellation only where the owner wants that, and an order is cancelled once', async () => {
  const [quiet, told] = [
    await sold(draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] })),
    await sold(draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] })),
  ]
  await cancel(quiet.id)
  await cancel(told.id, { notify: true })
  await expect(cancel(told.id)).rejects.toMatchObject({ code: 'orders.not_now' })
  await doDueJobs(ctx)
  const subjects = (await mailbox(ctx, { websiteId: site.id })).map(({ subject }) => subject)
  const cancelled = [quiet, told].map(({ number }) =>
    subjects.filter((subject) => subject === `Je bestelling #${number} is geannuleerd`),
  )
  expect(cancelled.map((emails) => emails.length)).toEqual([0, 1])
})

test('held money is taken once, and no more of it than is due', async () => {
  const vase = await shelf(10)
  const order = await sold(draftOf({ lines: [{ ...vase, quantity: 2, unitMinor: 2500 }] }), 'later')
  expect((await as((tx) => captureOrder(tx, { id: order.id }))).order.ledger.capturedMinor).toBe(5000)
  await expect(as((tx) => captureOrder(tx, { id: order.id }))).rejects.toMatchObject({ code: 'orders.not_now' })
})

test('only people who may work on orders move money', async () => {
  const [paid, held, waiting] = [
    await sold(draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] })),
    await sold(draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] }), 'later'),
    await place(draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] })),
  ]
  const attempts: ((tx: OwnerTransaction) => Promise<unknown>)[] = [
    (tx) => refundOrder(tx, refundOf(paid.id, { adjustmentMinor: 100 })),
    (tx) => refundVat(tx, { id: paid.id }),
    (tx) => captureOrder(tx, { id: held.id }),
    (tx) => markPaid(tx, { id: waiting.id, how: '' }),
    (tx) => cancelOrder(tx, { id: paid.id, reason: '', restock: true, notify: false }),
  ]
  for (const attempt of attempts) await expect(as(attempt, ['editor'])).rejects.toMatchObject({ kind: 'forbidden' })
  for (const { id } of [paid, held, waiting]) expect((await detail(id)).refunds).toEqual([])
})

test('the unsent part of an order goes back into stock when it is cancelled, and each piece once', async () => {
  const [vase, bowl] = [await shelf(10), await shelf(10)]
  const lines = [
    { ...vase, quantity: 3, unitMinor: 2500 },
    { ...bowl, quantity: 3, unitMinor: 2500 },
  ]
  const sentInPart = async (goodwillMinor: number) => {
    const order = await sold(draftOf({ lines }))
    const [vases = '', bowls = ''] = order.lines.map(({ id }) => id)
    const parcel = { carrier: '', trackingNumber: '', trackingUrl: '', notify: false }
    const parts = [vases, bowls].map((lineId) => ({ lineId, quantity: 1 }))
    await as((tx) => fulfilOrder(tx, { id: order.id, lines: parts, ...parcel }))
    const back = { lines: [{ lineId: bowls, quantity: 1, restock: true }], adjustmentMinor: goodwillMinor }
    await as((tx) => refundOrder(tx, refundOf(order.id, back)))
    await cancel(order.id)
  }
  const stock = () => as((tx) => Promise.all([vase, bowl].map(({ variantId }) => stockOf(tx, variantId))))
  await sentInPart(0)
  expect(await stock()).toEqual([9, 9])
  await sentInPart(100)
  expect(await stock()).toEqual([8, 8])
})

test('an order cancelled without restocking changes no stock, and neither does a test order', async () => {
  const vase = await shelf(10)
  const draft = draftOf({ lines: [{ ...vase, quantity: 3, unitMinor: 2500 }] })
  const order = await sold(draft)
  const parcel = { carrier: '', trackingNumber: '', trackingUrl: '', notify: false }
  const lines = [{ lineId: order.lines[0]?.id ?? '', quantity: 1 }]
  await as((tx) => fulfilOrder(tx, { id: order.id, lines, ...parcel }))
  await cancel(order.id, { restock: false })
  expect(await as((tx) => stockOf(tx, vase.variantId))).toBe(7)
  await cancel((await paid(draftOf({ lines: [{ ...vase, quantity: 3, unitMinor: 2500 }] }))).id)
  expect(await as((tx) => stockOf(tx, vase.variantId))).toBe(7)
})

test('with one of three pieces sent and one refunded without a return, the other two are restocked', async () => {
  const vase = await shelf(10)
  const order = await sold(draftOf({ lines: [{ ...vase, quantity: 3, unitMinor: 2500 }] }))
  const lineId = order.lines[0]?.id ?? ''
  const parcel = { carrier: '', trackingNumber: '', trackingUrl: '', notify: false }
  await as((tx) => fulfilOrder(tx, { id: order.id, lines: [{ lineId, quantity: 1 }], ...parcel }))
  await as((tx) => refundOrder(tx, refundOf(order.id, { lines: [{ lineId, quantity: 1, restock: false }] })))
  await cancel(order.id)
  expect(await as((tx) => stockOf(tx, vase.variantId))).toBe(9)
})

test('a cancelled order sends no email about its refund', async () => {
  const order = await sold(draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] }))
  await doDueJobs(ctx)
  const emails = async () =>
    (await mailbox(ctx, { websiteId: site.id })).filter(({ subject }) => subject.includes(`#${order.number}`)).length
  const before = await emails()
  await cancel(order.id)
  await doDueJobs(ctx)
  expect(await emails()).toBe(before)
})

/** As a checkout promises money by transfer. */
const promise = (id: string, amountMinor: number, key = id) =>
  as((tx) =>
    beginLocalPayment(tx, {
      key: `promise:${key}`,
      provider: 'manual',
      isByOwner: true,
      subject: `order:${id}`,
      amountMinor,
      currency: 'EUR',
      description: '',
      customer: {},
      returnPath: '/',
    }),
  )
const paymentsOf = async (id: string) =>
  (await detail(id)).payments.map(({ provider, state, capturedMinor }) => [provider, state, capturedMinor])

test('money that arrives by itself is booked on the promised amount, and the rest of the due amount again', async () => {
  const order = await place(draftOf({ lines: [{ quantity: 1, unitMinor: 5000 }] }))
  await promise(order.id, 3000)
  const marked = await as((tx) => markPaid(tx, { id: order.id, how: 'bank' }))
  expect(marked.order).toMatchObject({ ledger: { capturedMinor: 5000 }, balance: { dueMinor: 0, owedMinor: 0 } })
  expect((await paymentsOf(order.id)).toSorted((a, b) => a.join().localeCompare(b.join()))).toEqual([
    ['manual', 'captured', 2000],
    ['manual', 'captured', 3000],
  ])
  expect(marked.events.find(({ kind }) => kind === 'markedPaid')?.details).toEqual({ how: 'bank' })
  await expect(as((tx) => markPaid(tx, { id: order.id, how: '' }))).rejects.toMatchObject({ code: 'orders.not_now' })
})

test('no more is booked than is due, with any promised amount, and not on a promise for nothing', async () => {
  const order = await place(draftOf({ lines: [{ quantity: 1, unitMinor: 5000 }] }))
  await promise(order.id, 6000)
  await promise(order.id, 5000, `${order.id}:2`)
  await as((tx) => markPaid(tx, { id: order.id, how: '' }))
  expect((await detail(order.id)).order.ledger.capturedMinor).toBe(5000)
  expect(
    (await paymentsOf(order.id)).map(([, , capturedMinor]) => capturedMinor).toSorted((a, b) => Number(a) - Number(b)),
  ).toEqual([0, 5000])
})

test('held money is captured up to the amount still due, and money promised beside it is not', async () => {
  const order = await sold(draftOf({ lines: [{ quantity: 2, unitMinor: 2500 }] }), 'later')
  await promise(order.id, 700)
  const quantities = [{ lineId: order.lines[0]?.id ?? '', quantity: 1 }]
  await as((tx) => editOrder(tx, { id: order.id, quantities, additions: [], notify: false }))
  await as((tx) => captureOrder(tx, { id: order.id }))
  expect((await paymentsOf(order.id)).toSorted((a, b) => a.join().localeCompare(b.join()))).toEqual([
    ['manual', 'pending', 0],
    ['test', 'captured', 2500],
  ])
})

test('a cancelled order releases promised and held money', async () => {
  const order = await sold(draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] }), 'later')
  await promise(order.id, 700)
  await cancel(order.id)
  expect((await paymentsOf(order.id)).map(([, state]) => state)).toEqual(['cancelled', 'cancelled'])
})
