import { expect, test } from 'vitest'
import { changeSettings } from '#features/sites/server'
import { doDueJobs } from '#support/due-jobs'
import { orderShop } from '#support/order-shop'
import { draftOf } from '#support/orders'

const { as, ctx, account, sold, paid } = await orderShop()
const draft = () => draftOf({ lines: [{ quantity: 2, unitMinor: 2500, title: 'Kan' }] })
const set = (values: Record<string, unknown>) => as((tx) => changeSettings(tx, { group: 'notices', values }))

async function emailsTo(recipient: string) {
  await doDueJobs(ctx)
  const rows = await ctx.db
    .selectFrom('emails')
    .select(['subject', 'text'])
    .where('recipient', '=', recipient)
    .execute()
  return rows.filter(({ subject }) => subject.startsWith('New order'))
}

test('the owner is notified of a new order, with its lines and a link to it', async () => {
  const order = await sold(draft())
  const [email, ...others] = await emailsTo(account.email)
  expect(others).toEqual([])
  expect(email?.subject).toMatch(/^New order \d+, €50\.00$/)
  expect(email?.text).toContain('2 × Kan')
  expect(email?.text).toContain(`/config/orders/${order.id}`)
})

test('the notice goes to the address that the owner names instead, and is not sent once it is switched off', async () => {
  const before = (await emailsTo(account.email)).length
  await set({ ordersTo: 'packing@example.com, Desk@Example.com' })
  await sold(draft())
  expect((await emailsTo('packing@example.com')).length + (await emailsTo('desk@example.com')).length).toBe(2)
  expect(await emailsTo(account.email)).toHaveLength(before)
  await set({ ordersOn: false })
  await sold(draft())
  expect(await emailsTo('packing@example.com')).toHaveLength(1)
  await set({ ordersOn: true, ordersTo: '' })
})

test('an order of test money sends no notice', async () => {
  const before = (await emailsTo(account.email)).length
  await paid(draft())
  expect(await emailsTo(account.email)).toHaveLength(before)
})

test('an invalid address is refused, with a sentence', async () => {
  await expect(set({ ordersTo: 'packing' })).rejects.toMatchObject({ code: 'sites.settings_unfit' })
})
