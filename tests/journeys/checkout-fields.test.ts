import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { samples } from '#support/editor'

const place = samples()
const site = place.site('kade-9')
const phone = { width: 390, height: 844 }

async function shopper(screen: Parameters<typeof visit>[0] = {}) {
  const visitor = await visit(screen)
  await visitor.page.goto(`${site}/shop/tray-9`)
  await visitor.page.locator('.product-buy button').click()
  await visitor.page.getByText('Tray 9').and(visitor.page.locator('.cart-line a, .cart-drawer a')).first().waitFor()
  await visitor.page.goto(`${site}/checkout`)
  return visitor
}

test.each([true, false])(
  'every wrong field says so at once, in its own place, and the first has the focus (scripts: %s)',
  async (scripts) => {
    const { page } = await shopper({ ...phone, scripts })
    await page.getByRole('heading', { level: 1, name: 'Your details' }).waitFor()
    await page.getByLabel('Email').first().fill('ana@')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.locator('.checkout-fault').nth(4).waitFor()
    const faults = page.locator('.checkout-row:has(.checkout-fault)')
    expect(await faults.evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['field']))).toEqual([
      'email',
      'lastName',
      'line1',
      'postalCode',
      'city',
    ])
    expect(await page.locator('.checkout-fault').first().textContent()).toBe(
      'This is not an email address. It looks like name@example.com.',
    )
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('checkout-email')
    expect(await page.getByLabel('City').getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByLabel('City').getAttribute('aria-describedby')).toBe('checkout-city-fault')
    // Without scripts the page is the same, and nothing can look through it.
    expect(scripts ? await axeFindings(page) : []).toEqual([])
  },
)

test('by keyboard an empty required field says so, and is right as soon as it is filled in', async () => {
  const { page, complaints } = await shopper()
  const last = page.getByLabel('Last name')
  await last.focus()
  await page.locator('quoin-island[awake] > .checkout-form').waitFor()
  await page.keyboard.press('Tab')
  const fault = page.locator('[data-field=lastName] .checkout-fault')
  await fault.getByText('Fill this in.').waitFor()
  await last.focus()
  await page.keyboard.type('S')
  await fault.waitFor({ state: 'detached' })
  expect(await last.getAttribute('aria-invalid')).toBe(null)
  expect(complaints).toEqual([])
})

test.each([true, false])(
  'rarely needed fields are folded away and open where they are wrong, and both steps show the cart (scripts: %s)',
  async (scripts) => {
    const { page } = await shopper({ ...phone, scripts })
    const company = page.getByLabel('Company')
    expect(await company.isVisible()).toBe(false)
    await page.getByLabel('Email').first().fill('ana@example.com')
    await page.getByLabel('Last name').fill('Silva')
    await page.getByLabel('Street and number').fill('Gracht 1')
    await page.getByLabel('Postal code').fill('3511 AB')
    await page.getByLabel('City').fill('Utrecht')
    await page.getByText('VAT number').first().click()
    await company.waitFor()
    await page.getByLabel('VAT number').fill('NL123')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.locator('[data-field=vatNumber] .checkout-fault').waitFor()
    await page.getByLabel('VAT number').fill('')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.getByRole('heading', { level: 1, name: 'Delivery and payment' }).waitFor()
    const image = page.locator('.checkout-columns .checkout-image img')
    expect(
      await image.evaluate((element: HTMLImageElement) => element.decode().then(() => element.naturalWidth > 0)),
    ).toBe(true)
    expect(await page.getByRole('navigation', { name: 'Steps' }).locator('[aria-current=step]').textContent()).toBe(
      'Payment',
    )
    await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Details' }).click()
    await page.getByRole('heading', { level: 1, name: 'Your details' }).waitFor()
  },
)
