import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { keepProductFile } from '#features/catalog/server'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { checkoutPlace } from '#support/checkout-shop'
import { doDueJobs } from '#support/due-jobs'
import { soon } from '#support/editor'
import { stockOf } from '#support/orders'
import { counterOf, homeAddress } from '#support/owner-shop'

const place = await checkoutPlace({ gatewayIsReal: true })
const shop = await place.shop({ name: 'stall', title: 'Stall', locale: 'en-GB' })
const admin = `http://stall.admin.localhost:${place.port}/config`
const { ownerArea, buy } = counterOf(place, shop)
const day = 86_400_000
let vase = ''
let pot = ''

beforeAll(async () => {
  const product = await shop.sell('Vase', { variant: { priceMinor: 2500, quantity: 10 } })
  vase = product.variants[0]?.id ?? ''
  pot = (await shop.sell('Pot', { variant: { priceMinor: 900 } }, { taxClass: 'reduced-rate' })).id
  const file = await shop.sell(
    'Pattern',
    { type: 2, variant: { priceMinor: 900, isUnlimited: true } },
    { downloadLimit: 2, downloadDays: 3 },
  )
  const pattern = { id: file.id, name: 'pattern.txt', type: 'text/plain', body: new TextEncoder().encode('knit one') }
  await shop.as((tx) => keepProductFile(tx, pattern))
  const plan = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 }
  await shop.sell('Coffee', { variant: { priceMinor: 1250, isUnlimited: true } }, { plan })
})

const statusOf = (page: Page) => page.url().replace('order-confirmed', 'order-status')

/** Tab by Tab, as someone without a mouse: answers once the focus stands there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The focus never came there.')
}

test('by keyboard alone an owner sends an order; its buyer tracks it, returns it and sees the refund', async () => {
  const buyer = await buy('vase', 'Add to cart', homeAddress)
  const owner = await ownerArea('orders')
  await owner.getByRole('row', { name: /Silva/ }).press('Enter')
  await tabTo(owner, owner.getByRole('button', { name: 'Ship', exact: true }))
  await owner.keyboard.press('Enter')
  const parcel = owner.getByRole('dialog', { name: 'What are you shipping?' })
  await tabTo(owner, parcel.getByRole('button', { name: /Carrier/ }))
  await owner.keyboard.type('PostNL')
  await tabTo(owner, parcel.getByLabel('Tracking number'))
  await owner.keyboard.type('3SSTALL1')
  await tabTo(owner, parcel.getByRole('button', { name: 'Ship', exact: true }))
  await owner.keyboard.press('Enter')
  await owner.getByRole('heading', { name: 'Parcels' }).waitFor()
  expect(await axeFindings(owner, { within: 'main' })).toEqual([])

  await buyer.goto(statusOf(buyer))
  expect(await buyer.getByRole('link', { name: 'Track the parcel' }).getAttribute('href')).toBe(
    'https://postnl.nl/tracktrace/?B=3SSTALL1',
  )
  await buyer.getByText('Tell us what you want to send back.').click()
  await buyer.getByLabel('Why? (optional)').fill('Too small')
  await buyer.getByRole('button', { name: 'Request a return' }).click()
  await buyer.getByText('We have received your return request.').waitFor()

  await owner.reload()
  await owner.getByRole('button', { name: 'Approve' }).click()
  const answer = owner.getByRole('dialog', { name: 'Approve return' })
  await answer.getByLabel('Message to the customer (optional)').fill('Mind the lid.')
  await answer.getByRole('button', { name: 'Approve' }).click()
  await owner.getByText('Approved', { exact: true }).waitFor()
  await buyer.reload()
  await buyer.getByText('Mind the lid.').waitFor()
  await owner.getByRole('button', { name: 'Received' }).click()
  await owner.getByRole('button', { name: 'Mark as received' }).click()
  await owner.getByRole('button', { name: 'Refund €25.00' }).click()
  await owner.getByText('1 refunded').waitFor()
  await owner.locator('.order-rows').getByText('€25.00 refunded').waitFor()
  await owner.getByText('Partly refunded', { exact: true }).first().waitFor()
  expect(await shop.as((tx) => stockOf(tx, vase))).toBe(10)
  await doDueJobs(place.ctx)
  await buyer.reload()
  await buyer.getByText('Return received').waitFor()
  expect(await buyer.getByText('Refunded', { exact: true }).last().locator('..').textContent()).toContain('€25.00')
  await owner.getByRole('button', { name: 'Refund', exact: true }).first().click()
  const refund = owner.getByRole('dialog', { name: 'What are you refunding?' })
  expect(await refund.getByRole('button', { name: 'Refund', exact: true }).isDisabled()).toBe(true)
  await refund.getByText('There is nothing to give back.').waitFor()
  await refund.getByLabel('Additional amount').fill('1')
  await refund.getByRole('button', { name: 'Refund €1.00' }).click()
  await owner.locator('.order-rows').getByText('€26.00 refunded').waitFor()
})

test('a file is downloaded as often and as long as was agreed, and the owner can make fresh links', async () => {
  const buyer = await buy('pattern', 'Add to cart', {})
  await buyer.goto(statusOf(buyer))
  const link = buyer.getByRole('link', { name: 'Download pattern.txt' })
  const take = async (href: string) => buyer.evaluate(async (url) => (await fetch(url)).status, href)
  const first = (await link.getAttribute('href')) ?? ''
  expect([await take(first), await take(first), await take(first)]).toEqual([200, 200, 403])
  await buyer.reload()
  await buyer.getByText('No longer available. Ask us for a new link.').waitFor()

  const owner = await ownerArea('orders')
  await owner.getByRole('row', { name: /#1002/ }).click()
  await owner.getByRole('button', { name: 'More' }).click()
  await owner.getByRole('menuitem', { name: 'Renew download links' }).click()
  await owner.getByText('Download links were renewed.').waitFor()
  await buyer.reload()
  const fresh = (await link.getAttribute('href')) ?? ''
  expect([await take(first), await take(fresh)]).toEqual([404, 200])
  place.ctx.clock.forward(4 * day)
  expect(await take(fresh)).toBe(410)
})

test('a month later a subscription is paid and ordered again by itself, and the owner finds both orders', async () => {
  await buy('coffee', 'Add to cart', homeAddress, {}, [/^Subscribe/])
  place.ctx.clock.forward(31 * day)
  await doDueJobs(place.ctx)
  const owner = await ownerArea('subscriptions')
  await owner.getByRole('row', { name: /Silva/ }).click()
  await owner.getByRole('heading', { name: /Coffee/ }).waitFor()
  expect(await owner.locator('.q-facts > div', { hasText: 'Paid cycles' }).locator('dd').textContent()).toBe('2')
  const rows = owner.getByRole('grid', { name: 'Orders' }).getByRole('row', { name: /#\d+/ })
  await rows.nth(1).waitFor()
  expect(await rows.count()).toBe(2)
  await rows.first().click()
  await owner.getByText('a subscription renewal').waitFor()
  await owner.getByText('Paid', { exact: true }).first().waitFor()
})

test('C1.07 C4.54 C8.24 a review that cannot be sent says so and keeps its text; once approved, it appears with its product, which its shopper puts into the cart again', async () => {
  const emails = await place.ctx.db
    .selectFrom('emails')
    .select('text')
    .where('recipient', '=', 'ana@example.com')
    .execute()
  const emailText = emails.map(({ text }) => text).join('\n')
  const { page: buyer } = await visit()
  await buyer.goto(/http\S+reviews\/request\?token=[\w-]+/.exec(emailText)?.[0] ?? '')
  const stars = buyer.getByRole('radio', { name: '4 stars' })
  // Stars lie above it, and a click that comes before the form is awake is held and done a moment later.
  await stars.click({ force: true })
  await expect.poll(() => stars.isChecked()).toBe(true)
  await buyer.getByLabel('Describe your experience').fill('A calm glaze.')
  const send = buyer.getByRole('button', { name: 'Send review' })
  await buyer.route('**/api/commerce/reviews/**', (route) => route.abort())
  await send.click()
  await buyer.getByText('Something went wrong. Try to send your review again.').waitFor()
  expect(await buyer.getByLabel('Describe your experience').inputValue()).toBe('A calm glaze.')
  await buyer.unroute('**/api/commerce/reviews/**')
  await send.click()
  await buyer.getByRole('heading', { name: 'Thank you for your feedback' }).waitFor()

  const owner = await ownerArea('reviews')
  await owner.getByRole('button', { name: 'Approve' }).click()
  await owner.getByText('No reviews wait for you.', { exact: false }).waitFor()
  await soon(buyer, `${shop.origin}/shop/vase`, async (seen) =>
    expect(await seen.getByText('A calm glaze.').count()).toBe(1),
  )
  await buyer.getByText('4 of 5 · 1 review').waitFor()
  await buyer.getByRole('button', { name: 'Add to cart' }).first().click()
  await buyer.getByRole('link', { name: 'View cart' }).click()
  await buyer.getByRole('link', { name: 'Vase' }).first().waitFor()
})

test('the tax class of a product is chosen from those of the shop, and a new one is created with its rate', async () => {
  const owner = await ownerArea('taxes')
  await owner.getByText('Reduced rate').filter({ visible: true }).click()
  const rate = owner.getByRole('dialog')
  await rate.getByRole('button', { name: /Class/ }).click()
  await owner.getByRole('option', { name: 'Another class…' }).click()
  await rate.getByLabel('Class').fill('books')
  await rate.getByRole('button', { name: 'Save' }).click()
  await rate.waitFor({ state: 'hidden' })
  await owner.goto(`${admin}/products/${pot}`)
  await owner.getByRole('button', { name: /Reduced rate.*Tax class/ }).click()
  await owner.getByRole('option', { name: 'books' }).click()
  await owner.getByRole('button', { name: 'Save' }).click()
  await owner.getByRole('button', { name: 'Discard' }).waitFor({ state: 'hidden' })
  const kept = await shop.as((tx) =>
    tx.db.selectFrom('products').select('tax_class').where('id', '=', pot).executeTakeFirstOrThrow(),
  )
  expect(kept.tax_class).toBe('books')
})

test('a subscription that its owner cancels is charged no more: one at the end of the paid period, one at once', async () => {
  const owner = await ownerArea('subscriptions')
  const shown = (fact: string) => owner.locator('.q-facts > div', { hasText: fact }).locator('dd').textContent()
  await owner.getByRole('row', { name: /Silva/ }).click()
  await owner.getByRole('heading', { name: /Coffee Active/ }).waitFor()
  const first = owner.url()
  const due = await shown('Next')
  await owner.getByRole('button', { name: 'Cancel at the end of the period' }).click()
  await owner.getByText('Cancelled, ends on').waitFor()
  expect(await shown('Cancelled, ends on')).toBe(due)

  await buy('coffee', 'Add to cart', homeAddress, {}, [/^Subscribe/])
  await owner.goto(`${admin}/subscriptions`)
  await owner.getByRole('row', { name: /Silva/ }).filter({ hasText: 'Active' }).first().click()
  await owner.getByRole('button', { name: 'Cancel now' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Cancel this subscription?' })
  expect(await axeFindings(owner, { within: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await dialog.waitFor({ state: 'detached' })
  await owner.getByRole('button', { name: 'Cancel now' }).click()
  await dialog.getByRole('button', { name: 'Cancel the subscription' }).click()
  await owner.getByRole('heading', { name: /Coffee Cancelled/ }).waitFor()
  expect(await owner.getByRole('button', { name: 'Cancel now' }).count()).toBe(0)

  const second = owner.url()

  place.ctx.clock.forward(62 * day)
  await doDueJobs(place.ctx)
  for (const [address, count] of [
    [second, 1],
    [first, 2],
  ] as const) {
    // The session before is too old by now.
    const later = await ownerArea(new URL(address).pathname.replace('/config/', ''))
    await later.getByRole('heading', { name: /Coffee Cancelled/ }).waitFor()
    const orders = later.getByRole('grid', { name: 'Orders' }).getByRole('row', { name: /#\d+/ })
    await orders.first().waitFor()
    expect(await orders.count()).toBe(count)
  }
})
