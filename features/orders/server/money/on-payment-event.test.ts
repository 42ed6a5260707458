import { expect, test } from 'vitest'
import type { Dispute } from '#features/payments/contract'
import { type Feature, listen } from '#platform/context'
import { newId } from '#platform/contract'
import { siteTables } from '#platform/database'
import { doDueJobs } from '#support/due-jobs'
import { refundOf } from '#support/order-acts'
import { orderShop } from '#support/order-shop'
import { draftOf } from '#support/orders'
import { disputeLost, disputeWon } from '../../contract/index.ts'
import { orderDetail } from '../base/order-detail.ts'
import { onPaymentEvent } from './on-payment-event.ts'
import { refundOrder } from './refund-order.ts'

const ends: string[] = []
const probe: Feature = {
  name: 'probe',
  provides: [
    listen(disputeLost, async (_, { orderId }) => void ends.push(`lost ${orderId}`)),
    listen(disputeWon, async (_, { orderId }) => void ends.push(`won ${orderId}`)),
  ],
}
const { as, ctx, sold, place } = await orderShop('kade', { more: [probe] })
const detail = (id: string) => as((tx) => orderDetail(tx, id))
const orderOf = (unitMinor = 2500) => sold(draftOf({ lines: [{ quantity: 1, unitMinor }] }))

interface FromProvider {
  /** New ones, made there unless they say otherwise. */
  refunds?: readonly { amountMinor?: number; state?: 'succeeded' | 'failed'; isForeign?: boolean }[]
  disputes?: Dispute[]
  failure?: string
}

/** Sends each event of a payment to the books twice. */
async function hear(
  id: string,
  { refunds = [], ...told }: FromProvider,
  state: 'captured' | 'declined' = 'captured',
): Promise<void> {
  const [payment] = (await detail(id)).payments
  const paymentId = payment?.id ?? ''
  await as(async (tx) => {
    const payments = siteTables(tx).updateTable('payments').where('id', '=', paymentId)
    if (Object.keys(told).length > 0) await payments.set(told).execute()
    for (const { amountMinor = 700, state: refundState = 'succeeded', isForeign = true } of refunds) {
      const row = { id: newId(), key: newId(), reference: newId(), reason: '', created_at: tx.now() }
      await siteTables(tx)
        .insertInto('payment_refunds')
        .values({ ...row, payment_id: paymentId, amount_minor: amountMinor, state: refundState, is_foreign: isForeign })
        .execute()
      if (refundState === 'succeeded')
        await payments.set((column) => ({ refunded_minor: column('refunded_minor', '+', amountMinor) })).execute()
    }
  })
  for (const _ of [1, 2]) await as((tx) => onPaymentEvent(tx, { paymentId, subject: `order:${id}`, state }))
}
const kindsOf = async (id: string) => (await detail(id)).events.map(({ kind }) => kind)

test('a refund made in a provider’s dashboard is credited once, and never for more than the order still has', async () => {
  const order = await orderOf()
  await hear(order.id, { refunds: [{}] })
  expect((await detail(order.id)).order.ledger).toMatchObject({ refundedMinor: 700, creditedMinor: 700 })
  ctx.clock.forward(1000)
  await hear(order.id, { refunds: [{ amountMinor: 1500 }] })
  const { order: after, refunds } = await detail(order.id)
  expect(after.ledger).toMatchObject({ refundedMinor: 2200, creditedMinor: 2200 })
  expect(refunds.map(({ to }) => to.map(({ amountMinor }) => amountMinor))).toEqual([[700], [1500]])
  expect((await kindsOf(order.id)).filter((kind) => kind === 'refunded.elsewhere')).toHaveLength(2)
})

test('two refunds from elsewhere that exceed the remaining credit are credited up to that remainder', async () => {
  const order = await orderOf()
  await as((tx) => refundOrder(tx, refundOf(order.id, { adjustmentMinor: 1000, to: 'giftcard' })))
  await hear(order.id, { refunds: [{ amountMinor: 1000 }, { amountMinor: 900 }] })
  expect((await detail(order.id)).order.ledger).toMatchObject({ creditedMinor: 2500, refundedMinor: 1900 })
})

test('a refund made here, or one that failed elsewhere, is not credited a second time', async () => {
  const order = await orderOf()
  await as((tx) => refundOrder(tx, refundOf(order.id, { adjustmentMinor: 600 })))
  await hear(order.id, { refunds: [{ state: 'failed' }] })
  expect((await detail(order.id)).order.ledger).toMatchObject({ refundedMinor: 600, creditedMinor: 600 })
  expect(await kindsOf(order.id)).not.toContain('refunded.elsewhere')
})

test('a failed refund is reported once, each by itself, and a successful one not at all', async () => {
  const order = await orderOf()
  const failed = { isForeign: false, state: 'failed' } as const
  await hear(order.id, { refunds: [failed, failed, { isForeign: false }] })
  expect((await kindsOf(order.id)).filter((kind) => kind === 'refund.failed')).toHaveLength(2)
})

test('a declined card appears in the order with its reason; a successful payment does not', async () => {
  const order = await orderOf()
  await hear(order.id, { failure: 'generic' })
  expect(await kindsOf(order.id)).not.toContain('payment.declined')
  await hear(order.id, { failure: 'generic' }, 'declined')
  expect(await kindsOf(order.id)).toContain('payment.declined')
})

test('a dispute tells the rest of the shop only of its end, as lost or as won', async () => {
  const endOf = async (state: Dispute['state']) => {
    const order = await orderOf()
    ends.length = 0
    await hear(order.id, { disputes: [{ reference: 'dp_1', amountMinor: 900, state }] })
    await doDueJobs(ctx)
    return ends.map((end) => end.replace(order.id, ''))
  }
  expect([await endOf('open'), await endOf('lost'), await endOf('won')]).toEqual([[], ['lost '], ['won ']])
})

test('an event of a payment that belongs to no order changes no order', async () => {
  const order = await place(draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] }))
  const before = await detail(order.id)
  for (const subject of [`order:${order.id}`, `suborder:${order.id}`, `order:${order.id}x`, 'checkout:1'])
    await as((tx) => onPaymentEvent(tx, { paymentId: newId(), subject, state: 'captured' }))
  expect(await detail(order.id)).toEqual(before)
})
