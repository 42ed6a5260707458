import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit, type Window } from '#support/browser'
import { atCheckout } from '#support/checkout-driver'
import { checkoutPlace } from '#support/checkout-shop'
import { doDueJobs } from '#support/due-jobs'
import { serveStripe, stripeCards } from '#support/stripe-js'

const place = await checkoutPlace()
const shop = await place.shop({ name: 'quay', title: 'Quay', locale: 'en-GB' })
const { origin } = shop

beforeAll(async () => {
  await shop.sell('Mug', { variant: { priceMinor: 1210, isUnlimited: true } })
  await shop.takeStripe()
})

async function atPayment(
  window: Window = {},
  { scriptComes = true } = {},
): Promise<{ page: Page; scripts: string[]; complaints: string[] }> {
  const { page, context, complaints } = await visit(window)
  const { scripts } = await serveStripe(context, place.stripe)
  if (!scriptComes) await context.route('https://js.stripe.com/**', (route) => route.abort())
  await page.goto(`${origin}/shop/mug`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('link', { name: window.scripts === false ? 'Check out' : 'View cart' }).waitFor()
  await page.goto(`${origin}/commerce/goto-checkout`)
  expect(scripts).toEqual([])
  await atCheckout(page, 'en').giveDetails()
  return { page, scripts, complaints }
}
const cardOf = (page: Page) => page.getByLabel('Stripe card number')
const paid = (page: Page) => atCheckout(page, 'en').isPaid()
const ordersCount = async () =>
  (await shop.as((tx) => tx.db.selectFrom('orders').select('id').where('website_id', '=', shop.site.id).execute()))
    .length
const payments = () =>
  shop.as((tx) =>
    tx.db.selectFrom('payments').selectAll().where('website_id', '=', shop.site.id).orderBy('id').execute(),
  )

test('a declined card says so beside its field and loses nothing; another pays', async () => {
  const { page, scripts, complaints } = await atPayment()
  await cardOf(page).waitFor()
  expect(scripts).toEqual(['https://js.stripe.com/v3/'])
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await page.getByRole('alert').filter({ hasText: 'Your card number is incomplete.' }).waitFor()
  await cardOf(page).fill(stripeCards.declined)
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await page.getByRole('alert').filter({ hasText: 'Your card was declined.' }).waitFor()
  await cardOf(page).fill(stripeCards.good)
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await paid(page)
  expect((await payments()).at(-1)).toMatchObject({ provider: 'stripe', state: 'captured', captured_minor: 1210 + 495 })
  expect(complaints.filter((complaint) => /uncaught|Content Security Policy/.test(complaint))).toEqual([])
})

test('a bank with a confirmation page leads away and back: a refusal is shown at the payment step, an approval leads to the order', async () => {
  const { page } = await atPayment()
  await cardOf(page).fill(stripeCards.authentication)
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await page.getByRole('link', { name: 'refuse' }).click()
  await page.getByRole('alert').filter({ hasText: 'The payment was declined. Nothing was charged' }).waitFor()
  await page.getByText('ana@example.com').waitFor()
  await cardOf(page).fill(stripeCards.authentication)
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await page.getByRole('link', { name: 'approve' }).click()
  await paid(page)
})

test('without scripts Stripe’s own page takes the payment, and leaving it loses nothing', async () => {
  const { page, scripts } = await atPayment({ scripts: false, width: 390 })
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await page.getByRole('alert').filter({ hasText: 'The payment was not completed.' }).waitFor()
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await page.getByRole('link', { name: 'Pay', exact: true }).click()
  await paid(page)
  expect(scripts).toEqual([])
})

test('where Stripe’s script does not load, its own page takes the payment', async () => {
  const { page } = await atPayment({}, { scriptComes: false })
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await page.getByRole('link', { name: 'Pay', exact: true }).click()
  await paid(page)
})

test('a shopper who never comes back has still paid for an order', async () => {
  const { page } = await atPayment({ scripts: false })
  const before = await ordersCount()
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await page.waitForURL(/checkout\.stripe\.com/)
  const session = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  place.stripe.payPage(session)
  place.ctx.clock.forward(15 * 60_000 + 1)
  await doDueJobs(place.ctx)
  expect(await ordersCount()).toBe(before + 1)
  await page.goto(`${origin}/commerce/checkout-return`)
  expect(new URL(page.url()).pathname).toBe('/commerce/order-confirmed')
  await page.goto(`${origin}/cart`)
  await page.getByText('Your cart is empty.').waitFor()
})

test('a product that can no longer be sold as agreed is refunded', async () => {
  const { page } = await atPayment({ scripts: false })
  const before = await ordersCount()
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await page.waitForURL(/checkout\.stripe\.com/)
  const session = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.goto(`${origin}/cart`)
  await page.getByLabel('Quantity of Mug').fill('3')
  await page.getByRole('button', { name: 'Update' }).click()
  place.stripe.payPage(session)
  place.ctx.clock.forward(15 * 60_000 + 1)
  await doDueJobs(place.ctx)
  expect(await ordersCount()).toBe(before)
  expect((await payments()).at(-1)).toMatchObject({ state: 'captured', refunded_minor: 1210 + 495 })
  const told = await place.ctx.db
    .selectFrom('emails')
    .select('text')
    .where('subject', '=', 'TEST – Your payment to Quay is being refunded')
    .execute()
  expect(told.map(({ text }) => text.includes('You paid €17.05, but your order could not be placed'))).toEqual([true])
  await page.getByLabel('Quantity of Mug').fill('1')
  await page.getByRole('button', { name: 'Update' }).click()
  await page.goto(`${origin}/checkout`)
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await page.getByRole('link', { name: 'Pay', exact: true }).click()
  await paid(page)
})

test('a donation goes by Stripe’s own page, and is made also when its donor does not come back', async () => {
  const { page, context } = await visit({ scripts: false })
  await serveStripe(context, place.stripe)
  const before = await ordersCount()
  const give = async () => {
    await page.goto(`${origin}/checkout/donate?donatePageId=${await shop.donation()}`)
    await page.getByLabel('Name', { exact: true }).fill('Ana Silva')
    await page.getByLabel('Email').first().fill('ana@example.com')
    await page.getByRole('button', { name: 'Donate' }).click()
  }
  await give()
  await page.getByRole('link', { name: 'Pay', exact: true }).click()
  await paid(page)
  await give()
  await page.waitForURL(/checkout\.stripe\.com/)
  place.stripe.payPage(new URL(page.url()).pathname.split('/').at(-1) ?? '')
  place.ctx.clock.forward(15 * 60_000 + 1)
  await doDueJobs(place.ctx)
  expect(await ordersCount()).toBe(before + 2)
})

test('where the shop wants wallets, one of the device pays without a card being typed', async () => {
  await shop.express(true)
  const { page } = await atPayment()
  await page.getByRole('heading', { name: 'Express checkout' }).waitFor()
  await page.getByRole('button', { name: 'Stripe wallet' }).click()
  await paid(page)
  await shop.express(false)
})

test('A3.26 beside the cart a wallet sends payer and destination, and the payment follows them', async () => {
  await shop.express(true)
  const { page, context, complaints } = await visit({ width: 390, height: 844 })
  const { scripts } = await serveStripe(context, place.stripe)
  await page.goto(`${origin}/shop/mug`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('link', { name: 'View cart' }).waitFor()
  expect(scripts).toEqual([])
  await page.goto(`${origin}/cart`)
  const wallet = page.getByRole('region', { name: 'Express checkout' }).getByRole('button', { name: 'Stripe wallet' })
  await wallet.waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByText('2 items').first().waitFor()
  await wallet.press('Enter')
  await paid(page)
  expect((await payments()).map(({ captured_minor: captured }) => captured)).toContain(2 * 1210 + 495)
  await page.getByText('Ana Maria Silva').first().waitFor()
  expect(complaints.filter((complaint) => /uncaught|Content Security Policy/.test(complaint))).toEqual([])
  await shop.express(false)
})

test('only the payment step of a shop with Stripe may reach Stripe', async () => {
  const { page } = await atPayment()
  const policy = async (path: string) => (await page.goto(origin + path))?.headers()['content-security-policy'] ?? ''
  expect(await policy('/checkout')).toContain("connect-src 'self' https://js.stripe.com")
  for (const path of ['/checkout?step=details', '/cart'])
    expect(await policy(path)).toMatch(/connect-src 'self'; frame-src 'self';/)
})
