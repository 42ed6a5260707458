import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OwnerTransaction } from '#platform/context'
import { actsOn, doneOrRefused, orderActs } from '#support/order-acts'
import { checkOrder } from '#support/order-agreement'
import { readOrder } from '#support/internals'
import { subscriptionShop } from '#support/subscription-shop'
import { actAsOwner, retryAsOwner } from './manage-subscriptions.ts'

/*
 * Runs subscriptions through random histories: months pass, and they are paused, skipped, cancelled or refunded. After
 * each step the books of each order agree, and no month is paid twice. QUOIN_GENERATED_SUBSCRIPTIONS=50 makes fifty
 * instead of six.
 */

const runs = Number(process.env['QUOIN_GENERATED_SUBSCRIPTIONS'] ?? 6)
const { as, subscribe, read, renewalOrders, passDays } = await subscriptionShop()

const history = fc.record({
  card: fc.constantFrom('success', 'success', 'declinedLater'),
  stock: fc.constantFrom(50, 50, 5),
  steps: fc.array(
    fc.record({
      kind: fc.constantFrom('days', 'days', 'days', 'pause', 'resume', 'skip', 'unskip', 'cancel', 'retry', 'order'),
      act: fc.constantFrom(...orderActs),
      size: fc.integer({ min: 1, max: 1000 }),
      restock: fc.boolean(),
    }),
    { minLength: 4, maxLength: 10 },
  ),
})
type History = typeof history extends fc.Arbitrary<infer H> ? H : never
type Step = History['steps'][number]

async function take(id: string, orders: readonly string[], { kind, act, size, restock }: Step): Promise<void> {
  if (kind === 'days') return passDays(1 + (size % 40))
  const work = async (tx: OwnerTransaction): Promise<unknown> => {
    if (kind === 'retry') return retryAsOwner(tx, { id })
    if (kind !== 'order') return actAsOwner(tx, { id, act: kind })
    const { order } = await readOrder(tx, { id: orders[size % orders.length] ?? '' })
    return actsOn(tx, order, { size, restock })[act]()
  }
  await doneOrRefused(as(work))
}

/** Each month has one order at most, paid at most once, and a subscription that rests or has ended orders nothing. */
async function check(id: string, orders: readonly string[], before: { orders: number; state: string }): Promise<void> {
  for (const orderId of orders) await as((tx) => checkOrder(tx, orderId))
  const { subscription, renewals } = await read(id)
  const cycles = renewals.map(({ cycle }) => cycle)
  expect(new Set(cycles).size).toBe(cycles.length)
  const ordered = renewals.flatMap(({ orderId }) => (orderId ? [orderId] : []))
  expect(new Set(ordered).size).toBe(ordered.length)
  expect(subscription.paidCycles).toBe(1 + renewals.filter(({ state }) => state === 'paid').length)
  if (before.state === 'cancelled') expect([subscription.state, orders.length]).toEqual(['cancelled', before.orders])
  const charges = await as((tx) =>
    tx.db
      .selectFrom('payments')
      .select(({ fn }) => ['subject', fn.countAll<string>().as('times')])
      .where('captured_minor', '>', 0)
      .groupBy('subject')
      .execute(),
  )
  expect(charges.filter(({ times }) => Number(times) > 1)).toEqual([])
}

test('through any history of a subscription its orders agree with the money, and no month is paid twice', {
  timeout: 60_000 + 2000 * runs,
}, async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ card, stock, steps }) => {
      const { id, order } = await subscribe(card, { stock })
      const all = async () => [order.id, ...(await renewalOrders(id)).map((row) => row.id)]
      for (const step of steps) {
        const before = { orders: (await all()).length, state: (await read(id)).subscription.state }
        await take(id, await all(), step)
        await check(id, await all(), before)
      }
    }),
    { numRuns: runs, endOnFailure: true },
  )
})
