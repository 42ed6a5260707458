import { expect, test } from 'vitest'
import { mailbox } from '#platform/mail'
import { orderShop } from '#support/order-shop'
import { draftOf } from '#support/orders'
import { readCustomer } from '../customers/list-customers.ts'
import { orderDetail } from '../base/order-detail.ts'
import { writeAboutOrder, writeToCustomer } from './write-to-customer.ts'

const { as, ctx, sold, site } = await orderShop()
const email = {
  to: 'ana@example.com',
  cc: '',
  bcc: '',
  subject: 'De blauwe kom',
  text: 'Hallo Ana,\n\nWil je hem in het groen?',
  replyTo: '',
  copyToMe: false,
}

test('C2.94 an email about an order goes to its customer between the texts of the shop, and appears in its timeline', async () => {
  const order = await sold(draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] }))
  expect((await as((tx) => orderDetail(tx, order.id))).emailSubject).toBe(`Over je bestelling #${order.number}`)
  const { events } = await as((tx) => writeAboutOrder(tx, { id: order.id, ...email }))
  expect(events.at(-1)).toMatchObject({
    kind: 'message',
    details: { to: 'ana@example.com', subject: 'De blauwe kom', text: email.text },
  })
  const [sent] = await mailbox(ctx, { websiteId: site.id })
  expect(sent).toMatchObject({ to: 'ana@example.com', subject: 'De blauwe kom' })
  expect(sent?.text).toContain('Wil je hem in het groen?')
  expect(sent?.text).toContain(`Dit bericht komt van ${site.title}.`)
})

test('C2.94 a customer of the list gets an email without an order', async () => {
  const { customerId: id } = await sold(draftOf({ lines: [{ quantity: 1, unitMinor: 100 }] }))
  expect((await as((tx) => readCustomer(tx, { id }))).customer.emailSubject).toBe(`Een bericht van ${site.title}`)
  ctx.clock.forward(1000)
  await as((tx) => writeToCustomer(tx, { id, ...email, subject: 'Nieuwe kommen', copyToMe: true }))
  const sent = (await mailbox(ctx, { websiteId: site.id })).filter(({ subject }) => subject === 'Nieuwe kommen')
  expect(sent).toHaveLength(2)
  await expect(as((tx) => writeToCustomer(tx, { id: '0'.repeat(24), ...email }))).rejects.toMatchObject({
    code: 'orders.customer_not_found',
  })
})

test('a person who may not see orders sends no email', async () => {
  const order = await sold(draftOf({ lines: [{ quantity: 1, unitMinor: 100 }] }))
  const forbidden = { kind: 'forbidden' }
  await expect(as((tx) => writeAboutOrder(tx, { id: order.id, ...email }), ['editor'])).rejects.toMatchObject(forbidden)
  await expect(as((tx) => writeToCustomer(tx, { id: order.customerId, ...email }), ['editor'])).rejects.toMatchObject(
    forbidden,
  )
})
