import { expect, test } from 'vitest'
import { publish, setStatus } from '#features/pages/server'
import { refundOf } from '#support/order-acts'
import { orderShop } from '#support/order-shop'
import { draftOf } from '#support/orders'
import { pageWithText } from '#support/page'
import { fulfilOrder } from '../../features/orders/server/fulfilment/fulfil-order.ts'
import { refundOrder } from '../../features/orders/server/money/refund-order.ts'
import { cancelOrder, markPaid } from '../../features/orders/server/money/settle-order.ts'
import { activityOf } from '../../features/sites/server/activity.ts'

const { as, ctx, sold, place } = await orderShop()
const draft = () => draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] })

/** Returns the activities of one subject, the newest first. */
async function actsOn(id: string): Promise<{ action: string; who: string; named: string[] }[]> {
  const acts = await as((tx) => activityOf(tx, {}))
  return acts
    .filter(({ subject, subjects }) => subject === id || subjects.some(({ screen }) => screen.includes(id)))
    .map(({ action, who, subjects }) => ({ action, who, named: subjects.map(({ title }) => title) }))
}

test('a refund, a cancellation, a payment by hand and a parcel are in the activity, by their author and the number of the order', async () => {
  const [refunded, cancelled] = [await sold(draft()), await place(draft())]
  await as((tx) => refundOrder(tx, refundOf(refunded.id, { adjustmentMinor: 500 })))
  await as((tx) => cancelOrder(tx, { id: cancelled.id, reason: '', notify: false, restock: true }))
  const number = `#${refunded.number}`
  expect(await actsOn(refunded.id)).toEqual([
    { action: 'order.refunded', who: expect.stringContaining('@example.com'), named: [number] },
  ])
  expect((await actsOn(cancelled.id)).map(({ action }) => action)).toEqual(['order.cancelled'])
  const waiting = await place(draft())
  await as((tx) => markPaid(tx, { id: waiting.id, how: 'cash' }))
  const parcel = { lines: [], carrier: '', trackingNumber: '', trackingUrl: '', notify: false }
  await as((tx) => fulfilOrder(tx, { id: waiting.id, ...parcel }))
  expect((await actsOn(waiting.id)).map(({ action }) => action)).toEqual(['order.fulfilled', 'order.marked_paid'])
})

test('a page that is scheduled, and unscheduled again, is in the activity by its title', async () => {
  const { page } = await as((tx) => pageWithText(tx, 'Binnenkort'))
  await as((tx) => publish(tx, { documents: [page.id], at: new Date(ctx.now().getTime() + 86_400_000) }))
  const draftStatus = 4
  await as((tx) => setStatus(tx, { id: page.id, status: draftStatus }))
  expect(await actsOn(page.id)).toMatchObject([
    { action: 'document.status_changed', named: ['Over ons'] },
    { action: 'documents.scheduled', named: ['Over ons'] },
  ])
})
