import { expect, test } from 'vitest'
import { ordersPlacedBy } from '#features/orders/server'
import { changePaymentSettings } from '#support/internals'
import { changeSettings } from '#features/sites/server'
import { mailbox } from '#platform/mail'
import { doDueJobs } from '#support/due-jobs'
import { type Order, orderNumberText } from '../../contract/index.ts'
import { refundOf } from '#support/order-acts'
import { orderShop } from '#support/order-shop'
import { draftOf } from '#support/orders'
import { refundOrder } from '../money/refund-order.ts'
import { markPaid } from '../money/settle-order.ts'
import { orderDetail } from '../base/order-detail.ts'
import { listCustomers } from '../customers/list-customers.ts'

const { app, ctx, as, site, place, paid } = await orderShop()
const twoThings = () => draftOf({ lines: [{ quantity: 2, unitMinor: 2500 }] })

async function documentsOf(id: string): Promise<string[]> {
  await doDueJobs(ctx)
  return (await as((tx) => orderDetail(tx, id))).invoices.map(({ kind, number }) => `${kind} ${number}`)
}

async function refundOne(id: string, lineId: string): Promise<void> {
  const lines = [{ lineId, quantity: 1, restock: false }]
  await as((tx) => refundOrder(tx, refundOf(id, { lines, notify: true })))
}

test('documents of test orders are of a series of their own: the real one has no gaps', async () => {
  await as((tx) => changeSettings(tx, { group: 'store', values: { invoicePrefix: 'K', invoiceNumberStart: 7 } }))
  const first = await place(twoThings())
  await doDueJobs(ctx)
  const trial = await paid(twoThings())
  await doDueJobs(ctx)
  const second = await place(twoThings())
  await as((tx) => markPaid(tx, { id: second.id, how: 'bank' }))
  await refundOne(trial.id, trial.lines[0]?.id ?? '')
  await refundOne(second.id, second.lines[0]?.id ?? '')
  expect([await documentsOf(first.id), await documentsOf(trial.id), await documentsOf(second.id)]).toEqual([
    ['invoice K0007'],
    ['invoice TEST-K0001', 'credit-note TEST-KC0001'],
    ['invoice K0008', 'credit-note KC0007'],
  ])
})

test('every email of a test order says so in its subject and above its text, and none of another does', async () => {
  const trial = await paid(twoThings())
  const real = await place(twoThings())
  await refundOne(trial.id, trial.lines[0]?.id ?? '')
  await doDueJobs(ctx)
  const emails = await mailbox(ctx, { websiteId: site.id })
  const about = (order: Order) => emails.filter(({ html }) => html.includes(`#${orderNumberText(order)}`))
  const ribbon = 'Testbestelling: er is niets afgeschreven.'
  const marks = (order: Order) =>
    about(order).map(({ subject, html }) => [subject.startsWith('TEST – '), html.includes(ribbon)])
  expect(marks(trial)).toEqual([
    [true, true],
    [true, true],
  ])
  expect(marks(real)).toEqual([[false, false]])
})

test('the email of a refund lists the refunded pieces, and where their money goes', async () => {
  const order = await paid(draftOf({ lines: [{ quantity: 3, unitMinor: 2500, title: 'Kan' }] }))
  await refundOne(order.id, order.lines[0]?.id ?? '')
  await doDueJobs(ctx)
  const email = (await mailbox(ctx, { websiteId: site.id })).find(
    ({ html }) => html.includes('Terug naar je betaalmiddel') && html.includes('Kan'),
  )
  expect(email?.text).toMatch(/1 × Kan/)
  expect(email?.text).not.toMatch(/3 × Kan/)
  expect(email?.text).toMatch(/Terug naar je betaalmiddel:?\s+€\s?25,00/)
  expect(email?.text).not.toContain('Naar een cadeaubon')
})

test('an order that was refunded before it was sent does not read as sent', async () => {
  const order = await paid(draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] }))
  const page = async () => {
    const { statusUrl } = await as((tx) => orderDetail(tx, order.id))
    const { pathname, search } = new URL(statusUrl)
    return (await app.browser('kade.localhost:8080').ask(pathname + search)).text
  }
  expect(await page()).toContain('Nog niet verzonden')
  await refundOne(order.id, order.lines[0]?.id ?? '')
  const after = await page()
  expect(after).toContain('Terugbetaald')
  expect([after.includes('Verzonden<'), after.includes('Nog niet verzonden')]).toEqual([false, false])
})

test('test orders are no part of the spending of customers, and once a shop takes real payments they count as no first order', async () => {
  const email = 'proef@example.com'
  const draft = twoThings()
  const order = await paid({ ...draft, customer: { ...draft.customer, email } })
  const findOrders = async (isLive: boolean) => ({
    placed: await as((tx) => ordersPlacedBy(tx, { email, isLive })),
    listed: (await as((tx) => listCustomers(tx, { search: email, limit: 10 }))).customers[0],
  })
  expect(await findOrders(false)).toMatchObject({ placed: 1, listed: { orderCount: 0, spent: [] } })
  await as((tx) => changePaymentSettings(tx, { provider: 'manual', isEnabled: true }))
  expect(await findOrders(true)).toMatchObject({ placed: 0, listed: { orderCount: 0, spent: [] } })
  expect(order.isTest).toBe(true)
})
