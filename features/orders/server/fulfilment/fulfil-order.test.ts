import { expect, test } from 'vitest'
import type { OwnerTransaction } from '#platform/context'
import { mailbox } from '#platform/mail'
import { doDueJobs } from '#support/due-jobs'
import { orderShop } from '#support/order-shop'
import { draftOf } from '#support/orders'
import { cancelOrder } from '../money/settle-order.ts'
import { orderDetail } from '../base/order-detail.ts'
import { renewDownloads } from './downloads.ts'
import { changeTracking, fulfilOrder } from './fulfil-order.ts'
import { addReturn, setReturn } from './return-order.ts'

const { as, ctx, site, sold } = await orderShop()
const detail = (id: string) => as((tx) => orderDetail(tx, id))
const unfollowed = { carrier: '', trackingNumber: '', trackingUrl: '', notify: false }
const send = (id: string, lines: { lineId: string; quantity: number }[] = [], more: Partial<typeof unfollowed> = {}) =>
  as((tx) => fulfilOrder(tx, { id, lines, ...unfollowed, ...more }))

test('pieces of a line that is named twice are counted together, and only goods that people ship are sent', async () => {
  const order = await sold(
    draftOf({
      lines: [
        { quantity: 3, unitMinor: 2500 },
        { quantity: 1, unitMinor: 900, productType: 2 },
      ],
    }),
  )
  const [vases = '', files = ''] = order.lines.map(({ id }) => id)
  const twice = (quantity: number) => [
    { lineId: vases, quantity },
    { lineId: vases, quantity },
  ]
  for (const lines of [twice(2), [{ lineId: files, quantity: 1 }], [{ lineId: '0'.repeat(24), quantity: 1 }]])
    await expect(send(order.id, lines)).rejects.toMatchObject({ code: 'orders.too_many' })
  const sent = await send(order.id, twice(1))
  expect(sent.order.lines.map(({ fulfilledQuantity }) => fulfilledQuantity)).toEqual([2, 0])
  expect(sent.fulfilments.map(({ lines }) => lines)).toEqual([[{ lineId: vases, quantity: 2 }]])
  const rest = await send(order.id, [{ lineId: vases, quantity: 1 }])
  // Parcels of one moment have no order among themselves.
  const quantities = rest.fulfilments.flatMap(({ lines }) =>
    lines.map(({ lineId, quantity }) => `${lineId} ${quantity}`),
  )
  expect(new Set(quantities)).toEqual(new Set([`${vases} 1`, `${vases} 2`]))
  const counts = rest.events.flatMap(({ kind, details }) => (kind === 'fulfilled' ? [details['count']] : []))
  expect(new Set(counts)).toEqual(new Set([1, 2]))
})

test('an order is sent while something waits to be sent, and not once it was cancelled', async () => {
  const [sent, cancelled] = [
    await sold(draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] })),
    await sold(draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] })),
  ]
  await send(sent.id)
  await as((tx) => cancelOrder(tx, { id: cancelled.id, reason: '', restock: false, notify: false }))
  for (const { id } of [sent, cancelled]) await expect(send(id)).rejects.toMatchObject({ code: 'orders.not_now' })
})

test('a parcel is announced where the owner wants it, and is tracked by the latest number', async () => {
  const [quiet, followed] = [
    await sold(draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] })),
    await sold(draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] })),
  ]
  await send(quiet.id)
  const { fulfilments } = await send(followed.id, [], { carrier: 'PostNL', trackingNumber: '3SNUMMER', notify: true })
  await doDueJobs(ctx)
  const emails = (await mailbox(ctx, { websiteId: site.id })).filter(({ text }) => text.includes('3SNUMMER'))
  expect(emails).toHaveLength(1)
  const parcelsOf = async ({ number }: { number: number }) =>
    (await mailbox(ctx, { websiteId: site.id })).filter(({ subject }) => subject.includes(`#${number}`)).length
  expect([await parcelsOf(quiet), await parcelsOf(followed)]).toEqual([1, 2])
  const change = (more: object) => ({ id: followed.id, fulfilmentId: fulfilments[0]?.id ?? '', ...unfollowed, ...more })
  const long = {
    carrier: 'c'.repeat(101),
    trackingNumber: 'n'.repeat(101),
    trackingUrl: `HTTPS://p.example/${'u'.repeat(500)}`,
  }
  const changed = await as((tx) => changeTracking(tx, change(long)))
  expect(changed.fulfilments[0]).toMatchObject({
    carrier: 'c'.repeat(100),
    trackingNumber: 'n'.repeat(100),
    trackingUrl: long.trackingUrl.slice(0, 500),
  })
  expect(changed.events.map(({ kind }) => kind)).toContain('tracking')
  for (const trackingUrl of ['http://p.example', 'see https://p.example'])
    expect((await as((tx) => changeTracking(tx, change({ trackingUrl })))).fulfilments[0]?.trackingUrl).toBe('')
  await expect(as((tx) => changeTracking(tx, change({ fulfilmentId: '0'.repeat(24) })))).rejects.toMatchObject({
    code: 'orders.not_found',
  })
})

test('only people who may work on orders handle parcels, returns and links', async () => {
  const order = await sold(draftOf({ lines: [{ quantity: 2, unitMinor: 2500 }] }))
  const { id } = order
  const lines = [{ lineId: order.lines[0]?.id ?? '', quantity: 1 }]
  const { fulfilments } = await send(id, lines)
  const { returns } = await as((tx) => addReturn(tx, { id, lines, reason: '', notify: false }))
  const answered = { restock: false, answer: '', notify: false, state: 'received' as const }
  const attempts: ((tx: OwnerTransaction) => Promise<unknown>)[] = [
    (tx) => fulfilOrder(tx, { id, lines: [], ...unfollowed }),
    (tx) => changeTracking(tx, { id, fulfilmentId: fulfilments[0]?.id ?? '', ...unfollowed }),
    (tx) => addReturn(tx, { id, lines, reason: '', notify: false }),
    (tx) => setReturn(tx, { id, returnId: returns[0]?.id ?? '', ...answered }),
    (tx) => renewDownloads(tx, { id }),
  ]
  for (const attempt of attempts) await expect(as(attempt, ['editor'])).rejects.toMatchObject({ kind: 'forbidden' })
  expect((await detail(id)).returns.map(({ state }) => state)).toEqual(['approved'])
})
