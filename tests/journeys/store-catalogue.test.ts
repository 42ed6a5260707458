import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { setOptions } from '#features/catalog/server'
import { visit } from '#support/browser'
import { checkoutPlace } from '#support/checkout-shop'
import { doDueJobs } from '#support/due-jobs'
import { stockOf } from '#support/orders'
import { counterOf, homeAddress } from '#support/owner-shop'

const place = await checkoutPlace()
const shop = await place.shop({ name: 'shelf', title: 'Shelf', locale: 'en-GB' })
const { ownerArea, buy } = counterOf(place, shop)
const variants: Record<string, string> = {}

beforeAll(async () => {
  for (const title of ['Bowl', 'Dish', 'Plate', 'Ring']) {
    const product = await shop.sell(title, { variant: { priceMinor: 1000, quantity: title === 'Ring' ? 0 : 5 } })
    variants[title] = product.variants[0]?.id ?? ''
  }
})

const stocks = () =>
  shop.as((tx) => Promise.all(['Bowl', 'Dish', 'Plate'].map((title) => stockOf(tx, variants[title] ?? ''))))

/** The cell of a product in a column, as it reads. */
const cellOf = (page: Page, title: string, column: number) =>
  page
    .getByRole('row', { name: new RegExp(`^${title} `) })
    .getByRole('gridcell')
    .nth(column)

test('a block from a spreadsheet is pasted, filled down, previewed, saved and undone', async () => {
  const owner = await ownerArea('products/sheet')
  const headings = owner.getByRole('columnheader')
  // The first to open the owner area in this file: nothing of it is loaded yet.
  await cellOf(owner, 'Bowl', 0).waitFor()
  const titles = await headings.allTextContents()
  const [price, stock] = [titles.indexOf('Price'), titles.indexOf('Stock')]
  await cellOf(owner, 'Bowl', price).click()
  await paste(owner, '12,50\n€ 1.375,00')
  await owner.getByText('2 changes in 2 rows').waitFor()

  await cellOf(owner, 'Bowl', stock).click()
  await owner.keyboard.type('8')
  await owner.keyboard.press('Enter')
  await owner.keyboard.press('ArrowUp')
  await owner.keyboard.press('Shift+ArrowDown')
  await owner.keyboard.press('Shift+ArrowDown')
  await owner.keyboard.press('Control+d')
  await owner.getByText('5 changes in 3 rows').waitFor()
  expect(await stocks()).toEqual([5, 5, 5])

  await owner.getByRole('button', { name: 'Review and save' }).click()
  await owner.getByRole('button', { name: 'Change 5 cells' }).click()
  await owner.getByText('changes in').waitFor({ state: 'detached' })
  await expect.poll(stocks).toEqual([8, 8, 8])
  const reader = await visit()
  await reader.page.goto(`${shop.origin}/shop/bowl`)
  await reader.page.getByText('€12.50').first().waitFor()
  await reader.page.goto(`${shop.origin}/shop/dish`)
  await reader.page.getByText('€1,375.00').first().waitFor()

  await owner.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(stocks).toEqual([5, 5, 5])
  await cellOf(owner, 'Bowl', price).filter({ hasText: '10.00' }).waitFor()
})

test('the owner’s question about a product is answered by its buyer and is part of the order', async () => {
  const owner = await ownerArea('products')
  await owner.getByRole('row', { name: /Plate/ }).click()
  await owner.getByRole('button', { name: 'Add question' }).click()
  await owner.getByLabel('Question', { exact: true }).fill('Name on the plate')
  await owner.getByText('Required', { exact: true }).click()
  await owner.getByRole('button', { name: 'Save' }).click()
  await owner.getByText('Saved.').first().waitFor()
  const buyer = await buy('plate', 'Add to cart', homeAddress, { 'Name on the plate': 'Odile' })
  await buyer.getByText('Odile').waitFor()
  await owner.goto(owner.url().replace(/products.*/, 'orders'))
  await owner.getByRole('row', { name: /Silva/ }).click()
  await owner.getByText('Odile').waitFor()
})

test('the amount of a refund is summed while the number is typed', async () => {
  const owner = await ownerArea('orders')
  await owner.getByRole('row', { name: /Silva/ }).click()
  await owner.getByRole('button', { name: 'Refund' }).click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /Plate/ }).fill('1')
  await dialog.getByRole('button', { name: 'Refund €10.00' }).click()
  await owner.getByText('1 refunded', { exact: true }).waitFor()
})

test('a number or an amount counts while it is typed, and is reformatted only when its field is left', async () => {
  const owner = await ownerArea('products')
  await owner.getByRole('row', { name: /Dish/ }).click()
  const save = owner.getByRole('button', { name: 'Save' })
  const stock = owner.getByRole('textbox', { name: 'In stock' })
  await stock.focus()
  expect(await save.isDisabled()).toBe(true)
  await owner.keyboard.press('ControlOrMeta+a')
  await owner.keyboard.type('1250')
  await expect.poll(() => save.isEnabled()).toBe(true)
  expect(await stock.inputValue()).toBe('1250')
  const price = owner.getByLabel('Price', { exact: true })
  await price.fill('12')
  expect(await stock.inputValue()).toBe('1,250')
  await save.click()
  await owner.getByText('Saved.').first().waitFor()
  expect(await price.inputValue()).toBe('12.00')
  const kept = await shop.as((tx) =>
    tx.db
      .selectFrom('product_variants')
      .select(['quantity', 'price_minor'])
      .where('id', '=', variants.Dish ?? '')
      .executeTakeFirstOrThrow(),
  )
  expect([Number(kept.quantity), Number(kept.price_minor)]).toEqual([1250, 1200])
})

test('a customer who waited for a sold-out product is notified when it is back in stock', async () => {
  const { page: visitor } = await visit({ width: 390, height: 844 })
  await visitor.goto(`${shop.origin}/shop/ring`)
  await visitor.getByLabel('Notify me when it is back').fill('mia@example.com')
  await visitor.getByRole('button', { name: 'Notify me' }).click()
  await visitor.getByText('The shop has your address and writes to you itself.').waitFor()
  const owner = await ownerArea('products')
  await owner.getByRole('row', { name: /Ring/ }).click()
  await owner.getByRole('textbox', { name: 'In stock' }).fill('3')
  await owner.getByRole('button', { name: 'Save' }).click()
  await owner.getByText('Saved.').first().waitFor()
  await doDueJobs(place.ctx)
  const emails = await place.ctx.db
    .selectFrom('emails')
    .select(['subject', 'text'])
    .where('recipient', '=', 'mia@example.com')
    .execute()
  expect(emails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Ring')])
  expect(emails[0]?.text).toContain(`${shop.origin}/shop/ring`)
})

test('related products are found while typing, by keyboard too, and keep their names', async () => {
  const owner = await ownerArea('products')
  await owner.getByRole('row', { name: /Bowl/ }).click()
  const finder = owner.getByRole('combobox', { name: 'Related' })
  // A list that opens while its field is still being scrolled to closes again.
  await finder.scrollIntoViewIfNeeded()
  await finder.click()
  await owner.getByRole('option', { name: 'Dish' }).waitFor()
  await finder.fill('no such thing')
  await owner.getByText('Nothing found').waitFor()
  await finder.fill('pla')
  await owner.getByRole('option', { name: 'Plate' }).waitFor()
  await owner.getByRole('option', { name: 'Dish' }).waitFor({ state: 'detached' })
  await owner.keyboard.press('ArrowDown')
  await owner.keyboard.press('Enter')
  await finder.fill('rin')
  await owner.getByRole('option', { name: 'Ring' }).click()
  await owner.keyboard.press('Escape')
  await owner.getByRole('button', { name: 'Save' }).click()
  await owner.getByText('Saved.').first().waitFor()
  await owner.reload()
  await owner.getByRole('button', { name: 'Remove Plate' }).waitFor()
  await owner.getByRole('button', { name: 'Remove Ring' }).waitFor()
})

/** Pastes a spreadsheet program's clipboard into the sheet. */
async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('grid').evaluate((grid, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

/** A product whose thirty variants are named after their sizes. */
async function paint(title: string) {
  const { id } = await shop.sell(title, { variant: { priceMinor: 1000, quantity: 5 } })
  const values = Array.from({ length: 30 }, (_, at) => ({ value: `${at + 1} litre` }))
  return shop.as((tx) => setOptions(tx, { id, options: [{ name: 'Size', values }] }))
}

const storedVariants = (productId: string) =>
  shop.as((tx) =>
    tx.db
      .selectFrom('product_variants')
      .select(['id', 'sku', 'price_minor'])
      .where('product_id', '=', productId)
      .orderBy('position')
      .execute(),
  )

test('thirty variants are saved by one request, which Enter sends and Undo reverts', async () => {
  const { id } = await paint('Paint')
  const owner = await ownerArea(`products/${id}`)
  const calls: string[] = []
  owner.on('request', (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname))
  await owner.getByLabel('Name', { exact: true }).fill('Wall paint')
  for (let litre = 1; litre <= 30; litre += 1)
    await owner.getByLabel(`Price ${litre} litre`, { exact: true }).fill(`${litre}.50`)
  await owner.keyboard.press('Enter')
  await owner.getByText('Saved.').first().waitFor()
  expect(calls).toEqual([`/api/catalog/products/${id}`])
  const prices = async () => (await storedVariants(id)).map(({ price_minor: minor }) => Number(minor))
  expect(await prices()).toEqual(Array.from({ length: 30 }, (_, at) => (at + 1) * 100 + 50))

  await owner.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(prices).toEqual(Array.from({ length: 30 }, () => 1000))
  await expect.poll(() => owner.getByLabel('Name', { exact: true }).inputValue()).toBe('Paint')
})

test('a SKU of another product is refused beside its field, and no part of the product is saved', async () => {
  const { id } = await paint('Varnish')
  const before = await storedVariants(id)
  const [taken] = (await paint('Lacquer')).variants
  const owner = await ownerArea(`products/${id}`)
  await owner.getByLabel('Price 1 litre', { exact: true }).fill('99')
  const sku = owner.getByLabel('SKU 3 litre', { exact: true })
  await sku.fill(taken?.sku ?? '')
  await owner.keyboard.press('Enter')
  await owner.getByText(`Another variant already has the SKU “${taken?.sku}”`).waitFor()
  expect(await sku.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => sku.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await storedVariants(id)).toEqual(before)
  await sku.fill('VARNISH-3')
  await owner.keyboard.press('Enter')
  await owner.getByText('Saved.').first().waitFor()
  expect((await storedVariants(id))[2]?.sku).toBe('VARNISH-3')
})

test('a dialog with changes asks before Escape closes it, and leads to the wrong fields', async () => {
  const owner = await ownerArea('discounts')
  await owner.getByRole('button', { name: 'Add discount' }).first().click()
  const dialog = owner.getByRole('dialog', { name: 'Add discount' })
  await dialog.getByLabel('Name', { exact: true }).fill('Summer')
  await owner.keyboard.press('Escape')
  const question = owner.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('Summer')
  await dialog.getByLabel('Name', { exact: true }).press('Enter')
  const code = dialog.getByLabel('Code', { exact: true })
  await expect.poll(() => code.evaluate((element) => element === document.activeElement)).toBe(true)
  await dialog.getByText('This is required.').waitFor()
  await code.fill('SUMMER')
  await owner.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await owner.getByText('SUMMER', { exact: true }).waitFor()

  await owner.getByRole('button', { name: 'Add discount' }).first().click()
  await owner.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

test('discounts are exported as a file that a spreadsheet reads, and gift cards as the search found them', async () => {
  const owner = await ownerArea('discounts')
  const fileOf = async () => {
    const download = owner.waitForEvent('download')
    await owner.getByRole('link', { name: 'Export as CSV' }).click()
    return readFileSync(await (await download).path(), 'utf8')
  }
  await owner.getByText('SUMMER', { exact: true }).waitFor()
  expect(await fileOf()).toMatch(/^\uFEFFTitle,Code,Kind,[^\n]*\r?\nSummer,SUMMER,/)

  await owner.goto(new URL('gift-cards', owner.url()).href)
  for (const name of ['Noor', 'Bram']) {
    await owner.getByRole('button', { name: 'Issue a gift card' }).click()
    const dialog = owner.getByRole('dialog')
    await dialog.getByLabel('Amount').fill('25')
    await dialog.getByLabel('Recipient’s name').fill(name)
    await dialog.getByRole('button', { name: 'Issue', exact: true }).click()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await dialog.waitFor({ state: 'detached' })
    // The button of the empty list is gone, but the keyboard goes on from the screen.
    await expect.poll(() => owner.evaluate(() => document.activeElement === document.body)).toBe(false)
  }
  await owner.getByPlaceholder('Search gift cards').fill('noor')
  await owner.getByText('Bram').waitFor({ state: 'detached' })
  const file = await fileOf()
  expect([file.includes('Noor'), file.includes('Bram')]).toEqual([true, false])
})
