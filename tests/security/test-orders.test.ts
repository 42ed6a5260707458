import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reviewsFeature } from '#features/reviews/server'
import { boughtWith, ordersPlacedBy } from '#features/orders/server'
import { subscriptionsFeature } from '#features/subscriptions/server'
import type { OwnerTransaction } from '#platform/context'
import { Problem } from '#platform/contract'
import { siteTables } from '#platform/database'
import { doDueJobs } from '#support/due-jobs'
import {
  activeSubscriptionsFor,
  cancelOrder,
  createDiscount,
  discountDraftSchema,
  fulfilOrder,
  listCustomers,
  markPaid,
  readDashboard,
  readOrder,
  refundOrder,
} from '#support/internals'
import { refundOf } from '#support/order-acts'
import { orderShop } from '#support/order-shop'
import { draftOf } from '#support/orders'
import { serverCode } from './readers.ts'

const ofOne = 'one order, or the orders of one customer, each marked as what it is'
const ofLinks = 'seals the links of all anew, whatever they are'
const ofHistory = 'orders of a former shop, none of which is for trial'
const ofWorld = 'asks by `chosenOrders`, whose filter names the world'
/** Whatever else reads orders or subscriptions says what it does with those of tests. */
const reviewedFiles: Readonly<Record<string, string>> = {
  'features/orders/server/history/history-imports.ts': ofHistory,
  'features/orders/server/history/undo-history.ts': ofHistory,
  'features/orders/server/history/write-customers.ts':
    'whether somebody ever ordered here, for trial or not: they decided here about being written to',
  'features/orders/server/base/refresh-order.ts': ofOne,
  'features/orders/server/money/refund-vat.ts': ofOne,
  'features/orders/server/orders/edit-order.ts': ofOne,
  'features/orders/server/orders/reseal-links.ts': ofLinks,
  'features/orders/server/orders/check-vat.ts': ofOne,
  'features/orders/server/orders/orders-of-subscription.ts': ofOne,
  'features/orders/server/reports/export-orders.ts': ofWorld,
  'features/subscriptions/server/account-part.ts': ofOne,
  'features/subscriptions/server/customer-subscription.ts': ofOne,
  'features/subscriptions/server/manage-subscriptions.ts': 'lists all, each marked',
  'features/subscriptions/server/paid-subscriptions.queries.ts': 'of grants, which are chosen by their world',
  'features/subscriptions/server/personal-subscriptions.ts': ofOne,
  'features/subscriptions/server/renewal-notes.ts': ofOne,
  'features/subscriptions/server/reseal-subscriptions.ts': ofLinks,
  'features/subscriptions/server/settle-renewal.ts': ofOne,
  'features/transfer/server/import-site.ts': 'pauses all of a site that is brought in, whatever they are',
}

test('all code that reads orders or subscriptions declares its handling of test orders', async () => {
  const reads =
    /(selectFrom|updateTable|innerJoin|leftJoin)\('(orders|subscriptions)[' ]|\b(from|join) (orders|subscriptions)\b/
  const silent = [...(await serverCode())]
    .filter(([, text]) => reads.test(text) && !/is_test|isTest/.test(text))
    .map(([path]) => path)
  expect(silent.filter((file) => !reviewedFiles[file])).toEqual([])
  expect(
    Object.keys(reviewedFiles).filter((file) => reviewedFiles[file] !== ofWorld && !silent.includes(file)),
  ).toEqual([])
})

const { as, ctx, pay, place, shelf } = await orderShop('kade', { more: [subscriptionsFeature, reviewsFeature] })
const vase = await shelf(40)
const bowl = await shelf(40)
const code = await as((tx) =>
  createDiscount(
    tx,
    discountDraftSchema.parse({
      title: 'Tien',
      code: 'TIEN',
      effect: { kind: 'percent', ppm: 100_000, scope: { kind: 'order' } },
      mostUses: 50,
    }),
  ),
)
await as((tx) => siteTables(tx).updateTable('product_variants').set({ low_stock_at: 39 }).execute())
const email = 'noor@example.com'

/** Everything that a shop counts, by name. */
async function figures(tx: OwnerTransaction): Promise<Record<string, unknown>> {
  const table = (name: 'stock_movements' | 'stock_reservations' | 'discount_uses' | 'review_requests') =>
    siteTables(tx).selectFrom(name).selectAll().execute()
  const dashboard = await readDashboard(tx, { period: 'year', orders: 'real' })
  const { customers } = await listCustomers(tx, { search: '', limit: 100 })
  const counters = await siteTables(tx).selectFrom('order_counters').selectAll().orderBy('name').execute()
  return {
    stock: await siteTables(tx).selectFrom('product_variants').select(['id', 'quantity']).orderBy('id').execute(),
    sold: await siteTables(tx).selectFrom('products').select(['id', 'sold']).orderBy('id').execute(),
    movements: await table('stock_movements'),
    reservations: await table('stock_reservations'),
    uses: await table('discount_uses'),
    codes: await siteTables(tx).selectFrom('discounts').select('uses').execute(),
    reviews: await table('review_requests'),
    sales: dashboard.figures.now,
    best: dashboard.top,
    work: dashboard.work,
    low: dashboard.low,
    customers: customers
      .map(({ orderCount, spent, lastOrderAt }) => [orderCount, spent, lastOrderAt])
      .filter(([count]) => count !== 0),
    placed: await ordersPlacedBy(tx, { email, isLive: true }),
    together: await boughtWith(tx, [vase.productId]),
    subscribers: await activeSubscriptionsFor(tx, [vase.productId]),
    numbers: counters.filter(({ name }) => !name.startsWith('test-')).map(({ name, value }) => [name, value]),
    lowTold: (await siteTables(tx).selectFrom('product_variants').select('low_told_at').execute()).map((row) =>
      String(row.low_told_at),
    ),
  }
}

const order = fc.record({
  quantity: fc.integer({ min: 1, max: 6 }),
  hasBowl: fc.boolean(),
  hasCode: fc.boolean(),
  isSubscription: fc.boolean(),
  acts: fc.array(fc.constantFrom('fulfil', 'refund', 'cancel', 'markPaid'), { maxLength: 4 }),
})
type OrderHistory = typeof order extends fc.Arbitrary<infer O> ? O : never

async function make(
  { quantity, hasBowl, hasCode, isSubscription, acts }: OrderHistory,
  isTest: boolean,
): Promise<void> {
  const plan = isSubscription ? { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 } : null
  const discountMinor = hasCode ? 250 : 0
  const lines = [
    { ...vase, quantity, unitMinor: 2500, discountMinor, plan },
    ...(hasBowl ? [{ ...bowl, quantity: 1, unitMinor: 900 }] : []),
  ]
  const discounts = hasCode ? [{ discountId: code.id, code: 'TIEN', title: 'Tien', amountMinor: discountMinor }] : []
  const draft = draftOf({ lines, more: { discounts } })
  const { id, lines: placed } = await place(draft, { paymentId: await pay(draft, { capture: 'now', isTest }) })
  await doDueJobs(ctx)
  const parts = (quantity_: number) => [{ lineId: placed[0]?.id ?? '', quantity: quantity_ }]
  const parcel = { carrier: '', trackingNumber: '', trackingUrl: '', notify: false }
  const ways: Record<OrderHistory['acts'][number], (tx: OwnerTransaction) => Promise<unknown>> = {
    fulfil: (tx) =>
      fulfilOrder(tx, {
        id,
        lines: placed.map((line) => ({ lineId: line.id, quantity: line.quantity })),
        ...parcel,
      }),
    refund: (tx) => refundOrder(tx, refundOf(id, { lines: parts(1).map((line) => ({ ...line, restock: true })) })),
    cancel: (tx) => cancelOrder(tx, { id, reason: '', restock: true, notify: false }),
    markPaid: (tx) => markPaid(tx, { id, how: '' }),
  }
  for (const act of acts)
    await as(ways[act]).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error
    })
  await doDueJobs(ctx)
  expect((await as((tx) => readOrder(tx, { id }))).order.isTest).toBe(isTest)
}

test('no action on test orders changes any figure of the shop', async () => {
  const before = await as(figures)
  await fc.assert(
    fc.asyncProperty(order, async (told) => {
      await make(told, true)
      expect(await as(figures)).toEqual(before)
    }),
    { numRuns: 15 },
  )
})

test('the same actions with real money change every figure', async () => {
  const before = await as(figures)
  await make({ quantity: 2, hasBowl: true, hasCode: true, isSubscription: true, acts: ['fulfil'] }, false)
  await make({ quantity: 1, hasBowl: false, hasCode: false, isSubscription: false, acts: [] }, false)
  ctx.clock.forward(3_600_000)
  await doDueJobs(ctx)
  const after = await as(figures)
  const same = Object.keys(before).filter((name) => JSON.stringify(after[name]) === JSON.stringify(before[name]))
  // Reservations are made at the checkout, and given up by the order.
  expect(same).toEqual(['reservations'])
})
