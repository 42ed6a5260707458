import { expect, test } from 'vitest'
import { visit } from '#support/browser'
import { byKeys } from '#support/by-keys'
import { atCheckout, testCard } from '#support/checkout-driver'
import { ownerVisit, samples } from '#support/editor'
import { pdfText } from '#support/pdf-text'

/**
 * From nothing to a Dutch shop in euros with a lawful invoice, as somebody does it who has never been here: the screen
 * alone.
 */
const place = samples()
const { page, complaints } = await ownerVisit({ width: 1440, height: 900 })
const name = 'kadewinkel'
const config = `${place.admin(name)}/config`
const dialog = page.getByRole('dialog')
const menu = page.getByRole('navigation', { name: 'Menu' })
const toSales = async () => {
  await menu.getByRole('link', { name: 'Sales' }).click()
  await page.getByText('Before the first sale').waitFor()
}

test('a shop is created from a design, with products that are hidden at first', async () => {
  await page.goto(`${place.platform}/new`)
  await page.getByText('Shop', { exact: true }).first().click()
  await page.getByLabel('Site title').fill('Kadewinkel')
  await page.getByRole('button', { name: /^Language|English/ }).click()
  await page
    .getByRole('option', { name: /Nederlands|Dutch/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/config\/edit\//)
  await page.getByRole('link', { name: 'Back to pages' }).click()
  await menu.getByRole('link', { name: 'Sell' }).click()
  await page.getByText('Before the first sale').waitFor()
  await page.getByText('Your products are there, but nobody sees them yet').waitFor()
})

test('the list before the first sale leads through currency, seller, taxes and shipping', async () => {
  await page.getByRole('link', { name: 'Choose your currency' }).click()
  await page.getByRole('button', { name: /Currency$/ }).click()
  await page.getByRole('option', { name: /\(EUR\)/ }).click()
  await page.getByRole('button', { name: 'Use Euro' }).click()
  await page.getByLabel('Name or company').fill('Kadewinkel')
  await page.getByLabel('Address').fill('Kade 9\n1011 AA Amsterdam')
  await page.getByLabel('VAT number').fill('NL123456782B90')
  await page.getByLabel('Company registration number').fill('12345678')
  await page.getByLabel('Email for customers').fill('hallo@kade.example')
  const seller = page.locator('form', { has: page.getByRole('heading', { name: 'Your details on invoices' }) })
  await seller.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Store settings saved').waitFor()

  await toSales()
  await page.locator('main').getByRole('link', { name: 'Taxes' }).click()
  await page.getByRole('button', { name: 'Start from a preset' }).click()
  await page.getByRole('menuitem', { name: 'Netherlands' }).click()
  await page.getByText('2 rates added.').waitFor()
  await page.getByRole('row').filter({ hasText: '21%' }).waitFor()
  const country = page.getByRole('combobox', { name: 'Country of your business' })
  await expect.poll(() => country.inputValue()).toBe('Netherlands')

  await toSales()
  await page.locator('main').getByRole('link', { name: 'Shipping' }).click()
  await page.getByRole('button', { name: 'Add zone' }).click()
  await dialog.getByLabel('Name').first().fill('Nederland')
  await dialog.getByRole('button', { name: 'Add country' }).click()
  await dialog.getByRole('button', { name: 'Add rate' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
})

test('products are made available together, and the site is published', async () => {
  await menu.getByRole('link', { name: 'Products' }).click()
  await page.getByRole('row', { name: /Schaal/ }).waitFor()
  await page.locator('thead label, [role=columnheader] label').first().click()
  await page.getByRole('button', { name: 'Make available' }).click()
  await page.getByRole('row').filter({ hasText: 'Schaal' }).getByText('Available').filter({ visible: true }).waitFor()
  await toSales()
  await page.goto(`${config}/unpublished`)
  await page.getByRole('row', { name: /Home/ }).waitFor()
  await page.locator('thead label, [role=columnheader] label').first().click()
  await page.getByRole('button', { name: /^Publish/ }).click()
  await page.getByText(/parts of the site are live/).waitFor()
})

test('a shopper buys, and the invoice has all legally required fields', async () => {
  const shopper = await visit()
  const shop = shopper.page
  await shop.goto(`${place.site(name)}/winkel`)
  await shop
    .getByRole('link', { name: /Schaal/ })
    .first()
    .click()
  await shop.getByText(/36,00/).first().waitFor()
  await shop
    .getByRole('button', { name: /In winkelwagen/ })
    .first()
    .click()
  await shop.getByRole('dialog').waitFor()
  await shop.goto(`${place.site(name)}/cart`)
  await shop.getByRole('link', { name: /Afrekenen/ }).click()
  const checkout = atCheckout(shop, 'nl')
  await checkout.giveDetails({})
  await checkout.payBy(testCard.good)
  await checkout.isPaid()

  await page.goto(`${config}/orders`)
  await page.getByRole('row', { name: /Silva/ }).click()
  const href =
    (await page
      .getByRole('link', { name: /^(Invoice|TEST|Factuur)/ })
      .first()
      .getAttribute('href')) ?? ''
  const bytes = await page.evaluate(
    async (address) => [...new Uint8Array(await (await fetch(address)).arrayBuffer())],
    href,
  )
  const text = pdfText(Buffer.from(bytes))
  const lawful = ['Kadewinkel', 'Kade 9', 'NL123456782B90', '12345678', 'Silva', 'Gracht 1', 'Schaal', '21', '36,00']
  expect(lawful.filter((words) => !text.includes(words))).toEqual([])
  expect(complaints).toEqual([])
})

test('by keyboard alone a new owner gets as far: currency, seller, taxes, shipping, products and pages', async () => {
  const { page: screen, complaints: noted } = await ownerVisit({ width: 1440, height: 900 })
  const keys = byKeys(screen)
  const press = (key: string) => screen.keyboard.press(key)
  const fill = async (label: RegExp, words: string) => {
    await keys.to(label)
    await screen.keyboard.type(words)
  }
  const jump = async (words: string, heading = words) => {
    await press('ControlOrMeta+k')
    await screen.getByRole('dialog').waitFor()
    await screen.keyboard.type(words)
    await press('Enter')
    await screen.getByRole('heading', { name: heading, exact: true }).first().waitFor()
  }
  await screen.goto(`${place.platform}/new`)
  await screen.getByText('Shop', { exact: true }).first().waitFor()
  await keys.to(/^Blank/)
  await keys.to(/^Shop/, 'ArrowRight')
  await press('Enter')
  await fill(/Site title/, 'Toetswinkel')
  await keys.to(/^Create site/)
  await press('Enter')
  await screen.waitForURL(/\/config\/edit\//)
  await screen.frameLocator('.e-stage iframe').locator('[data-section] .block').first().waitFor()

  await jump('Store settings')
  await screen.getByRole('button', { name: /^Use / }).waitFor()
  await keys.to(/^Currency/)
  await screen.keyboard.type('Euro (EUR)')
  await press('ArrowDown')
  await press('Enter')
  await keys.to(/^Use Euro/)
  await press('Enter')
  await screen.getByText('Currency changed').waitFor()
  await fill(/^Name or company/, 'Toetswinkel')
  await fill(/^Address/, 'Kade 9, 1011 AA Amsterdam')
  await fill(/^VAT/, 'NL123456782B90')
  await fill(/^Company/, '12345678')
  await keys.to(/^Save$/)
  await press('Enter')
  await screen.getByText('Store settings saved').waitFor()

  await jump('Taxes')
  await screen.getByRole('button', { name: 'Start from a preset' }).waitFor()
  await keys.to(/^Start from a preset/)
  await press('Enter')
  await screen.getByRole('menuitem', { name: 'Netherlands' }).waitFor()
  await keys.to(/^Netherlands/, 'ArrowDown')
  await press('Enter')
  await screen.getByRole('row').filter({ hasText: '21%' }).waitFor()

  await jump('Shipping')
  await screen.getByRole('button', { name: 'Add zone' }).waitFor()
  await keys.to(/^Add zone/)
  await press('Enter')
  await screen.getByRole('dialog').waitFor()
  await fill(/^Name/, 'Nederland')
  await keys.to(/^Add country/)
  await press('Enter')
  await keys.to(/^Add rate/)
  await press('Enter')
  await keys.to(/^Save$/)
  await press('Enter')
  await screen.getByRole('dialog').waitFor({ state: 'detached' })

  await jump('Products')
  await screen.getByRole('row').filter({ hasText: 'Bowl' }).waitFor()
  await keys.to(/^Plate/)
  await press('ControlOrMeta+a')
  await keys.to(/^Make available/, 'Shift+Tab')
  await press('Enter')
  await screen.getByRole('row').filter({ hasText: 'Bowl' }).getByText('Available').filter({ visible: true }).waitFor()

  await jump('Unpublished changes')
  await screen.getByRole('row', { name: /Home/ }).waitFor()
  await keys.to(/^(Service|About us|How it is made|Home|Shop).*(Page|Collection)/)
  await press('ControlOrMeta+a')
  await keys.to(/^Publish \d/, 'Shift+Tab')
  await press('Enter')
  await screen.getByText(/parts of the site are live/).waitFor()
  expect(noted).toEqual([])
})
