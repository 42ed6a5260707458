import type { Page } from 'playwright-core'
import { textSection } from '#support/text-section'
import { beforeAll, expect, test } from 'vitest'
import type { ProductPatch } from '#features/catalog/contract'
import { createDocument, publish } from '#features/pages/server'
import { paymentsOf } from '#features/payments/server'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { atCheckout, testCard } from '#support/checkout-driver'
import { checkoutPlace } from '#support/checkout-shop'
import { doDueJobs } from '#support/due-jobs'
import { counterOf } from '#support/owner-shop'
import { browserAt } from '#support/request'
import { createArea } from '../../features/areas/server/save-areas.ts'
import { applyProviderEvent } from '../../features/payments/server/apply-provider-event.ts'

const place = await checkoutPlace()
const quay = await place.shop({ name: 'quay', title: 'Quay', locale: 'en-GB' })
const host = `quay.localhost:${place.port}`
const { ownerArea } = counterOf(place, quay)
const password = 'koren op de molen'
const secret = 'The secret of the sourdough'
const day = 86_400_000
const monthly: ProductPatch = { plan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 } }
const yearly: ProductPatch = { plan: { billingPeriod: { value: 1, unit: 'YEAR' }, numBillingCycles: 0 } }
const access = (title: string, priceMinor: number, more?: ProductPatch) =>
  quay.sell(title, { type: 5, variant: { priceMinor } }, more)

async function secretPage(title: string): Promise<string> {
  return quay.as(async (tx) => {
    const settings = { title, slug: title.toLowerCase(), access: 'members' }
    const { id } = await createDocument(tx, {
      kind: 'page',
      settings,
      ...textSection(secret),
    })
    await publish(tx, { documents: [id] })
    return id
  })
}

/** Somebody with an account, signed in: a browser without scripts. */
async function member(email: string) {
  const browser = browserAt(place.port, host)
  const api = '/api/site-users/account'
  await browser.send('POST', api, { email, password, name: 'Ana' })
  await doDueJobs(place.ctx)
  const emails = await place.ctx.db.selectFrom('emails').select('text').where('recipient', '=', email).execute()
  const [, token = ''] = /confirm\?token=([\w-]{43})/.exec(emails.map(({ text }) => text).join('\n')) ?? []
  await browser.send('POST', `${api}/confirm`, { token })
  return browser
}

/** Again, after a while: a session of a browser that was not told to stay signed in lasts a day. */
async function signedIn(email: string) {
  const browser = browserAt(place.port, host)
  await browser.send('POST', '/api/site-users/account/session', { email, password })
  return browser
}
const orders = () => quay.as((tx) => tx.db.selectFrom('orders').select('id').orderBy('number', 'desc').execute())
const lastOrder = async () => (await orders())[0]?.id ?? ''

const productIds = { month: '', once: '' }
beforeAll(async () => {
  productIds.month = (await access('Reader', 900, monthly)).id
  const year = (await access('Reader for a year', 9000, yearly)).id
  productIds.once = (await access('Archive', 4900)).id
  const [recipes, archive] = [await secretPage('Recipes'), await secretPage('Archive')]
  const area = {
    lead: 'Week by week.',
    title: 'The recipes',
    documentIds: [recipes],
    productIds: [productIds.month, year],
  }
  await quay.as(async (tx) => {
    await createArea(tx, area)
    await createArea(tx, { title: 'The archive', lead: '', documentIds: [archive], productIds: [productIds.once] })
  })
})

/** Pays for the cart that a page shows. */
async function payCart(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Check out' }).click()
  const checkout = atCheckout(page, 'en')
  await checkout.giveDetails({ isSent: false })
  await checkout.payBy(testCard.good)
  await checkout.isPaid()
  await doDueJobs(place.ctx)
}

test('C0.02 C1.08 C6.22 B6.07 without scripts, on a small phone: a visitor without access sees the prices and buys, the page is open while it is paid', async () => {
  const { page } = await visit({ scripts: false, width: 320, height: 640 })
  const refused = await page.goto(`${quay.origin}/recipes`)
  expect([refused?.status(), await page.content()]).toEqual([403, expect.not.stringContaining(secret)])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await page.getByRole('heading', { name: 'For members only' }).waitFor()
  await page.getByText('€9.00 per month').waitFor()
  await page.getByRole('button', { name: 'Join: Reader', exact: true }).click()
  await page.getByText('renews every month').waitFor()
  await payCart(page)

  const ana = await member('ana@example.com')
  const open = await ana.ask('/recipes')
  expect([open.status, open.headers['cache-control'], open.text]).toEqual([
    200,
    'private, no-store',
    expect.stringContaining(secret),
  ])
  expect((await ana.ask('/account')).text).toContain('The recipes')
  const variants = await quay.as((tx) =>
    tx.db.selectFrom('product_variants').select('id').where('product_id', '=', productIds.month).execute(),
  )
  const again = await ana.send('POST', '/api/commerce/cart/entries', { variantId: variants[0]?.id, subscribe: true })
  expect([again.status, again.text]).toEqual([409, expect.stringContaining('You already have this membership.')])
  expect((await (await member('ben@example.com')).ask('/recipes')).text).toContain('You have no access to this page')

  const [subscription] = await quay.as((tx) => tx.db.selectFrom('subscriptions').select('id').execute())
  const id = subscription?.id ?? ''
  place.ctx.clock.forward(32 * day)
  await doDueJobs(place.ctx)
  const renewed = await signedIn('ana@example.com')
  expect((await renewed.ask('/recipes')).status).toBe(200)
  const owner = await ownerArea(`subscriptions/${id}`)
  await owner.getByRole('button', { name: 'Cancel now' }).click()
  await owner.getByRole('button', { name: 'Cancel the subscription' }).click()
  await owner.getByRole('button', { name: 'Cancel now' }).waitFor({ state: 'detached' })
  expect((await renewed.ask('/recipes')).status).toBe(200)
  expect((await renewed.ask('/account')).text).toContain('Valid until')
  place.ctx.clock.forward(31 * day)
  const over = await (await signedIn('ana@example.com')).ask('/recipes')
  expect([over.status, over.text]).toEqual([403, expect.stringContaining('You are signed in as ana@example.com')])
  expect(over.text).toContain('Join: Reader')
})

test('C4.38 C4.39 the choice between two ways to pay swaps the prices and the buttons, by mouse and by keyboard', async () => {
  const { page } = await visit()
  await page.goto(`${quay.origin}/recipes`)
  const [left, right] = [page.getByRole('radio', { name: 'per month' }), page.getByRole('radio', { name: 'per year' })]
  const shown = async () => [
    await page.locator('.pricing-price').filter({ visible: true }).allTextContents(),
    await page.getByRole('button', { name: /^Join/ }).evaluateAll((all) => all.map((button) => button.ariaLabel)),
  ]
  expect(await shown()).toEqual([['€9.00 per month'], ['Join: Reader']])
  await right.check()
  expect(await shown()).toEqual([['€90.00 per year'], ['Join: Reader for a year']])
  expect(await axeFindings(page)).toEqual([])
  await right.press('ArrowLeft')
  expect(await left.isChecked()).toBe(true)
  expect(await shown()).toEqual([['€9.00 per month'], ['Join: Reader']])
})

test.each([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])('the button that opens a page is reached without scrolling, at $width pixels', async (window) => {
  const { page } = await visit(window)
  await page.goto(`${quay.origin}/recipes`)
  const button = await page.getByRole('button', { name: 'Join: Reader', exact: true }).boundingBox()
  expect((button?.y ?? 0) + (button?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(window.height)
  await page.getByText('Already a member? Sign in').click()
  await page.getByLabel('Password').fill(password)
  expect(await axeFindings(page)).toEqual([])
})

test('the last chosen of two ways to pay for the same pages is in the cart, once', async () => {
  const { page } = await visit({ scripts: false })
  const join = async (name: string) => {
    await page.goto(`${quay.origin}/recipes`)
    if (name.endsWith('year')) await page.getByRole('radio', { name: 'per year' }).check()
    await page.getByRole('button', { name: `Join: ${name}`, exact: true }).click()
    await page.waitForURL(/\/cart/)
    return (await page.locator('main').innerText()).split('Subtotal')[0]
  }
  expect(await join('Reader')).toContain('€9.00')
  const once = await join('Reader for a year')
  expect(once).toContain('€90.00')
  expect(once).not.toContain('€9.00')
  expect(await join('Reader for a year')).not.toContain('€180.00')
})

test('an area paid once opens permanently, and closes when the money is refunded', async () => {
  const { page } = await visit({ scripts: false })
  await page.goto(`${quay.origin}/archive`)
  await page.getByRole('button', { name: 'Join: Archive' }).click()
  await payCart(page)
  place.ctx.clock.forward(400 * day)
  const ana = await signedIn('ana@example.com')
  expect((await ana.ask('/archive')).text).toContain(secret)
  const owner = await ownerArea(`orders/${await lastOrder()}`)
  await owner.getByRole('button', { name: 'Refund', exact: true }).first().click()
  const refund = owner.getByRole('dialog')
  await refund.getByRole('textbox', { name: /Archive/ }).fill('1')
  await refund.getByRole('button', { name: 'Refund €49.00' }).click()
  await owner.getByText('1 refunded', { exact: true }).waitFor()
  await doDueJobs(place.ctx)
  expect((await ana.ask('/archive')).text).not.toContain(secret)
})

type News = Parameters<typeof applyProviderEvent>[2]
const dispute =
  (state: 'lost' | 'won') =>
  (amountMinor: number): News => ({ disputes: [{ reference: 'dp', state, amountMinor }] })
const elsewhere = (amountMinor: number): News => ({
  refunds: [{ reference: `elsewhere ${amountMinor}`, amountMinor, state: 'succeeded' }],
})

test.each([
  { what: 'dispute', gone: dispute('lost'), after: dispute('won'), opens: true },
  { what: 'refund elsewhere', gone: elsewhere, after: dispute('won'), opens: false },
])(
  'an area paid once closes when the payment is reversed, and opens again when it is restored: $what',
  async ({ what, gone, after, opens }) => {
    const email = `${what.replaceAll(' ', '-')}@example.com`
    const { page } = await visit({ scripts: false })
    await page.goto(`${quay.origin}/archive`)
    await page.getByRole('button', { name: 'Join: Archive' }).click()
    await page.getByRole('link', { name: 'Check out' }).click()
    const checkout = atCheckout(page, 'en')
    await checkout.giveDetails({ isSent: false, email })
    await checkout.payBy(testCard.good)
    await checkout.isPaid()
    await page.getByText(`Create an account with ${email} to access your purchase.`).waitFor()
    await doDueJobs(place.ctx)
    const buyer = await member(email)
    expect((await buyer.ask('/archive')).text).toContain(secret)
    const id = await lastOrder()
    const hear = async (updateOf: (amountMinor: number) => News) => {
      await quay.as(async (tx) => {
        const [payment] = await paymentsOf(tx, [`order:${id}`])
        await applyProviderEvent(tx, payment?.id ?? '', updateOf(payment?.capturedMinor ?? 0))
      })
      await doDueJobs(place.ctx)
      return (await buyer.ask('/archive')).text.includes(secret)
    }
    expect([await hear(gone), await hear(after)]).toEqual([false, opens])
  },
)

test('access that is paid each period is not sold for one payment, for every request', async () => {
  const cara = browserAt(place.port, host)
  const [variant] = await quay.as((tx) =>
    tx.db.selectFrom('product_variants').select('id').where('product_id', '=', productIds.month).execute(),
  )
  const answered = await cara.send('POST', '/api/commerce/cart/entries', { variantId: variant?.id, subscribe: false })
  expect(answered.text).toContain('renews every month')
})
