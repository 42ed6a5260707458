import { sampleAddress } from '../base/sample-person.ts'
import { expect, test } from 'vitest'
import { orderShop } from '#support/order-shop'
import { draftOf } from '#support/orders'
import { exportCustomers } from './export-customers.ts'
import { listCustomers, readCustomer } from './list-customers.ts'
import { saveCustomer } from './save-customer.ts'

const { as, sold } = await orderShop()
const noor = {
  email: 'noor@example.com',
  name: 'Noor Bakker',
  phone: '',
  acceptsMarketing: false,
  note: 'Belt liever.',
  tags: ['stamgast'],
  address: sampleAddress,
}

function exported(filter: { search: string; tag: string }): Promise<string> {
  return as(async (tx) => (await (await exportCustomers(tx, filter)).body.toArray()).join(''))
}

test('a customer entered by hand has a note, tags and an address, and is found by a tag', async () => {
  const { id } = await as((tx) => saveCustomer(tx, noor))
  await as((tx) => saveCustomer(tx, { ...noor, email: 'bo@example.com', name: 'Bo', tags: [] }))
  expect((await as((tx) => readCustomer(tx, { id }))).customer).toMatchObject({
    note: 'Belt liever.',
    tags: ['stamgast'],
    address: { city: 'Amsterdam' },
    orderCount: 0,
  })
  const regulars = await as((tx) => listCustomers(tx, { search: '', tag: 'stamgast', limit: 10 }))
  expect([regulars.customers.map(({ name }) => name), regulars.tags]).toEqual([['Noor Bakker'], ['stamgast']])
})

test('the address of another customer is refused, and an order by a known address keeps the note', async () => {
  const { customers } = await as((tx) => listCustomers(tx, { search: 'bo@', tag: '', limit: 10 }))
  const secondSave = as((tx) => saveCustomer(tx, { ...noor, id: customers[0]?.id }))
  await expect(secondSave).rejects.toMatchObject({ code: 'orders.customer_known' })
  const draft = draftOf({ lines: [{ quantity: 1, unitMinor: 2500, title: 'Kan' }] })
  const order = await sold({ ...draft, customer: { ...draft.customer, email: 'Noor@Example.com' } })
  const { customer } = await as((tx) => readCustomer(tx, { id: order.customerId }))
  expect(customer).toMatchObject({ note: 'Belt liever.', orderCount: 1 })
})

test('the export has the customers of the list, with their purchases, and no formulas', async () => {
  await as((tx) => saveCustomer(tx, { ...noor, email: 'eva@example.com', name: '=1+1', tags: ['nieuw'] }))
  const all = await exported({ search: '', tag: '' })
  expect(all.split('\r\n').filter((line) => line.includes('@'))).toHaveLength(3)
  expect(all).toContain('EUR 25.00')
  const some = await exported({ search: '', tag: 'nieuw' })
  expect(some).toContain('eva@example.com')
  expect(some).not.toContain('noor@example.com')
  expect(some).not.toMatch(/(^|,)"?=1/m)
})

test('the second of two people who correct one customer reads the changes of the first, and nothing is lost', async () => {
  const own = { ...noor, email: 'two@example.com' }
  const { id } = await as((tx) => saveCustomer(tx, own))
  const read = async () => (await as((tx) => readCustomer(tx, { id }))).customer
  const before = await read()
  await as((tx) => saveCustomer(tx, { ...own, id, note: 'Komt op dinsdag.', before }))
  const late = as((tx) => saveCustomer(tx, { ...own, id, tags: ['vriend'], before }))
  await expect(late).rejects.toMatchObject({
    code: 'orders.changed_since',
    kind: 'conflict',
    details: { where: 'note' },
  })
  expect(await read()).toMatchObject({ note: 'Komt op dinsdag.', tags: ['stamgast'] })
  await as((tx) => saveCustomer(tx, { ...own, id, note: 'Komt op dinsdag.', tags: ['vriend'], before }))
  const moved = { ...sampleAddress, city: 'Delft' }
  const stale = as((tx) => saveCustomer(tx, { ...own, id, address: moved, before }))
  await expect(stale).rejects.toMatchObject({ details: { where: 'note' } })
  expect(await read()).toMatchObject({ note: 'Komt op dinsdag.', tags: ['vriend'], address: { city: 'Amsterdam' } })
})

test('a customer whose address comes from their order is corrected without counting as changed', async () => {
  const draft = draftOf({ lines: [{ quantity: 1, unitMinor: 2500, title: 'Kan' }] })
  const order = await sold({ ...draft, customer: { ...draft.customer, email: 'order@example.com' } })
  const { customer: before } = await as((tx) => readCustomer(tx, { id: order.customerId }))
  await as((tx) => saveCustomer(tx, { ...noor, email: 'order@example.com', id: order.customerId, before }))
  const { customer } = await as((tx) => readCustomer(tx, { id: order.customerId }))
  expect(customer).toMatchObject({ note: 'Belt liever.', address: { city: 'Amsterdam' } })
})
