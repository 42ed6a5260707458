import { beforeAll, expect, test } from 'vitest'
import type { ProductPatch } from '#features/catalog/contract'
import { createDocument, publish } from '#features/pages/server'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { atCheckout, testCard } from '#support/checkout-driver'
import { checkoutPlace } from '#support/checkout-shop'
import { doDueJobs } from '#support/due-jobs'
import { browserAt } from '#support/request'
import { createArea } from '../../features/areas/server/save-areas.ts'

const place = await checkoutPlace()
const choir = await place.shop({ name: 'choir', title: 'Choir', locale: 'en-GB' })
const plan = (unit: 'MONTH' | 'YEAR'): ProductPatch => ({
  plan: { billingPeriod: { value: 1, unit }, numBillingCycles: 0 },
})
const products = { year: '', other: '' }
const sell = (title: string, priceMinor: number, more: ProductPatch) =>
  choir.sell(title, { type: 5, variant: { priceMinor } }, more)

async function lockedPage(title: string): Promise<string> {
  return choir.as(async (tx) => {
    const settings = { title, slug: title.toLowerCase(), access: 'members' }
    const { id } = await createDocument(tx, { kind: 'page', settings })
    await publish(tx, { documents: [id] })
    return id
  })
}

beforeAll(async () => {
  const month = await sell('Singer', 900, plan('MONTH'))
  const year = await sell('Singer for a year', 9000, plan('YEAR'))
  const other = await sell('Scores', 1900, {})
  products.year = year.variants[0]?.id ?? ''
  products.other = other.variants[0]?.id ?? ''
  const [rehearsals, scores] = [await lockedPage('Rehearsals'), await lockedPage('Scores')]
  const singers = { title: 'Rehearsals', lead: '', documentIds: [rehearsals], productIds: [month.id, year.id] }
  await choir.as(async (tx) => {
    await createArea(tx, singers)
    await createArea(tx, { title: 'Scores', lead: '', documentIds: [scores], productIds: [other.id] })
  })
})

/** A guest without scripts who has chosen one of the ways in, at the first step of the checkout. */
async function guestWith(product: string, path: string) {
  const { page } = await visit({ scripts: false })
  await page.goto(choir.origin + path)
  await page.getByRole('button', { name: `Join: ${product}`, exact: true }).click()
  await page.getByRole('link', { name: 'Check out' }).click()
  return page
}
const orders = () => choir.as((tx) => tx.db.selectFrom('orders').select('id').execute())

test('a guest who types the email address of a member is asked to sign in, and is sold nothing twice', async () => {
  const first = await guestWith('Singer', '/rehearsals')
  await atCheckout(first, 'en').giveDetails({ isSent: false })
  await atCheckout(first, 'en').payBy(testCard.good)
  await atCheckout(first, 'en').isPaid()
  await doDueJobs(place.ctx)

  const page = await guestWith('Singer', '/rehearsals')
  const shopper = atCheckout(page, 'en')
  await page.getByLabel('Email').first().fill('Ana@Example.com')
  await page.getByLabel('Last name').fill('Silva')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByText('There is a running membership with this email address already').waitFor()
  expect(await page.getByLabel('Last name').inputValue()).toBe('Silva')
  expect(await axeFindings((await scriptedTwin(page.url())).page)).toEqual([])
  await page.goto(`${choir.origin}/checkout`)
  expect(await page.getByRole('button', { name: 'Order with obligation to pay' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('link', { name: 'Sign in to use your membership' }).click()
  expect(new URL(page.url()).pathname).toBe('/account/sign-in')
  expect(await orders()).toHaveLength(1)

  await page.goto(`${choir.origin}/checkout`)
  await shopper.giveDetails({ isSent: false, email: 'ben@example.com' })
  await shopper.payBy(testCard.good)
  await shopper.isPaid()
  expect(await orders()).toHaveLength(2)
})

/** axe needs scripts: the same step of a guest's own checkout. */
async function scriptedTwin(address: string) {
  const twin = await visit()
  await twin.page.goto(`${choir.origin}/rehearsals`)
  await twin.page.getByRole('button', { name: 'Join: Singer', exact: true }).click()
  await twin.page.getByRole('link', { name: 'Check out' }).click()
  await twin.page.getByLabel('Email').first().fill('ana@example.com')
  await twin.page.getByLabel('Last name').fill('Silva')
  await twin.page.getByRole('button', { name: 'Continue to payment' }).click()
  await twin.page.getByText('There is a running membership').waitFor()
  expect(new URL(twin.page.url()).pathname).toBe(new URL(address).pathname)
  return twin
}

test('the server refuses the order of a running membership, and sells the same address another one', async () => {
  const guest = browserAt(place.port, `choir.localhost:${place.port}`)
  const before = (await orders()).length
  const details = { email: 'ana@example.com', lastName: 'Silva', country: 'NL' }
  await guest.send('POST', '/api/commerce/cart/entries', { variantId: products.year, subscribe: true })
  await guest.send('POST', '/api/commerce/checkout', { ...details, email: 'new@example.com' })
  const [, fingerprint] = /name="fingerprint" value="([^"]+)"/.exec((await guest.ask('/checkout')).text) ?? []
  await guest.send('POST', '/api/commerce/checkout', details)
  const card = { provider: 'test', number: testCard.good, expiry: '12 / 39', cvc: '123' }
  const refused = await guest.send('POST', '/api/commerce/checkout/order', { ...card, fingerprint })
  expect(refused.text).toContain('step=details')
  expect(await orders()).toHaveLength(before)

  const other = browserAt(place.port, `choir.localhost:${place.port}`)
  await other.send('POST', '/api/commerce/cart/entries', { variantId: products.other })
  await other.send('POST', '/api/commerce/checkout', details)
  const [, agreed] = /name="fingerprint" value="([^"]+)"/.exec((await other.ask('/checkout')).text) ?? []
  const placed = await other.send('POST', '/api/commerce/checkout/order', { ...card, fingerprint: agreed })
  expect(placed.text).toContain('order-confirmed')
  expect(await orders()).toHaveLength(before + 1)
})
