import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { createZone } from '#features/shipping/server'
import { newId } from '#platform/contract'
import { axeFindings } from '#support/axe'
import { browser, visit } from '#support/browser'
import { atCheckout, byKeyboard, testCard } from '#support/checkout-driver'
import { checkoutPlace } from '#support/checkout-shop'
import { chooseRadio } from '#support/choose-radio'
import { lastEmail } from '#support/last-email'
import { subscriptionUrl } from '../../features/subscriptions/server/subscriptions.queries.ts'
import { doDueJobs } from '#support/due-jobs'

const place = await checkoutPlace()
const quay = await place.shop({ name: 'quay', title: 'Quay', locale: 'en-GB' })
const kade = await place.shop({ name: 'kade', title: 'Kade', locale: 'nl-NL' })
const noScripts = { scripts: false, width: 320, height: 640 }

beforeAll(async () => {
  await quay.sell('Mug', { variant: { priceMinor: 1210, isUnlimited: true } })
  const plan = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 }
  await quay.sell('Print of the month', { variant: { priceMinor: 2420, isUnlimited: true } }, { plan })
  await quay.sell('Gift card', { type: 4, variant: { priceMinor: 1000 } })
  await kade.sell('Donaudampfschifffahrtsgesellschaftskapitänsmok', {
    slug: 'mok',
    variant: { priceMinor: 1210, isUnlimited: true },
  })
  const field = {
    id: newId(),
    kind: 'text' as const,
    title: 'Gravure',
    description: '',
    placeholder: '',
    required: true,
  }
  await kade.sell(
    'Ring',
    { variant: { priceMinor: 9900, isUnlimited: true } },
    { form: { title: '', fields: [field] } },
  )
})

async function fill(page: Page, product: string, choices: readonly RegExp[] = []): Promise<void> {
  await page.goto(`${quay.origin}/shop/${product}`)
  for (const name of choices) await chooseRadio(page, name)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('link', { name: 'View cart' }).waitFor()
}
/** How many lines of text a heading takes. */
const linesOf = (heading: Locator) =>
  heading.evaluate((element) => Math.round(element.clientHeight / parseFloat(getComputedStyle(element).lineHeight)))
const isWithin = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
const subscriptions = () => quay.as((tx) => tx.db.selectFrom('subscriptions').selectAll().execute())

test('an order for goods by keyboard alone: a declined card loses nothing, the next one pays', async () => {
  const { page } = await visit()
  const keys = byKeyboard(page)
  const checkout = atCheckout(page, 'en', keys)
  await page.goto(`${quay.origin}/shop/mug`)
  await keys.press(page.getByRole('button', { name: 'Add to cart' }).first())
  await keys.press(page.getByRole('link', { name: 'View cart' }))
  await keys.press(page.getByRole('link', { name: 'Check out' }))
  await checkout.giveDetails()
  await checkout.payBy(testCard.declined)
  await page.getByRole('alert').filter({ hasText: 'The payment was declined.' }).waitFor()
  await page.getByText('Gracht 1, 3511 AB Utrecht').waitFor()
  await checkout.payBy(testCard.good)
  await checkout.isPaid()
})

test('an order in Dutch and without scripts, on a small phone, from the product to its status', async () => {
  const { page } = await visit({ ...noScripts, locale: 'nl-NL' })
  await page.goto(`${kade.origin}/winkel/mok`)
  await page.getByLabel('Aantal').fill('2')
  await page.getByRole('button', { name: 'In winkelwagentje' }).click()
  await page.getByRole('heading', { level: 1, name: 'Winkelwagentje' }).waitFor()
  expect(await isWithin(page)).toBe(true)
  expect(await linesOf(page.getByRole('heading', { level: 1 }))).toBe(1)
  await page.getByRole('link', { name: 'Afrekenen' }).click()
  const checkout = atCheckout(page, 'nl')
  await checkout.giveDetails()
  await page.locator('.checkout-peek summary').click()
  await page.locator('.checkout-peek').getByText('Donaudampf').waitFor()
  expect(await isWithin(page)).toBe(true)
  await checkout.payBy(testCard.good)
  await checkout.isPaid()
  await page.getByRole('heading', { level: 1, name: 'Bedankt voor je bestelling' }).waitFor()
  const [status = ''] = /http\S+order-status\S+/.exec(await lastEmail(place.ctx, kade.site.id)) ?? []
  await page.goto(status)
  await page.getByRole('heading', { level: 1, name: /^Bestelling / }).waitFor()
  await page.getByText('€ 29,15').first().waitFor()
})

test('a subscription is shown with its period and begins with its first paid order', async () => {
  const { page } = await visit()
  await fill(page, 'print-of-the-month', [/^Subscribe/])
  await page.goto(`${quay.origin}/cart`)
  await page.getByText('renews every month').waitFor()
  await page.getByRole('link', { name: 'Check out' }).click()
  const checkout = atCheckout(page, 'en')
  await checkout.giveDetails()
  await checkout.payBy(testCard.good)
  await checkout.isPaid()
  await doDueJobs(place.ctx)
  expect(await subscriptions()).toHaveLength(1)
})

test('a subscription is cancelled only after a confirmation: in a dialog, or without scripts on a page', async () => {
  const [subscription] = await subscriptions()
  const address = subscriptionUrl({ ...place.ctx, site: quay.site, locale: 'en' }, subscription?.id ?? '')
  const plain = await visit(noScripts)
  await plain.page.goto(address)
  await plain.page.getByRole('button', { name: 'Cancel subscription' }).click()
  await plain.page.getByRole('heading', { name: 'Cancel this subscription?' }).waitFor()
  await plain.page.getByRole('link', { name: 'Keep it' }).click()
  await plain.page.getByRole('button', { name: 'Pause' }).waitFor()
  const { page, complaints } = await visit({ width: 390, height: 844 })
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this subscription?' })
  await page.goto(`${address}&ask=cancel`)
  expect(await axeFindings(page)).toEqual([])
  await page.goto(address)
  const button = page.getByRole('button', { name: 'Cancel subscription' })
  await button.press('Enter')
  await dialog.getByText(/It stays active until .*, the end of what you have paid/).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  expect((await subscriptions())[0]?.state).toBe('active')
  await button.click()
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByText('Your subscription is cancelled. This page confirms it: this shop sends no email yet.').waitFor()
  expect((await subscriptions())[0]?.state).toBe('active')
  await page.getByRole('button', { name: 'Keep the subscription' }).click()
  await page.getByText('Your subscription goes on.').waitFor()
  await page.getByRole('link', { name: 'Cancel at once instead' }).click()
  await page.getByRole('button', { name: 'Cancel at once' }).click()
  await page.getByText('Your subscription is cancelled.').waitFor()
  expect([(await subscriptions())[0]?.state, complaints]).toEqual(['cancelled', []])
})

test('a number that is typed into the cart before its script has loaded still counts', async () => {
  const { page } = await visit()
  await fill(page, 'mug')
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\/cart-[\w-]{8}\.js/, async (route) => {
    await arrived
    await route.continue()
  })
  const scriptRequest = page.waitForRequest(/\/cart-[\w-]{8}\.js/)
  await page.goto(`${quay.origin}/cart`)
  await page.getByLabel('Quantity of Mug').fill('3')
  await scriptRequest
  arrive()
  await page.getByLabel('Quantity of Mug').press('Tab')
  await page.getByText('3 items').first().waitFor()
})

test('a gift card is bought without an address, and pays a part of the next order beside a card', async () => {
  const { page } = await visit()
  await fill(page, 'gift-card')
  await page.goto(`${quay.origin}/commerce/goto-checkout`)
  const checkout = atCheckout(page, 'en')
  expect(await page.getByLabel('Street and number').count()).toBe(0)
  await checkout.giveDetails({ isSent: false })
  await checkout.payBy(testCard.good)
  await checkout.isPaid()
  await doDueJobs(place.ctx)
  const emails = await place.ctx.db.selectFrom('emails').select('text').execute()
  const [code = ''] = emails.flatMap(({ text }) => /\b[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3,}\b/.exec(text) ?? [])
  await fill(page, 'mug')
  await page.goto(`${quay.origin}/commerce/goto-checkout`)
  await checkout.giveDetails()
  await page.getByLabel('Discount or gift card code').fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.locator('.checkout-due').getByText('€7.05').waitFor()
  await checkout.payBy(testCard.good)
  await checkout.isPaid()
  await page.getByText('−€10.00').waitFor()
})

test('a donation is one form beside any cart; an amount outside the range is reported at its field', async () => {
  const { page } = await visit(noScripts)
  await page.goto(`${quay.origin}/checkout/donate?donatePageId=${await quay.donation()}`)
  await page.getByLabel('Other amount').fill('0.10')
  await page.getByRole('button', { name: 'Donate' }).click()
  await page.getByText('Choose an amount from €1.00 to €500.00.').waitFor()
  expect(await page.locator('[aria-invalid=true]').count()).toBe(3)
  await page.getByLabel('Name', { exact: true }).fill('Ana Silva')
  await page.getByLabel('Email').first().fill('ana@example.com')
  await page.getByRole('button', { name: 'Donate' }).click()
  await page.getByText('Choose an amount from €1.00 to €500.00.').waitFor()
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ana Silva')
  await page.getByLabel('Other amount').fill('12.50')
  await page.getByLabel('Card number').fill(testCard.good)
  await page.getByLabel('Expiry (MM / YY)').fill('12 / 30')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Donate' }).click()
  await page.waitForURL((url) => url.pathname === '/commerce/order-confirmed')
  await page.getByText('€12.50').first().waitFor()
})

test('a visitor who comes back a month later finds the cart unchanged', async () => {
  const { page, context } = await visit()
  await fill(page, 'mug')
  const storageState = await context.storageState()
  await context.close()
  place.ctx.clock.forward(30 * 86_400_000)
  const back = await (await (await browser()).newContext({ storageState, locale: 'en-GB' })).newPage()
  await back.goto(`${quay.origin}/cart`)
  await back.getByRole('link', { name: 'Mug' }).first().waitFor()
  expect(await back.getByRole('link', { name: 'Check out' }).isVisible()).toBe(true)
})

test('A3.26 where the shop wants wallets, the test wallet pays in two steps, without scripts too', async () => {
  await quay.express(true)
  const { page } = await visit(noScripts)
  await page.goto(`${quay.origin}/shop/mug`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.waitForURL((url) => url.pathname === '/checkout')
  await page.goto(`${quay.origin}/cart`)
  await page.getByRole('button', { name: 'Test wallet' }).click()
  await page.getByText('Visa •••• 4242 from the test wallet').waitFor()
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await page.waitForURL((url) => url.pathname === '/commerce/order-confirmed')
  await quay.express(false)
})

test('C8.20 C8.14 C8.15 C8.16 C8.17 C8.18 every error of the cart says to check the connection, where that failed', async () => {
  const { page, context } = await visit({ locale: 'nl-NL' })
  const hint = 'Controleer je internetverbinding.'
  await page.goto(`${kade.origin}/winkel/ring`)
  await page.getByLabel('Gravure').fill('Altijd')
  await page.getByRole('button', { name: 'In winkelwagentje' }).click()
  await page.getByRole('status').getByRole('link').waitFor()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'In winkelwagentje' }).click()
  await page.getByText(`Kan item niet toevoegen. ${hint}`).waitFor()
  await context.setOffline(false)
  await page.goto(`${kade.origin}/cart`)
  await page.getByRole('button', { name: 'Eén meer' }).click()
  await page.getByText('2 artikelen').first().waitFor()
  await page.getByText('Gegevens bewerken').click()
  const save = page.getByRole('button', { name: 'Opslaan' })
  await save.waitFor()
  await context.setOffline(true)
  const says = (sentence: string) =>
    page
      .getByRole('alert')
      .filter({ hasText: `${sentence}. ${hint}` })
      .waitFor()
  await page.getByRole('button', { name: 'Eén meer' }).click()
  await says('Kan aantal niet bijwerken')
  await page.getByRole('button', { name: 'Ring verwijderen' }).click()
  await says('Kan item niet verwijderen')
  await page.getByLabel('Kortings- of cadeauboncode').fill('zomer')
  await page.getByRole('button', { name: 'Toepassen' }).click()
  await says('Kan de codes niet bijwerken')
  await save.click()
  await says('Kan formulier niet bijwerken')
  await page.getByRole('link', { name: 'Annuleren' }).click()
  await page.getByText('Gegevens bewerken').click()
  await says('Kan formulier niet openen')
})

test('a clicked delivery method is taken at once; the keyboard goes through all of them and takes one with the button', async () => {
  const rate = (title: string, amountMinor: number) => ({
    id: newId(),
    title,
    price: { kind: 'flat' as const, amountMinor },
    freeOverMinor: null,
    estimate: null,
  })
  const rates = [rate('By post', 1000), rate('By bicycle', 2500)]
  await quay.as((tx) =>
    createZone(tx, { name: 'Belgium', places: [{ country: 'BE', regions: [], postal: [] }], rates }),
  )
  const { page } = await visit()
  await fill(page, 'mug')
  await page.goto(`${quay.origin}/checkout`)
  await page.getByLabel('Country').selectOption('BE')
  await page.getByRole('button', { name: 'Show the fields for this country' }).click()
  await page.waitForURL(/step=details/)
  await page.getByLabel('Email').first().fill('ana@example.com')
  await page.getByLabel('Last name').fill('Silva')
  await page.getByLabel('Street and number').fill('Gracht 1')
  await page.getByLabel('Postal code').fill('1000')
  await page.getByLabel('City').fill('Brussel')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.locator('quoin-island[awake] .checkout-ways').waitFor()
  await page.getByText('By bicycle').click()
  await page.waitForURL(/#checkout-shipping$/)
  await page.locator('quoin-island[awake] .checkout-ways').waitFor()
  expect(await page.getByLabel('By bicycle').isChecked()).toBe(true)
  await page.getByLabel('By bicycle').press('ArrowUp')
  await page.getByRole('button', { name: 'Select' }).press('Enter')
  await page.getByRole('button', { name: 'Order with obligation to pay' }).waitFor()
  expect(await page.getByLabel('By post').isChecked()).toBe(true)
})
