import { expect, test } from 'vitest'
import type { OwnerTransaction } from '#platform/context'
import { mailbox } from '#platform/mail'
import { doDueJobs } from '#support/due-jobs'
import { fieldFault } from '#support/field-fault'
import { refundOf } from '#support/order-acts'
import { orderShop } from '#support/order-shop'
import { draftOf, stockOf } from '#support/orders'
import { fulfilOrder } from '../fulfilment/fulfil-order.ts'
import { orderDetail } from '../base/order-detail.ts'
import { refundOrder } from '../money/refund-order.ts'
import { addReturn, setReturn } from '../fulfilment/return-order.ts'
import { statusToken } from '../base/tokens.ts'

const { app, as, ctx, sold, shelf, site } = await orderShop()
const detail = (id: string) => as((tx) => orderDetail(tx, id))
const tokenOf = (id: string) => statusToken({ ...ctx, site, locale: 'nl' }, id)
/** As the customer's browser sends it from the page of the order. */
const askReturn = (id: string, fields: Record<string, string>) =>
  app.ask('kade.localhost:8080', '/commerce/order-return', {
    method: 'POST',
    headers: { origin: 'http://kade.localhost:8080', 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
    body: new URLSearchParams({ token: tokenOf(id), ...fields }),
  })
const act = <I>(operation: (tx: OwnerTransaction, input: I) => Promise<unknown>, input: I) =>
  as((tx) => operation(tx, input))

test('a return is requested, agreed and received, never for more than was sent', async () => {
  const vase = await shelf(5)
  const order = await sold(draftOf({ lines: [{ ...vase, quantity: 2, unitMinor: 2500 }] }))
  const lineId = order.lines[0]?.id ?? ''
  const back = { id: order.id, lines: [{ lineId, quantity: 1 }], reason: 'te klein', notify: false }
  await expect(act(addReturn, back)).rejects.toMatchObject({ code: 'orders.not_now' })
  await as((tx) =>
    fulfilOrder(tx, { id: order.id, lines: [], carrier: '', trackingNumber: '', trackingUrl: '', notify: false }),
  )
  expect((await askReturn(order.id, { lineId, quantity: '1', reason: '<b>te klein</b>' })).status).toBe(303)
  await expect(as((tx) => addReturn(tx, { ...back, lines: [{ lineId, quantity: 2 }] }))).rejects.toMatchObject({
    code: 'orders.too_many',
  })
  const [first] = (await detail(order.id)).returns
  expect(first).toMatchObject({ state: 'requested', reason: '<b>te klein</b>' })
  const answered = { id: order.id, returnId: first?.id ?? '', restock: true, answer: '', notify: true }
  const received = await as((tx) => setReturn(tx, { ...answered, state: 'received' }))
  expect(received.order.lines[0]?.returnedQuantity).toBe(1)
  expect(await as((tx) => stockOf(tx, vase.variantId))).toBe(4)
  expect((await app.ask('kade.localhost:8080', `/commerce/order-status?token=${tokenOf(order.id)}`)).text).toContain(
    'Retour ontvangen',
  )
})

test('a return of no pieces or of too many is refused beside its field, and no typed value is lost', async () => {
  const order = await sold(draftOf({ lines: [{ quantity: 2, unitMinor: 2500, title: 'Kan' }] }))
  const lineId = order.lines[0]?.id ?? ''
  await as((tx) =>
    fulfilOrder(tx, { id: order.id, lines: [], carrier: '', trackingNumber: '', trackingUrl: '', notify: false }),
  )
  const refusals: string[] = []
  for (const quantity of ['', '0', '-1', '1.5', 'veel', '3', '99999999']) {
    const { status, headers } = await askReturn(order.id, { lineId, quantity, reason: 'te <klein>' })
    const { text } = await app.ask('kade.localhost:8080', String(headers.location).split('#')[0] ?? '')
    expect([status, text.includes('te &lt;klein&gt;</textarea>')]).toEqual([303, true])
    expect(text).toMatch(/<details[^>]*id="return"[^>]*open=""/)
    refusals.push(fieldFault(text, 'quantity')?.split('.')[0] ?? '')
  }
  const none = 'Er is niets gekozen'
  const many = 'Dat is meer dan er van een artikel over is'
  expect(refusals).toEqual([none, none, none, none, none, many, none])
  expect((await detail(order.id)).returns).toEqual([])
})

test('a customer who requested a return reads the owner’s answer in an email and on the page of the order', async () => {
  const order = await sold(draftOf({ lines: [{ quantity: 3, unitMinor: 2500, title: 'Kruik' }] }))
  const lineId = order.lines[0]?.id ?? ''
  await as((tx) =>
    fulfilOrder(tx, { id: order.id, lines: [], carrier: '', trackingNumber: '', trackingUrl: '', notify: false }),
  )
  const answer = async (state: 'approved' | 'refused', words: string, notify: boolean) => {
    await askReturn(order.id, { lineId, quantity: '1', reason: '' })
    const returnId = (await detail(order.id)).returns.find((entry) => entry.state === 'requested')?.id ?? ''
    await as((tx) => setReturn(tx, { id: order.id, returnId, state, restock: false, answer: words, notify }))
  }
  await answer('approved', 'Stuur het <op>.', true)
  await answer('refused', 'Het is gebroken.', true)
  await answer('refused', 'Liever niet.', false)
  await doDueJobs(ctx)
  const emails = (await mailbox(ctx, { websiteId: site.id })).filter(({ subject }) =>
    subject.includes(`#${order.number}`),
  )
  const [agreed, refused] = ['is goedgekeurd', 'Over je retour'].map((phrase) =>
    emails.filter(({ subject }) => subject.includes(phrase)),
  )
  expect([agreed?.length, refused?.length]).toEqual([1, 1])
  expect(agreed?.[0]?.html).toContain('Stuur het &lt;op&gt;.')
  expect(agreed?.[0]?.text).toContain('1 × Kruik')
  expect(refused?.[0]?.text).toContain('Het is gebroken.')
  const { text } = await app.ask('kade.localhost:8080', `/commerce/order-status?token=${tokenOf(order.id)}`)
  for (const phrase of ['Stuur het &lt;op&gt;.', 'Het is gebroken.', 'Liever niet.']) expect(text).toContain(phrase)
})

test('pieces that a refund restocked are not restocked again when they come back', async () => {
  const vase = await shelf(5)
  const order = await sold(draftOf({ lines: [{ ...vase, quantity: 2, unitMinor: 2500 }] }))
  const lineId = order.lines[0]?.id ?? ''
  const lines = [{ lineId, quantity: 2 }]
  const parcel = { carrier: '', trackingNumber: '', trackingUrl: '', notify: false }
  await as((tx) => fulfilOrder(tx, { id: order.id, lines, ...parcel }))
  await as((tx) => refundOrder(tx, refundOf(order.id, { lines: [{ lineId, quantity: 1, restock: true }] })))
  const { returns } = await as((tx) => addReturn(tx, { id: order.id, lines, reason: '', notify: false }))
  const received = { state: 'received' as const, restock: true, answer: '', notify: false }
  await as((tx) => setReturn(tx, { id: order.id, returnId: returns[0]?.id ?? '', ...received }))
  await as((tx) => refundOrder(tx, refundOf(order.id, { lines: [{ lineId, quantity: 1, restock: true }] })))
  expect(await as((tx) => stockOf(tx, vase.variantId))).toBe(5)
})
