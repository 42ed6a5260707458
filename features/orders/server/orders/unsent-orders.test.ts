import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { refundOf } from '#support/order-acts'
import { orderShop } from '#support/order-shop'
import { draftOf } from '#support/orders'
import { readDashboard } from '../reports/dashboard.ts'
import { exportOrders } from '../reports/export-orders.ts'
import { refundOrder } from '../money/refund-order.ts'
import { listOrders } from '../base/list-orders.ts'
import { orderDetail } from '../base/order-detail.ts'

const { as, sold } = await orderShop()
const all = { search: '', label: 'all', payment: 'all', fulfilment: 'all', world: 'all', limit: 50 } as const
const idsWith = async (filter: object) =>
  (await as((tx) => listOrders(tx, { ...all, ...filter }))).orders.map(({ id }) => id)

test('an order whose goods were refunded before any was sent reads refunded and not sent, in the list, its filters and the export', async () => {
  const draft = draftOf({ lines: [{ quantity: 2, unitMinor: 2500, title: 'Kan' }], shippingMinor: 495 })
  const order = await sold(draft)
  const orderWithShipping = await sold(draft)
  for (const [item, shippingMinor] of [
    [order, 0],
    [orderWithShipping, 495],
  ] as const) {
    const lines = [{ lineId: item.lines[0]?.id ?? '', quantity: 2, restock: false }]
    await as((tx) => refundOrder(tx, refundOf(item.id, { lines, shippingMinor })))
  }
  const { orders } = await as((tx) => listOrders(tx, all))
  expect(orders.map(({ label, fulfilmentStatus }) => [label, fulfilmentStatus])).toEqual([
    ['refunded', 'unsent'],
    ['refunded', 'unsent'],
  ])
  const both = [orderWithShipping.id, order.id]
  expect(await idsWith({ label: 'refunded' })).toEqual(both)
  expect(await idsWith({ fulfilment: 'unsent' })).toEqual(both)
  for (const label of ['fulfilled', 'paid', 'pending', 'cancelled']) expect(await idsWith({ label })).toEqual([])
  expect(await idsWith({ fulfilment: 'fulfilled' })).toEqual([])
  const csv = (await as(async (tx) => (await exportOrders(tx, all)).body.toArray())).join('')
  const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true })
  expect(rows.map((row) => [row['Status'], row['Fulfilment']])).toEqual([
    ['refunded', 'unsent'],
    ['refunded', 'unsent'],
  ])
  const { allows } = await as((tx) => orderDetail(tx, order.id))
  expect(allows).toMatchObject({ fulfil: false, cancel: false, return: false, edit: false })
  expect((await as((tx) => readDashboard(tx, { period: 'today', orders: 'real' }))).work.toFulfil).toBe(0)
})

test('a partly refunded order is still sent, and a part sent before its refund reads sent', async () => {
  const order = await sold(draftOf({ lines: [{ quantity: 2, unitMinor: 2500 }] }))
  const lines = [{ lineId: order.lines[0]?.id ?? '', quantity: 1, restock: false }]
  await as((tx) => refundOrder(tx, refundOf(order.id, { lines })))
  expect((await as((tx) => orderDetail(tx, order.id))).order).toMatchObject({
    label: 'paid',
    fulfilmentStatus: 'unfulfilled',
  })
})
