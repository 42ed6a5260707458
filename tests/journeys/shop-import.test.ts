import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from '#support/browser'
import { atCheckout, testCard } from '#support/checkout-driver'
import { ownerVisit, samples } from '#support/editor'
import { temporaryFile } from '#support/export-file'

const place = samples()
const shopify = temporaryFile(
  'shopify.csv',
  `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Requires Shipping
kom,Kom,<p>Gedraaid en gebakken.</p>,Klei,Servies,klei,true,Kleur,Wit,KOM-W,420,shopify,1,deny,18.50,22.50,true
kom,,,,,,,,Blauw,KOM-B,420,shopify,4,deny,18.50,,true
vaas,Vaas,,Klei,Servies,,true,Title,Default Title,VAAS,900,,,deny,op aanvraag,,true
`,
)
const squarespace = temporaryFile(
  'squarespace.csv',
  `Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Length,Width,Height,Visible,Hosted Image URLs
,,SERVICE,winkel,draailes,Draailes,<p>Een ochtend aan de schijf.</p>,,Duur,Ochtend,65.00,0.00,No,Unlimited,/lessen,,0.0,0.0,0.0,0.0,Yes,
,,,,,,,,Duur,Hele dag,110.00,0.00,No,Unlimited,,,0.0,0.0,0.0,0.0,,
`,
)
const woocommerce = temporaryFile(
  'woocommerce.csv',
  `ID,Type,SKU,Name,Published,Description,"In stock?",Stock,"Regular price",Categories,Parent,"Attribute 1 name","Attribute 1 value(s)"
7,variable,schaal,Schaal,1,Van steengoed.,1,,,Servies,,Maat,"Klein, Groot"
8,variation,schaal-k,,1,,1,2,24,,schaal,Maat,Klein
9,variation,schaal-g,,1,,1,2,36,,schaal,Maat,Groot
10,simple,kruik,Kruik,-1,,1,3,41,,,,
11,simple,tegel,Tegel,0,,1,3,9,,,,
`,
)

test('an owner imports a shop from three others and sees which parts are unreadable', async () => {
  await place.command('create-site', 'klei', '--owner', 'owner@quoin.localhost')
  const { page, complaints } = await ownerVisit()
  await chooseEuros(page)
  await shipToTheNetherlands(page)

  await page.goto(`${place.admin('klei')}/config/imports`)
  await page.locator('input[type=file]').setInputFiles(shopify)
  await page
    .getByRole('row', { name: /Vaas/ })
    .getByText('The price “op aanvraag” cannot be read')
    .filter({ visible: true })
    .waitFor()
  await page.getByRole('button', { name: 'Import now' }).click()
  await page.getByRole('button', { name: 'Undo import' }).waitFor()
  expect(complaints).toEqual([])
  const others = [
    await place.command('import', squarespace, '--site', 'klei', '--json'),
    await place.command('import', woocommerce, '--site', 'klei', '--json'),
  ]
  expect(others.map(({ code }) => code)).toEqual([0, 0])
})

test('a visitor on a phone buys an imported product; a test order leaves the last one for sale', async () => {
  const shopper = await visit({ width: 390, height: 844 })
  await shopper.page.goto(`${place.site('klei')}/shop`)
  const shown = await shopper.page.locator('main').innerText()
  expect(['Kom', 'Draailes', 'Schaal', 'Vaas'].filter((title) => shown.includes(title))).toEqual([
    'Kom',
    'Draailes',
    'Schaal',
  ])
  await shopper.page.getByRole('link', { name: 'Kom', exact: true }).first().click()
  await shopper.page.getByRole('link', { name: 'Wit', exact: true }).click()
  await shopper.page.getByRole('button', { name: 'Add to cart' }).first().click()
  await shopper.page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click()
  await shopper.page.waitForURL((url) => url.pathname === '/cart')
  await shopper.page.getByRole('link', { name: 'Check out' }).click()
  const checkout = atCheckout(shopper.page, 'en')
  await checkout.giveDetails()
  await checkout.payBy(testCard.good)
  await checkout.isPaid()
  await shopper.page.goto(`${place.site('klei')}/shop/kom`)
  await shopper.page.getByRole('link', { name: 'Wit', exact: true }).click()
  await shopper.page.getByRole('button', { name: 'Add to cart' }).first().waitFor()
})

test('the command exports the products', async () => {
  const exported = await place.command('export', 'products', '--site', 'klei', '--format', 'shopify')
  const line = exported.output.split('\r\n').find((row) => row.includes('KOM-W')) ?? ''
  expect([exported.code, line]).toEqual([0, expect.stringContaining('420')])
  expect(line).toMatch(/,shopify,1,/)
})

test('A4.01 A4.02 A4.03 A4.04 R1.17 the list calls products available, scheduled or hidden, and others unsupported', async () => {
  const { page } = await ownerVisit({ width: 1440, height: 900 })
  await page.goto(`${place.admin('klei')}/config/products`)
  const labelled = (title: string, label: string) =>
    page.getByRole('row', { name: title }).getByText(label, { exact: true }).filter({ visible: true }).waitFor()
  await labelled('Schaal', 'Available')
  await labelled('Kruik', 'Hidden')
  await labelled('Tegel', 'Unsupported')
  await page.getByRole('row', { name: 'Kruik' }).click()
  await page.getByRole('button', { name: /Status$/ }).click()
  await page.getByRole('option', { name: 'Scheduled' }).click()
  await page.getByText('Saved.').first().waitFor()
  await page.goto(`${place.admin('klei')}/config/products`)
  await labelled('Kruik', 'Scheduled')
})

test('an undone import lists removed and remaining products', async () => {
  const { page } = await ownerVisit()
  await page.goto(`${place.admin('klei')}/config/imports`)
  await page
    .getByRole('row', { name: /shopify\.csv/ })
    .getByText('shopify.csv')
    .click()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await page
    .getByText(
      'This import is undone. Its products are deleted, with their variants. Images and categories of products stay.',
    )
    .waitFor()
})

async function chooseEuros(page: Page): Promise<void> {
  await page.goto(`${place.admin('klei')}/config/store-settings`)
  await page.getByRole('button', { name: /Currency$/ }).click()
  await page.getByRole('option', { name: /\(EUR\)/ }).click()
  await page.getByRole('button', { name: 'Use Euro' }).click()
  await page.getByRole('button', { name: 'Change currency', disabled: true }).waitFor()
}

/** One zone, the Netherlands, and in it post for € 4.95. */
async function shipToTheNetherlands(page: Page): Promise<void> {
  await page.goto(`${place.admin('klei')}/config/shipping`)
  await page.getByRole('button', { name: 'Add zone' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Nederland')
  await dialog.getByRole('button', { name: 'Add country' }).click()
  await dialog.getByRole('button', { name: 'Add rate' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
}
