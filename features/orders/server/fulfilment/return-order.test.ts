import { expect, test } from 'vitest'
import { changeSettings } from '#features/sites/server'
import { mailbox } from '#platform/mail'
import { doDueJobs } from '#support/due-jobs'
import { orderShop } from '#support/order-shop'
import { draftOf, stockOf } from '#support/orders'
import type { Order } from '../../contract/index.ts'
import { orderDetail } from '../base/order-detail.ts'
import { statusToken } from '../base/tokens.ts'
import { fulfilOrder } from './fulfil-order.ts'
import { addReturn, setReturn } from './return-order.ts'

const { app, as, ctx, paid, shelf, site, sold } = await orderShop()
const day = 86_400_000
const returnsOf = async (id: string) => (await as((tx) => orderDetail(tx, id))).returns
const unfollowed = { carrier: '', trackingNumber: '', trackingUrl: '', notify: false }
const lineOf = (order: Order) => order.lines[0]?.id ?? ''

async function sent(order: Order): Promise<Order> {
  await as((tx) => fulfilOrder(tx, { id: order.id, lines: [], ...unfollowed }))
  return order
}
const ask = (order: Order, token = statusToken({ ...ctx, site, locale: 'nl' }, order.id)) =>
  app.ask('kade.localhost:8080', '/commerce/order-return', {
    method: 'POST',
    headers: { origin: 'http://kade.localhost:8080', 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
    body: new URLSearchParams({ token, lineId: lineOf(order), quantity: '1', reason: '' }),
  })
type Back = Parameters<typeof addReturn>[1]
const add = (order: Order, more: Partial<Back> = {}) =>
  as((tx) =>
    addReturn(tx, {
      id: order.id,
      lines: [{ lineId: lineOf(order), quantity: 1 }],
      reason: '',
      notify: false,
      ...more,
    }),
  )
type Answered = Parameters<typeof setReturn>[1]
const set = (order: Order, returnId: string, state: Answered['state'], more: Partial<Answered> = {}) =>
  as((tx) => setReturn(tx, { id: order.id, returnId, state, restock: false, answer: '', notify: false, ...more }))

test('customers request a return for as many days after the last parcel as the shop allows, and not where it takes none', async () => {
  const order = await sent(await sold(draftOf({ lines: [{ quantity: 9, unitMinor: 2500 }] })))
  const allow = (returnDays: number) => as((tx) => changeSettings(tx, { group: 'store', values: { returnDays } }))
  await allow(0)
  expect((await ask(order)).status).toBe(409)
  await allow(3)
  expect((await ask(order, 'x'.repeat(43))).status).toBe(404)
  ctx.clock.forward(3 * day)
  expect((await ask(order)).status).toBe(303)
  ctx.clock.forward(1)
  expect((await ask(order)).status).toBe(409)
  const unsent = await sold(draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] }))
  expect((await ask(unsent)).status).toBe(409)
  expect(await returnsOf(order.id)).toHaveLength(1)
})

test('a return has pieces, and no more of a line than can still be returned, however often it names that line', async () => {
  const order = await sent(await sold(draftOf({ lines: [{ quantity: 3, unitMinor: 2500 }] })))
  const pieces = (...quantities: number[]) => quantities.map((quantity) => ({ lineId: lineOf(order), quantity }))
  await expect(add(order, { lines: [] })).rejects.toMatchObject({ code: 'orders.nothing_chosen' })
  for (const lines of [pieces(4), pieces(2, 2), [{ lineId: '0'.repeat(24), quantity: 1 }]])
    await expect(add(order, { lines })).rejects.toMatchObject({ code: 'orders.too_many' })
  await add(order, { lines: pieces(1, 2) })
  await expect(add(order)).rejects.toMatchObject({ code: 'orders.too_many' })
})

test('a return is answered once, and keeps its answer until its state changes', async () => {
  const order = await sent(await sold(draftOf({ lines: [{ quantity: 3, unitMinor: 2500 }] })))
  for (const _ of [1, 2]) expect((await ask(order)).status).toBe(303)
  const [first = '', second = ''] = (await returnsOf(order.id)).map(({ id }) => id)
  await expect(set(order, '0'.repeat(24), 'approved')).rejects.toMatchObject({ code: 'orders.return_not_found' })
  await set(order, first, 'approved', { answer: 'Stuur maar.' })
  const again = await set(order, first, 'approved', { answer: 'Iets anders' })
  expect(again.events.filter(({ kind }) => kind === 'return.approved')).toHaveLength(1)
  const received = await set(order, first, 'received')
  expect(received.returns.find(({ id }) => id === first)).toMatchObject({ state: 'received', answer: 'Stuur maar.' })
  await set(order, second, 'refused', { answer: 'Gebroken.' })
  for (const id of [first, second])
    await expect(set(order, id, 'approved')).rejects.toMatchObject({ code: 'orders.not_now' })
  expect(received.order.lines[0]?.returnedQuantity).toBe(1)
})

test('a customer is notified that a return was agreed where the owner wants that, and never that it arrived', async () => {
  const order = await sent(await sold(draftOf({ lines: [{ quantity: 3, unitMinor: 2500 }] })))
  await add(order)
  const { returns } = await add(order, { notify: true })
  await set(order, returns.at(-1)?.id ?? '', 'received', { notify: true })
  await doDueJobs(ctx)
  const subjects = (await mailbox(ctx, { websiteId: site.id })).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes(`#${order.number}`) && /retour/i.test(subject))).toHaveLength(1)
})

test('returned pieces go back into stock where the owner ticks that, and none that were never taken', async () => {
  const vase = await shelf(10)
  const draft = () => draftOf({ lines: [{ ...vase, quantity: 2, unitMinor: 2500 }] })
  const [real, trial] = [await sent(await sold(draft())), await sent(await paid(draft()))]
  const receive = async (order: Order, restock: boolean) => {
    const { returns } = await add(order)
    await set(order, returns.find(({ state }) => state === 'approved')?.id ?? '', 'received', { restock })
    return as((tx) => stockOf(tx, vase.variantId))
  }
  expect([await receive(real, false), await receive(real, true), await receive(trial, true)]).toEqual([8, 9, 9])
})
