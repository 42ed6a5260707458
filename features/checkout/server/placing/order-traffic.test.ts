import { expect, test } from 'vitest'
import { statementsOf } from '#support/database-traffic'
import { doDueJobs } from '#support/due-jobs'
import { guestCheckout } from '#support/guest-checkout'

const { ctx, shop, print, post, home, app, host } = await guestCheckout()
const card = { provider: 'test', number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' }

/**
 * Orders a product like a browser without scripts, and returns the statements of each call and the jobs of the order.
 */
async function ordered() {
  const browser = app.browser(host)
  await browser.ask('/cart')
  let [fingerprint, option] = ['', '']
  const add = await statementsOf(() =>
    post(browser, '/api/commerce/cart/entries', { variantId: print.variants[0]?.id ?? '' }),
  )
  const details = await statementsOf(() => post(browser, '/api/commerce/checkout', home))
  const review = await statementsOf(async () => {
    const { text } = await browser.ask('/checkout')
    fingerprint = /name="fingerprint" value="([^"]+)"/.exec(text)?.[1] ?? ''
    option = /name="option" value="([^"]+)"/.exec(text)?.[1] ?? ''
  })
  const shipping = await statementsOf(() => post(browser, '/api/commerce/checkout/shipping', { option }))
  await doDueJobs(ctx)
  const order = await statementsOf(async () => {
    const answered = await post(browser, '/api/commerce/checkout/order', { ...card, fingerprint })
    expect(String(answered.headers.location)).toMatch(/order-confirmed/)
  })
  const jobs = await shop.as((tx) => tx.db.selectFrom('outbox').select('kind').execute())
  return { statements: { add, details, review, shipping, order }, jobs: jobs.map(({ kind }) => kind).sort() }
}

test('an order sends no more statements than it needs, and leaves one job for each task', async () => {
  // The first two orders fill the process's caches of the shop.
  await ordered()
  await ordered()
  // The process may run further statements at the same time, so the least of three orders counts.
  const { statements: first, jobs } = await ordered()
  const others = [await ordered(), await ordered()].map(({ statements }) => statements)
  const least = (name: keyof typeof first) => Math.min(first[name], ...others.map((other) => other[name]))
  // One more is one more for every order of every shop.
  expect({
    add: least('add'),
    details: least('details'),
    review: least('review'),
    shipping: least('shipping'),
    order: least('order'),
  }).toEqual({ add: 6, details: 9, review: 9, shipping: 8, order: 24 })
  expect(jobs).toEqual([
    'checkout.hears.payments.changed',
    'orders.hears.orders.placed',
    'orders.hears.payments.changed',
    'orders.write-email',
  ])
})
