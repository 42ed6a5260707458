import { beforeAll, expect, test } from 'vitest'
import { createDocument, publish } from '#features/pages/server'
import { visit } from '#support/browser'
import { atCheckout } from '#support/checkout-driver'
import { checkoutPlace } from '#support/checkout-shop'
import { doDueJobs } from '#support/due-jobs'
import { serveStripe } from '#support/stripe-js'
import { createArea } from '../../features/areas/server/save-areas.ts'

/** Two people, or two devices, pay for the same membership on Stripe's own pages before either comes back. */
const place = await checkoutPlace()
const club = await place.shop({ name: 'rowers', title: 'Rowers', locale: 'en-GB' })

beforeAll(async () => {
  const plan = { plan: { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 } }
  const rower = await club.sell('Rower', { type: 5, variant: { priceMinor: 900 } }, plan)
  await club.takeStripe()
  await club.as(async (tx) => {
    const settings = { title: 'Boats', slug: 'boats', access: 'members' }
    const { id } = await createDocument(tx, { kind: 'page', settings })
    await publish(tx, { documents: [id] })
    await createArea(tx, { title: 'Boats', lead: '', documentIds: [id], productIds: [rower.id] })
  })
})

/** A guest without scripts, who stands on Stripe's page. */
async function atStripe(email: string) {
  const { page, context } = await visit({ scripts: false })
  await serveStripe(context, place.stripe)
  await page.goto(`${club.origin}/boats`)
  await page.getByRole('button', { name: 'Join: Rower', exact: true }).click()
  await page.getByRole('link', { name: 'Check out' }).click()
  await atCheckout(page, 'en').giveDetails({ isSent: false, email })
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await page.getByRole('link', { name: 'Pay', exact: true }).waitFor()
  return page
}

const kept = () =>
  club.as(async (tx) => ({
    orders: (await tx.db.selectFrom('orders').select('id').execute()).length,
    subscriptions: (await tx.db.selectFrom('subscriptions').select('id').execute()).length,
  }))
/** Returns the refund of each payment, the smallest first. */
const refunds = () =>
  club.as(async (tx) => {
    const rows = await tx.db.selectFrom('payments').select('refunded_minor').orderBy('refunded_minor').execute()
    return rows.map(({ refunded_minor: minor }) => minor)
  })

test('a member who comes back from Stripe’s page a second time has paid for no second membership, and reads that', async () => {
  const phone = await atStripe('ana@example.com')
  const laptop = await atStripe('Ana@example.com')
  await phone.getByRole('link', { name: 'Pay', exact: true }).click()
  await atCheckout(phone, 'en').isPaid()
  await doDueJobs(place.ctx)
  const before = await kept()

  await laptop.getByRole('link', { name: 'Pay', exact: true }).click()
  await laptop.getByText('You have this membership already, so no second one was begun').waitFor()
  await doDueJobs(place.ctx)
  expect(await kept()).toEqual(before)
  expect(await refunds()).toEqual([0, 900])
})

test('a member whose payment arrives without their return has paid for no second one either', async () => {
  const phone = await atStripe('ben@example.com')
  const laptop = await atStripe('ben@example.com')
  const session = new URL(laptop.url()).pathname.split('/').at(-1) ?? ''
  await phone.getByRole('link', { name: 'Pay', exact: true }).click()
  await atCheckout(phone, 'en').isPaid()
  await doDueJobs(place.ctx)
  const before = await kept()

  place.stripe.payPage(session)
  place.ctx.clock.forward(15 * 60_000 + 1)
  await doDueJobs(place.ctx)
  expect(await kept()).toEqual(before)
  expect(await refunds()).toEqual([0, 0, 900, 900])
  const told = await place.ctx.db
    .selectFrom('emails')
    .select('text')
    .where('subject', '=', 'TEST – Your payment to Rowers is being refunded')
    .where('recipient', '=', 'ben@example.com')
    .execute()
  expect(told.map(({ text }) => text.includes('for a membership that you have already'))).toEqual([true])
})
