import { expect, test } from 'vitest'
import type { OwnerTransaction } from '#platform/context'
import { refundOf } from '#support/order-acts'
import { orderShop } from '#support/order-shop'
import { draftOf, stockOf } from '#support/orders'
import { refundOrder, type RefundInput } from './refund-order.ts'

const { as, sold, shelf } = await orderShop()
const refund = (id: string, more: Partial<RefundInput>) =>
  as((tx: OwnerTransaction) => refundOrder(tx, refundOf(id, more)))

test('only ticked pieces are restocked', async () => {
  const [kept, returned] = [await shelf(10), await shelf(10)]
  const things = [kept, returned].map((thing) => ({ ...thing, quantity: 2, unitMinor: 2500 }))
  const order = await sold(draftOf({ lines: things }))
  const lines = order.lines.map(({ id }, at) => ({ lineId: id, quantity: 1, restock: at === 1 }))
  const { refunds } = await refund(order.id, { lines })
  expect(refunds[0]?.lines.map(({ restocked }) => restocked)).toEqual([false, true])
  const left = (variantId: string) => as((tx) => stockOf(tx, variantId))
  expect([await left(kept.variantId), await left(returned.variantId)]).toEqual([8, 9])
})

test('shipping is refunded once, in any number of parts', async () => {
  const order = await sold(draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }], shippingMinor: 495 }))
  await refund(order.id, { shippingMinor: 300 })
  await expect(refund(order.id, { shippingMinor: 196 })).rejects.toMatchObject({ code: 'orders.refund_too_much' })
  const { order: after } = await refund(order.id, { shippingMinor: 195 })
  expect(after.ledger.refundedMinor).toBe(495)
  await expect(refund(order.id, { shippingMinor: 1 })).rejects.toMatchObject({ code: 'orders.refund_too_much' })
})

test('the credit notes of an order take back its tax, with every rounding of its pieces', async () => {
  const order = await sold(draftOf({ lines: [{ quantity: 2, unitMinor: 9 }], taxRatePpm: 210_000 }))
  const lineId = order.lines[0]?.id ?? ''
  for (const quantity of [1, 1]) await refund(order.id, { lines: [{ lineId, quantity, restock: false }] })
  const credited = await as((tx) =>
    tx.db.selectFrom('order_refunds').select('tax_minor').where('order_id', '=', order.id).execute(),
  )
  expect(order.totals.taxMinor).toBe(3)
  expect(credited.map(({ tax_minor }) => tax_minor).toSorted((a, b) => a - b)).toEqual([1, 2])
})
