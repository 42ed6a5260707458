import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { publish, setPassword } from '#features/pages/server'
import { statusUrl } from '#features/orders/server'
import { newId } from '#platform/contract'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { checkoutPlace } from '#support/checkout-shop'
import { doDueJobs } from '#support/due-jobs'
import { changePaymentSettings, createPage } from '#support/internals'
import { counterOf, homeAddress } from '#support/owner-shop'
import { fulfilOrder } from '../../features/orders/server/fulfilment/fulfil-order.ts'
import { subscriptionUrl } from '../../features/subscriptions/server/subscriptions.queries.ts'

const place = await checkoutPlace({ gatewayIsReal: true })
const shop = await place.shop({ name: 'potter', title: 'Potter', locale: 'en-GB' })
const { buy } = counterOf(place, shop)
const at = { ...place.ctx, site: shop.site, locale: 'en' as const }
const addresses = { order: '', subscription: '', review: '' }
const screen = { width: 390, height: 844 }

beforeAll(async () => {
  const plan = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 }
  const words = { id: newId(), kind: 'text' as const, title: 'Words', description: '', placeholder: '', required: true }
  await shop.sell('Jug', { variant: { priceMinor: 4500, isUnlimited: true } }, { plan })
  await shop.sell('Vase', { variant: { priceMinor: 4500, quantity: 0 } })
  await shop.sell('Ring', { variant: { priceMinor: 9900, quantity: 5 } }, { form: { title: '', fields: [words] } })
  await buy('jug', 'Add to cart', homeAddress, {}, [/^Subscribe/])
  await shop.as(async (tx) => {
    await changePaymentSettings(tx, { provider: 'test', isEnabled: true })
    await changePaymentSettings(tx, { provider: 'manual', isEnabled: true })
    const { id } = await createPage(tx, { title: 'Studio', slug: 'studio' })
    await publish(tx, { documents: [id] })
    await setPassword(tx, { id, password: 'kiln and clay' })
    const order = await tx.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
    const parcel = { carrier: '', trackingNumber: '', trackingUrl: '', notify: false }
    await fulfilOrder(tx, { id: order.id, lines: [], ...parcel })
    addresses.order = statusUrl(at, order.id)
    const subscription = await tx.db.selectFrom('subscriptions').select('id').executeTakeFirstOrThrow()
    addresses.subscription = subscriptionUrl(at, subscription.id)
  })
  await doDueJobs(place.ctx)
  place.ctx.clock.forward(13 * 86_400_000)
  await doDueJobs(place.ctx)
})

/** Returns the sentence that a page ties to a field which it marks as wrong. */
async function sentenceAt(page: Page, name: string): Promise<string> {
  const field = page.locator(`[name="${name}"][aria-invalid=true]`).first()
  await field.waitFor()
  const ids = ((await field.getAttribute('aria-describedby')) ?? '').split(' ')
  return page.locator(`[id="${ids.at(-1)}"]`).innerText()
}

/** Fills one field of a form with a wrong value, sends it, and returns the sentence beside the field. */
async function refusal(page: Page, form: string, [name, typed]: readonly [string, string]): Promise<string> {
  expect(await page.locator(form).getAttribute('novalidate')).not.toBe(null)
  await page.locator(`${form} [name="${name}"]`).fill(typed)
  await page.locator(`${form} button`).last().click()
  return sentenceAt(page, name)
}

const noEmail = 'This is not an email address. It looks like name@example.com.'

test.each([true, false])(
  'every form of a shop reports a wrong field in its own place (scripts: %s)',
  async (scripts) => {
    const { page, complaints } = await visit({ ...screen, scripts })
    const bubbles: string[] = []
    await page.exposeFunction('tellBubble', (name: string) => bubbles.push(name))
    await page.addInitScript(() =>
      addEventListener(
        'invalid',
        ({ target }) => void Reflect.get(window, 'tellBubble')((target as Element).outerHTML),
        true,
      ),
    )
    const isClean = async (name: string) => {
      const folder = process.env['QUOIN_PICTURES']
      if (folder) await page.screenshot({ path: `${folder}/${name}-${scripts}.png`, fullPage: true })
      expect(scripts ? await axeFindings(page) : []).toEqual([])
    }

    await page.goto(`${shop.origin}/shop/vase`)
    expect(await refusal(page, '.product-restock', ['email', 'ana@'])).toMatch(
      /^This is not (an|a valid) email address/,
    )
    await isClean('restock')
    await page.goto(`${shop.origin}/shop/jug`)
    await page.getByText('Write a review').click()
    expect(await refusal(page, '.reviews-link', ['email', 'ana@'])).toBe(noEmail)
    await isClean('review-link')
    await page.goto(addresses.order)
    await page.locator('.order-return summary').click()
    expect(await refusal(page, '.order-return form', ['quantity', '40'])).toMatch(
      /from 1 to 1\.|less|more than is left/,
    )
    expect(await refusal(page, '.order-form[action*=site-users]', ['password', 'short'])).toMatch(
      /at least 8 characters/,
    )
    await isClean('order')
    await page.goto(addresses.subscription)
    expect(await refusal(page, '.subscription-card', ['number', ''])).toMatch(/\w.*\./)
    await isClean('subscription')
    await page.goto(`${shop.origin}/studio`)
    expect(await refusal(page, 'form[action="/api/site/unlock"]', ['password', ''])).toMatch(/not correct/)
    await isClean('lock')
    expect(bubbles).toEqual([])
    expect(complaints).toEqual([])
  },
)

/** Adds the product of a page; without scripts the cart is shown afterwards. */
async function addToCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page
    .getByText('View cart')
    .or(page.getByRole('heading', { name: 'Your cart' }))
    .first()
    .waitFor()
}

test.each([true, false])(
  'the cart reports a wrong quantity and a missing answer in the line (scripts: %s)',
  async (scripts) => {
    const { page } = await visit({ ...screen, scripts })
    await page.goto(`${shop.origin}/shop/ring`)
    await page.getByLabel('Words').fill('For Bo')
    await addToCart(page)
    await page.goto(`${shop.origin}/cart`)
    await page.getByLabel(/^Quantity/).fill('40')
    await page.keyboard.press('Enter')
    await page.locator('.cart-line [role=alert]').filter({ hasText: /5/ }).waitFor()
    await page.goto(`${shop.origin}/cart`)
    await page
      .getByRole('link', { name: /^(Edit|Change)/ })
      .first()
      .click()
    await page.getByLabel('Words').fill('')
    await page.getByRole('button', { name: /^Save/ }).click()
    const field = page.getByLabel('Words')
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    const sentence = page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`)
    expect(await sentence.innerText()).toBe('Check your answer to this question.')
    const folder = process.env['QUOIN_PICTURES']
    if (folder) await page.screenshot({ path: `${folder}/cart-${scripts}.png`, fullPage: true })
    expect(scripts ? await axeFindings(page) : []).toEqual([])
  },
)

test.each([true, false])(
  'a declined card leaves the payment method and the address unchanged (scripts: %s)',
  async (scripts) => {
    const { page } = await visit({ ...screen, scripts })
    await page.goto(`${shop.origin}/shop/jug`)
    await addToCart(page)
    await page.goto(`${shop.origin}/checkout`)
    for (const [label, typed] of Object.entries({ Email: 'ana@example.com', 'Last name': 'Silva', ...homeAddress }))
      await page.getByLabel(label, { exact: true }).fill(typed)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    const ways = page.locator('[name=provider]')
    await ways.nth(1).waitFor()
    const chosen = () => page.locator('[name=provider]:checked').getAttribute('value')
    const other = await ways.nth(1).getAttribute('value')
    expect([await ways.count(), await chosen()]).toEqual([2, await ways.first().getAttribute('value')])
    await ways.nth(1).check()
    // Another window adds to the same cart, so that the agreed total is no longer right.
    const { context } = await visit()
    await context.addCookies(await page.context().cookies())
    const another = await context.newPage()
    await another.goto(`${shop.origin}/shop/jug`)
    await another.getByRole('button', { name: 'Add to cart' }).first().click()
    await another.getByText('View cart').waitFor()
    await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
    await page.getByRole('alert').first().waitFor()
    expect(await chosen()).toBe(other)
    await page.locator('[name=provider][value=test]').check()
    await page.getByLabel('Card number').fill('4000 0000 0000 0002')
    await page.getByLabel('Expiry').fill('12 / 30')
    await page.getByLabel('Security code').fill('123')
    await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
    await page.getByRole('alert').filter({ hasText: 'The payment was declined.' }).waitFor()
    expect(await chosen()).toBe('test')
    await page.getByText('Gracht 1, 3511 AB Utrecht').waitFor()
  },
)
