import { sellingFeatures } from '#support/selling-features'
import fc from 'fast-check'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { issueGiftCard } from '#features/giftcards/server'
import { lostMinor, paymentSubject } from '#features/payments/contract'
import { beginLocalPayment, confirmLocalPayment } from '#features/payments/server'
import type { OwnerContext, OwnerTransaction } from '#platform/context'
import { siteTables } from '#platform/database'
import { newId } from '#platform/contract'
import { parseMoney } from '#platform/money'
import { documentedCurrencies } from '#support/currencies'
import { testContext } from '#support/context'
import { actsOn, doneOrRefused, orderActs, refundOf } from '#support/order-acts'
import { keptMinorOf, soldMinorOf } from '#support/order-agreement'
import { draftOf } from '#support/orders'
import { testSite } from '#support/site'
import { type Order } from '../../contract/index.ts'
import { readDashboard } from '../reports/dashboard.ts'
import { exportOrders } from '../reports/export-orders.ts'
import { placeOrder } from '../index.ts'
import { listCustomers } from '../customers/list-customers.ts'
import { orderDetail } from '../base/order-detail.ts'
import { refundOrder } from './refund-order.ts'

const ctx = await testContext({
  features: [...sellingFeatures],
})
const { as } = await testSite(ctx)

interface History {
  unitMinor: number
  quantity: number
  shippingMinor: number
  taxRatePpm: number
  pricesIncludeTax: boolean
  giftCardPart: number
  pays: 'card' | 'held' | 'later'
  acts: readonly Act[]
}
const acts = [...orderActs, 'owed'] as const
interface Act {
  kind: (typeof acts)[number]
  size: number
}

const act = fc.record<Act>({ kind: fc.constantFrom(...acts), size: fc.integer({ min: 1, max: 1000 }) })
const history: fc.Arbitrary<History> = fc.record({
  unitMinor: fc.integer({ min: 1, max: 5_000_000 }),
  quantity: fc.integer({ min: 1, max: 6 }),
  shippingMinor: fc.integer({ min: 0, max: 9999 }),
  taxRatePpm: fc.constantFrom(0, 90_000, 210_000, 88_750),
  pricesIncludeTax: fc.boolean(),
  giftCardPart: fc.integer({ min: 0, max: 100 }),
  pays: fc.constantFrom('card', 'held', 'later'),
  acts: fc.array(act, { maxLength: 7 }),
})

/** A paid order of which the bank takes the money back, so that each currency has one. */
const lostOrder: History = {
  unitMinor: 5000,
  quantity: 2,
  shippingMinor: 500,
  taxRatePpm: 210_000,
  pricesIncludeTax: true,
  giftCardPart: 0,
  pays: 'card',
  acts: [{ kind: 'lose', size: 500 }],
}

async function begin(tx: OwnerTransaction, currency: string, steps: History): Promise<string> {
  const shared = {
    lines: [{ quantity: steps.quantity, unitMinor: steps.unitMinor }],
    shippingMinor: steps.shippingMinor,
    taxRatePpm: steps.taxRatePpm,
    pricesIncludeTax: steps.pricesIncludeTax,
    currency,
  }
  const { totals } = draftOf(shared)
  const amountMinor = Math.floor((totals.totalMinor * steps.giftCardPart) / 100)
  const card = amountMinor === 0 ? null : (await issueGiftCard(tx, { amountMinor, currency })).giftCard
  // The test gateway and the card must both be test or both live.
  if (card && steps.pays !== 'later' && amountMinor < totals.totalMinor)
    await siteTables(tx).updateTable('gift_cards').set({ is_test: true }).where('id', '=', card.id).execute()
  const draft = draftOf({ ...shared, giftCards: card ? [{ giftCardId: card.id, last4: card.last4, amountMinor }] : [] })
  const key = newId()
  if (steps.pays === 'later' || draft.totals.dueMinor === 0)
    return (await placeOrder(tx, draft, { key, holder: '', notify: false })).id
  const wanted = {
    key,
    provider: 'test' as const,
    subject: paymentSubject.checkout(key),
    amountMinor: draft.totals.dueMinor,
    currency,
    description: '',
    customer: {},
    returnPath: '/',
  }
  const { payment } = await beginLocalPayment(tx, { ...wanted, capture: steps.pays === 'held' ? 'later' : 'now' })
  await confirmLocalPayment(tx, {
    paymentId: payment.id,
    details: { number: '4242424242424242', expiry: '12/30', cvc: '123' },
  })
  return (await placeOrder(tx, draft, { key, holder: '', paymentId: payment.id, notify: false })).id
}

/** Done or refused, both are right: the books have to hold after either. */
async function perform(tx: OwnerTransaction, id: string, { kind, size }: Act): Promise<void> {
  const { order } = await orderDetail(tx, id)
  const ways: Record<Act['kind'], () => Promise<unknown>> = {
    ...actsOn(tx, order, { size, restock: false }),
    owed: () => refundOrder(tx, refundOf(id)),
  }
  await doneOrRefused(ways[kind]())
}

async function check(siteCtx: OwnerContext, id: string): Promise<void> {
  const { order, payments, refunds } = await orderDetail(siteCtx, id)
  const { ledger: orderLedger, balance, totals } = order
  const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0)
  expect(Math.min(...Object.values(orderLedger), ...Object.values(balance))).toBeGreaterThanOrEqual(0)
  expect(orderLedger.totalMinor).toBe(totals.totalMinor)
  expect(orderLedger.capturedMinor).toBe(sum(payments.map(({ capturedMinor }) => capturedMinor)))
  expect(orderLedger.refundedMinor + orderLedger.giftCardRefundedMinor).toBe(
    sum(refunds.flatMap(({ to }) => to.map(({ amountMinor }) => amountMinor))),
  )
  expect(orderLedger.creditedMinor).toBe(sum(refunds.map(({ totalMinor }) => totalMinor)))
  expect(balance.netMinor + balance.owedMinor - balance.dueMinor).toBe(
    orderLedger.capturedMinor +
      orderLedger.giftCardMinor -
      orderLedger.refundedMinor -
      orderLedger.giftCardRefundedMinor,
  )
  expect(orderLedger.lostMinor).toBe(sum(payments.map(lostMinor)))
  expect(orderLedger.lostMinor).toBeLessThanOrEqual(orderLedger.capturedMinor - orderLedger.refundedMinor)
  for (const payment of payments) expect(payment.refundedMinor).toBeLessThanOrEqual(payment.capturedMinor)
}

test.each(documentedCurrencies)(
  'after every sequence of events of an order in %s, its books add up and nothing is negative',
  async (currency) => {
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        await as(async (tx) => {
          const id = await begin(tx, currency, steps)
          await check(tx, id)
          for (const nextAct of steps.acts) {
            await perform(tx, id, nextAct)
            await check(tx, id)
          }
        })
      }),
      { numRuns: 5, examples: [[lostOrder]] },
    )
  },
)

test('after all these histories dashboard, customers and export show the same money', async () => {
  const sumBy = (rows: readonly (readonly [string, number])[]) => {
    const sums = new Map<string, number>()
    for (const [name, minor] of rows) sums.set(name, (sums.get(name) ?? 0) + minor)
    return Object.fromEntries(
      [...sums].filter(([, minor]) => minor !== 0).toSorted(([name], [other]) => (name < other ? -1 : 1)),
    )
  }
  await as(async (tx) => {
    const rows = await tx.db.selectFrom('orders').select('id').where('website_id', '=', tx.site.id).execute()
    const orders: Order[] = []
    for (const { id } of rows) orders.push((await orderDetail(tx, id)).order)
    expect(orders.some(({ ledger: orderLedger }) => orderLedger.lostMinor > 0)).toBe(true)

    const stand = orders.filter(({ status }) => status === 'open')
    for (const kind of ['real', 'test'] as const) {
      const { currency, figures, others } = await readDashboard(tx, { period: 'year', orders: kind })
      const seen = [
        [currency, figures.now.salesMinor] as const,
        ...others.map((entry) => [entry.currency, entry.salesMinor] as const),
      ]
      const counted = stand.filter(({ isTest }) => isTest === (kind === 'test'))
      expect(sumBy(seen)).toEqual(sumBy(counted.map((order) => [order.currency, soldMinorOf(order)])))
    }

    const keptOf = (some: readonly Order[]) => sumBy(some.map((order) => [order.currency, keptMinorOf(order)]))
    const { customers } = await listCustomers(tx, { search: '', limit: 100 })
    expect(
      sumBy(customers.flatMap(({ spent }) => spent.map(({ currency, minor }) => [currency, minor] as const))),
    ).toEqual(keptOf(orders.filter(({ isTest }) => !isTest)))
    const csv = (
      await (
        await exportOrders(tx, { search: '', label: 'all', payment: 'all', fulfilment: 'all', world: 'all' })
      ).body.toArray()
    ).join('')
    const cells: Record<string, string>[] = parse(csv, { bom: true, columns: true })
    const amountOf = (row: Record<string, string>, column: string) =>
      parseMoney(row[column] ?? '', row['Currency'] ?? '', { decimalSeparator: '.' }) ?? Number.NaN
    const net = (row: Record<string, string>) =>
      amountOf(row, 'Paid') - amountOf(row, 'Refunded') - amountOf(row, 'Lost in disputes')
    expect(sumBy(cells.map((row) => [row['Currency'] ?? '', net(row)]))).toEqual(keptOf(orders))
  })
})
