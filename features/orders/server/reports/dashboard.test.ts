import { beforeAll, expect, test } from 'vitest'
import { setProductStatus } from '#features/catalog/server'
import { changeSettings } from '#features/sites/server'
import { enumerations, newId } from '#platform/contract'
import { refundOf } from '#support/order-acts'
import { orderShop } from '#support/order-shop'
import { draftOf } from '#support/orders'
import { testSite } from '#support/site'
import type { DashboardQuery } from '../../contract/index.ts'
import { readDashboard } from './dashboard.ts'
import { onPaymentEvent } from '../money/on-payment-event.ts'
import { placeOrder } from '../placing/place-order.ts'
import { refundOrder } from '../money/refund-order.ts'
import { cancelOrder, markPaid } from '../money/settle-order.ts'
import { paymentSubject } from '#features/payments/contract'

const { as, ctx, paid, place, product } = await orderShop()
const [vase, lamp, card] = [newId(), newId(), newId()]
const line = (productId: string, title: string, unitMinor: number, quantity = 1, productType = 1) => ({
  productId,
  title,
  unitMinor,
  quantity,
  productType,
})
const read = (query: Partial<DashboardQuery> = {}) =>
  as((tx) => readDashboard(tx, { period: 'month', orders: 'real', ...query }))
const placedAt = (
  moment: string,
  lines: ReturnType<typeof line>[],
  more: { currency?: string; shippingMinor?: number } = {},
) => {
  ctx.clock.set(moment)
  return place(draftOf({ lines, ...more }))
}

// In Amsterdam, an hour ahead of UTC all through this history.
beforeAll(async () => {
  await placedAt('2026-02-05T12:00:00Z', [line(vase, 'Vaas', 4000)])
  const sent = await placedAt('2026-02-20T12:00:00Z', [line(vase, 'Vaas', 2500, 2)], { shippingMinor: 495 })
  await as((tx) => markPaid(tx, { id: sent.id, how: '' }))
  await placedAt('2026-02-28T23:30:00Z', [line(vase, 'Vaas', 3000)], { currency: 'GBP' })
  ctx.clock.set('2026-03-02T12:00:00Z')
  await paid(draftOf({ lines: [line(vase, 'Vaas', 9900)] }))
  const placed = await placedAt('2026-03-03T12:00:00Z', [line(lamp, 'Lamp', 7700)])
  await as((tx) => cancelOrder(tx, { id: placed.id, reason: '', restock: true, notify: false }))
  await placedAt('2026-03-04T12:00:00Z', [line(vase, 'Vaas, laag', 2500), line(card, 'Bon', 5000, 1, 4)])
  await placedAt('2026-03-05T12:00:00Z', [line(card, 'Bon', 2000, 1, 4)])
  await placedAt('2026-03-14T08:00:00Z', [line(lamp, 'Lamp', 100, 5)])
  await placedAt('2026-03-14T22:30:00Z', [line(lamp, 'Lamp', 1000)])
  await placedAt('2026-03-14T23:30:00Z', [line(lamp, 'Lamp', 4200)])
  ctx.clock.set('2026-03-15T10:00:00Z')
  const lines = [{ lineId: sent.lines[0]?.id ?? '', quantity: 1, restock: false }]
  await as((tx) => refundOrder(tx, refundOf(sent.id, { lines })))
})

test('sales are the totals of orders after refunds; cancelled ones, test money and unspent gift cards are no sales', async () => {
  const { currency, figures, leftOut, others } = await read()
  expect(currency).toBe('EUR')
  expect(figures.now).toEqual({
    salesMinor: 2995 + 2500 + 500 + 1000 + 4200,
    orders: 6,
    averageMinor: 2239,
    giftCardsMinor: 7000,
  })
  expect(figures.before).toEqual({ salesMinor: 4000, orders: 1, averageMinor: 4000, giftCardsMinor: 0 })
  expect(others).toEqual([{ currency: 'GBP', orders: 1, salesMinor: 3000 }])
  expect(leftOut).toBe(1)
})

test('orders of test money are shown separately', async () => {
  const { figures, leftOut, others, top, work } = await read({ orders: 'test' })
  expect(figures.now).toMatchObject({ salesMinor: 9900, orders: 1 })
  expect({ leftOut, others }).toEqual({ leftOut: 7, others: [] })
  expect(top.byUnits).toEqual([{ productId: vase, title: 'Vaas', revenueMinor: 9900, units: 1 }])
  expect(work).toEqual({ toFulfil: 1, unpaid: [] })
})

test('a day begins at midnight where the shop is, and is compared with the day before until the same hour', async () => {
  const { figures, steps, unit } = await read({ period: 'today' })
  expect(unit).toBe('hour')
  expect([figures.now.salesMinor, figures.before.salesMinor]).toEqual([4200, 500])
  expect(steps).toHaveLength(24)
  expect(steps[0]).toMatchObject({
    at: '2026-03-15T00',
    now: { salesMinor: 4200, orders: 1 },
    before: { salesMinor: 0 },
  })
  expect(steps[9]).toMatchObject({
    beforeAt: '2026-03-14T09',
    now: { salesMinor: 0 },
    before: { salesMinor: 500, orders: 1 },
  })
  expect(steps[12]).toEqual({ at: '2026-03-15T12', beforeAt: '2026-03-14T12', now: null, before: null })
})

test('a week is seven days with today, and a year twelve months with this one', async () => {
  const week = await read({ period: 'week' })
  expect(week.steps.map(({ now }) => now?.salesMinor)).toEqual([0, 0, 0, 0, 0, 1500, 4200])
  expect(week.steps[0]).toMatchObject({ at: '2026-03-09', beforeAt: '2026-03-02' })
  expect(week.figures.before).toMatchObject({ salesMinor: 2500, giftCardsMinor: 7000, orders: 2 })
  const year = await read({ period: 'year' })
  expect(year.steps.map(({ at }) => at)).toEqual(
    [...Array(9).keys()].map((n) => `2025-${String(n + 4).padStart(2, '0')}`).concat(['2026-01', '2026-02', '2026-03']),
  )
  expect(year.steps.slice(-2).map(({ now }) => now?.salesMinor)).toEqual([4000 + 2995, 8200])
})

test.each(['today', 'week', 'month', 'year'] as const)('the steps of %s add up to its figures', async (period) => {
  const { figures, steps } = await read({ period })
  const sumOf = (which: 'now' | 'before', what: 'salesMinor' | 'orders') =>
    steps.reduce((sum, step) => sum + (step[which]?.[what] ?? 0), 0)
  expect({ salesMinor: sumOf('now', 'salesMinor'), orders: sumOf('now', 'orders') }).toEqual({
    salesMinor: figures.now.salesMinor,
    orders: figures.now.orders,
  })
  expect(sumOf('before', 'salesMinor')).toBe(figures.before.salesMinor)
})

test('products are ranked by money and by pieces, less returns, under their newest names', async () => {
  const { top } = await read()
  const vases = { productId: vase, title: 'Vaas, laag', revenueMinor: 5000, units: 2 }
  const lamps = { productId: lamp, title: 'Lamp', revenueMinor: 5700, units: 7 }
  expect(top).toEqual({ byRevenue: [lamps, vases], byUnits: [lamps, vases] })
})

test('waiting work is counted for every period: parcels of paid orders, and money that has not arrived', async () => {
  const { work } = await read({ period: 'today' })
  expect(work).toEqual({
    toFulfil: 1,
    unpaid: [
      { currency: 'EUR', orders: 6, dueMinor: 4000 + 7500 + 2000 + 500 + 1000 + 4200 },
      { currency: 'GBP', orders: 1, dueMinor: 3000 },
    ],
  })
})

test('stock is low where it is used up or at the owner’s threshold, never where it is unlimited', async () => {
  const make = (title: string, variant: { quantity?: number; lowStockAt?: number; isUnlimited?: boolean }) =>
    product(title, { variant: { priceMinor: 100, ...variant } })
  await make('Genoeg', { quantity: 3, lowStockAt: 2 })
  await make('Altijd', { isUnlimited: true })
  await make('Weinig', { quantity: 2, lowStockAt: 2 })
  const { id } = await make('Op', { quantity: 0 })
  expect((await read()).products).toBe('hidden')
  await as((tx) => setProductStatus(tx, { ids: [id], status: enumerations.contentStatuses.published }))
  expect(await read()).toMatchObject({
    products: 'available',
    low: {
      count: 2,
      variants: [
        { title: 'Op', quantity: 0 },
        { title: 'Weinig', quantity: 2 },
      ],
    },
  })
})

test('money taken by a lost dispute leaves the sales of the order and of its products; money of a won one returns', async () => {
  const other = await testSite(ctx)
  ctx.clock.set('2026-03-20T12:00:00Z')
  const subject = await other.as(async (tx) => {
    await changeSettings(tx, { group: 'store', values: { currency: 'EUR' } })
    const draft = draftOf({ lines: [line(vase, 'Vaas', 3000), line(lamp, 'Lamp', 1000, 2)] })
    const { id } = await placeOrder(tx, draft, { key: newId(), holder: '' })
    await markPaid(tx, { id, how: '' })
    return paymentSubject.order(id)
  })
  const seen = (state: 'lost' | 'won') =>
    other.as(async (tx) => {
      const disputes = [{ reference: 'dp_1', state, amountMinor: 2500 }]
      const paid = await tx.db
        .updateTable('payments')
        .set({ disputes })
        .where('subject', '=', subject)
        .returning('id')
        .executeTakeFirstOrThrow()
      await onPaymentEvent(tx, { paymentId: paid.id, subject, state: 'captured' })
      const { figures, top } = await readDashboard(tx, { period: 'month', orders: 'real' })
      return [figures.now.salesMinor, top.byRevenue.map(({ revenueMinor }) => revenueMinor)]
    })
  expect(await seen('lost')).toEqual([2500, [1500, 1000]])
  expect(await seen('won')).toEqual([5000, [3000, 2000]])
})

test('a shop with only test orders has orders, and no sales yet', async () => {
  const other = await testSite(ctx)
  const beginning = () =>
    other.as(async (tx) => {
      const { hasOrders, hasSold } = await readDashboard(tx, { period: 'month', orders: 'real' })
      return { hasOrders, hasSold }
    })
  await other.as(async (tx) => {
    await placeOrder(tx, draftOf({ lines: [line(vase, 'Vaas', 3000)] }), { key: newId(), holder: '' })
    await tx.db.updateTable('orders').set({ is_test: true }).where('website_id', '=', other.site.id).execute()
  })
  expect(await beginning()).toEqual({ hasOrders: true, hasSold: false })
  await other.as((tx) => placeOrder(tx, draftOf({ lines: [line(vase, 'Vaas', 3000)] }), { key: newId(), holder: '' }))
  expect(await beginning()).toEqual({ hasOrders: true, hasSold: true })
})

test('another shop sees none of it, and reads that it has no sales yet', async () => {
  const other = await testSite(ctx)
  const seen = await other.as((tx) => readDashboard(tx, { period: 'year', orders: 'real' }))
  expect(seen).toMatchObject({
    hasOrders: false,
    hasSold: false,
    products: 'none',
    figures: { now: { salesMinor: 0, orders: 0, averageMinor: null } },
    others: [],
  })
  expect(seen.low.count).toBe(0)
})

test('a person without the permission for analytics sees no sales', async () => {
  await expect(as((tx) => readDashboard(tx, { period: 'month', orders: 'real' }), ['editor'])).rejects.toMatchObject({
    kind: 'forbidden',
  })
})
