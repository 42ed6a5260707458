import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { atCheckout, testCard } from '#support/checkout-driver'
import { documentedCurrencies } from '#support/currencies'
import { ownerVisit, samples } from '#support/editor'
import { temporaryFile } from '#support/export-file'
import { pdfText } from '#support/pdf-text'

const place = samples()
const config = `${place.admin('draaischijf')}/config`
const lessons = temporaryFile(
  'lessen.csv',
  `Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Length,Width,Height,Visible,Hosted Image URLs
,,SERVICE,winkel,draailes,Draailes,<p>Een ochtend aan de schijf.</p>,,,,65.00,0.00,No,Unlimited,,,0.0,0.0,0.0,0.0,Yes,
`,
)

test('A3.33 importing products into a store without a currency requires the currency of their prices', async () => {
  await place.command('create-site', 'draaischijf', '--owner', 'owner@quoin.localhost')
  const { page, complaints } = await ownerVisit()
  await page.goto(`${config}/imports`)
  await page.locator('input[type=file]').setInputFiles(lessons)
  const dialog = page.getByRole('dialog', { name: 'What are the prices in?' })
  await dialog.waitFor()
  expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: /Currency$/ }).click()
  const offered = await page.getByRole('option').allInnerTexts()
  const codes = offered.map((words) => /\((\w{3})\)/.exec(words)?.[1] ?? '')
  expect(codes.toSorted()).toEqual(documentedCurrencies.toSorted())
  await page.getByRole('option', { name: /\(EUR\)/ }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Import now' }).click()
  await page.getByRole('button', { name: 'Undo import' }).waitFor()

  await page.goto(`${config}/imports`)
  await page.locator('input[type=file]').setInputFiles(lessons)
  await page.getByRole('button', { name: 'Import now' }).waitFor()
  expect(complaints).toEqual([])
})

test('an owner enters the seller, the numbering of invoices and the return period', async () => {
  const { page, complaints } = await ownerVisit()
  await page.goto(`${config}/store-settings`)
  await page.getByLabel('Name or company').fill('Draaischijf Utrecht')
  await page.getByLabel('Address').fill('Oudegracht 12\n3511 AB Utrecht')
  await page.getByLabel('VAT number').fill('NL123456782B90')
  await page.getByLabel('Company registration number').fill('12345678')
  await page.getByLabel('Email for customers').fill('hallo@draaischijf.example')
  await saveCard(page, 'Your details on invoices')
  await page.getByRole('textbox', { name: 'Invoice prefix' }).fill('2026-')
  await page.getByRole('textbox', { name: 'First invoice number' }).fill('41')
  await saveCard(page, 'Order and invoice numbers')
  await page.getByRole('textbox', { name: 'Days to ask for a return' }).fill('30')
  await saveCard(page, 'Returns and downloads')
  expect(await axeFindings(page, { within: 'main' })).toEqual([])

  await page.reload()
  expect([
    await page.getByLabel('Name or company').inputValue(),
    await page.getByRole('textbox', { name: 'Invoice prefix' }).inputValue(),
    await page.getByRole('textbox', { name: 'Days to ask for a return' }).inputValue(),
  ]).toEqual(['Draaischijf Utrecht', '2026-', '30'])
  expect(complaints).toEqual([])
})

test('an order is then paid in euros, and its invoice names the seller and has the next number', async () => {
  const { page } = await visit()
  await page.goto(`${place.site('draaischijf')}/shop/draailes`)
  await page.getByText('€65.00').first().waitFor()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click()
  await page.waitForURL((url) => url.pathname === '/cart')
  await page.getByRole('link', { name: 'Check out' }).click()
  const checkout = atCheckout(page, 'en')
  await checkout.giveDetails({ isSent: false })
  await checkout.payBy(testCard.good)
  await checkout.isPaid()

  const owner = await ownerVisit()
  await owner.page.goto(`${config}/orders`)
  await owner.page.getByRole('row', { name: /Silva/ }).click()
  const link = owner.page.getByRole('link', { name: /TEST-2026-/ })
  const href = (await link.getAttribute('href')) ?? ''
  const bytes = await owner.page.evaluate(
    async (address) => [...new Uint8Array(await (await fetch(address)).arrayBuffer())],
    href,
  )
  const text = pdfText(Buffer.from(bytes))
  expect(
    ['Draaischijf Utrecht', 'Oudegracht 12', 'NL123456782B90', '12345678', 'TEST-2026-'].filter(
      (words) => !text.includes(words),
    ),
  ).toEqual([])
  expect(text).toMatch(/65[.,]00/)
})

async function saveCard(page: Page, title: string): Promise<void> {
  const form = page.locator('form', { has: page.getByRole('heading', { name: title }) })
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByRole('button', { name: 'Save', disabled: true }).waitFor()
}
