import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { ownerVisit, samples } from '#support/editor'
import { sharedBetween } from '#support/in-lanes'

const place = samples()
const shop = `${place.site('kade-9')}/shop`
const admin = `${place.admin('kade-9')}/config`
const phone = { width: 390, height: 844 }

test('a shopper chooses a variant in place: price, stock, address and article number follow', async () => {
  const { page, complaints } = await visit()
  await page.goto(`${shop}/tray-9`)
  const before = await page.locator('[data-fact=sku]').textContent()
  await page.getByRole('link', { name: '340 mm' }).click()
  await page.locator('.product-head .product-price', { hasText: '€56.00' }).waitFor()
  expect(new URL(page.url()).searchParams.get('options')).toBe('colour:signal,length:340 mm')
  expect(await page.locator('[data-fact=sku]').textContent()).not.toBe(before)
  await page.getByRole('link', { name: 'Chalk', exact: true }).click()
  await page.locator('.product-stock', { hasText: 'Sold out' }).waitFor()
  expect(await page.getByRole('button', { name: 'Sold out' }).isDisabled()).toBe(true)
  expect(await page.getByLabel('Notify me when it is back').isVisible()).toBe(true)
  expect(complaints).toEqual([])
})

test('the address of a variant shows it to every visitor', async () => {
  const { page } = await visit({ ...phone, scripts: false })
  await page.goto(`${shop}/tray-9?options=${encodeURIComponent('colour:ink,length:340 mm')}`)
  expect(await page.locator('.product-head .product-price').textContent()).toContain('€56.00')
  expect(await page.getByRole('link', { name: 'Ink', exact: true }).getAttribute('aria-current')).toBe('true')
})

test('without scripts a shopper chooses by links and adds by a form', async () => {
  const { page } = await visit({ ...phone, scripts: false })
  await page.goto(`${shop}/tray-9`)
  await page.getByRole('link', { name: 'Ink', exact: true }).click()
  await page.getByRole('link', { name: '340 mm' }).click()
  await page.getByLabel('Quantity').fill('2')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.waitForURL((url) => url.pathname === '/cart')
  await page.getByText('Ink / 340 mm').first().waitFor()
})

test('with scripts the page stays, says that it is in the cart, and the first call of a visit is not refused', async () => {
  const { page, context, complaints } = await visit()
  await page.goto(`${shop}/buoy`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('status').getByRole('link', { name: 'View cart' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/shop/buoy')
  expect((await context.cookies()).find(({ name }) => name === '__Host-cartCount')?.value).toBe('1')
  expect(complaints).toEqual([])
})

test.each([true, false])(
  'more than the stock is refused on the page, in its language and not by the browser (scripts: %s)',
  async (scripts) => {
    const { page } = await visit({ ...phone, scripts })
    await page.goto(`${shop}/buoy`)
    await page.getByLabel('Quantity').fill('999')
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.locator('.product-said').filter({ hasText: /\d/ }).waitFor()
    expect(await page.getByLabel('Quantity').inputValue()).toBe('999')
    expect(new URL(page.url()).pathname).toBe('/shop/buoy')
  },
)

test('without scripts a shopper asks for a notice when a variant is back', async () => {
  const { page } = await visit({ ...phone, scripts: false })
  await page.goto(`${shop}/cup-11`)
  await page.getByRole('link', { name: 'Ink', exact: true }).click()
  await page.getByLabel('Notify me when it is back').fill('waiting@example.com')
  await page.getByRole('button', { name: 'Notify me' }).click()
  await page.getByText('The shop has your address and writes to you itself.').waitFor()
})

test('filters narrow the list in place, and the way back opens it again', async () => {
  const { page, complaints } = await visit()
  await page.goto(shop)
  const count = page.locator('.shop-count')
  const all = await count.textContent()
  await page.getByText('Filter', { exact: true }).click()
  await page
    .getByRole('group', { name: 'Availability' })
    .getByRole('link', { name: /On sale/ })
    .click()
  await count.filter({ hasText: '1 product' }).waitFor()
  expect(page.url()).toContain('sale=yes')
  await page.goBack()
  await count.filter({ hasText: all ?? '' }).waitFor()
  expect(complaints).toEqual([])
})

test('without scripts the same filters are links', async () => {
  const { page } = await visit({ ...phone, scripts: false })
  await page.goto(shop)
  await page.getByText('Filter', { exact: true }).click()
  await page.getByRole('link', { name: /On sale/ }).click()
  const cards = page.locator('.product-card')
  await page.getByRole('link', { name: 'Remove filter: On sale' }).waitFor()
  await expect.poll(() => cards.count()).toBe(1)
  await page.getByRole('link', { name: 'Remove filter: On sale' }).click()
  await expect.poll(() => cards.count()).toBeGreaterThan(10)
})

test('a category lists its products and those of its subcategories', async () => {
  const { page } = await visit({ ...phone, scripts: false })
  await page.goto(shop)
  await page.getByRole('link', { name: 'Desk', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Desk' }).waitFor()
  await page.getByRole('link', { name: 'Light' }).click()
  await expect.poll(() => page.locator('.product-card-title').allTextContents()).toEqual(['Lamp N'])
})

test('quick view shows a product over the list, by keyboard too, and returns the focus', async () => {
  const { page, complaints } = await visit()
  await page.goto(shop)
  const link = page.getByRole('link', { name: 'Quick view of Tray 9' })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Tray 9' })
  await dialog.waitFor()
  await dialog.getByRole('link', { name: '340 mm' }).click()
  await dialog.locator('.product-price', { hasText: '€56.00' }).first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/shop')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(complaints).toEqual([])
})

test('a product page loads at most 3 kB of script before it is touched', async () => {
  const { page } = await visit(phone)
  const scripts: string[] = []
  page.on(
    'response',
    (response) => void (response.request().resourceType() === 'script' && scripts.push(response.url())),
  )
  await page.goto(`${shop}/tray-9`, { waitUntil: 'networkidle' })
  const bodies = await page.evaluate((urls) => Promise.all(urls.map(async (url) => (await fetch(url)).text())), scripts)
  expect(bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0)).toBeLessThanOrEqual(3000)
})

test('shop pages have no fault that axe finds and fit their screen at 390, 768 and 1440 px', async () => {
  const paths = [
    '',
    '/category/prints',
    '/tray-9',
    '/cup-11',
    '/gift-card',
    '/print-of-the-month',
    '/framing',
    '/harbour-sun-file',
  ]
  const windows = await Promise.all([visit(), visit()])
  const faults = await sharedBetween(windows, paths, async (path, { page }) => {
    const wrong: string[] = []
    await page.goto(shop + path)
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (overflow > 0) wrong.push(`${path} is ${overflow} px too wide at ${width}`)
      wrong.push(...(await axeFindings(page)).map((fault) => `${path} at ${width}: ${fault}`))
    }
    return wrong
  })
  expect(faults.flat()).toEqual([])
})

test('an owner changes prices in the spreadsheet, previews the changes, saves and undoes them', async () => {
  const { page } = await ownerVisit()
  await page.goto(`${admin}/products/sheet?search=buoy`)
  const grid = page.getByRole('grid', { name: 'Products and variants' })
  const price = grid.getByRole('gridcell', { name: '56.00' })
  await price.click()
  await page.keyboard.type('58')
  await page.keyboard.press('Enter')
  await page.getByText('1 change in 1 row').waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('1 change in 1 row').waitFor({ state: 'detached' })
  await page.keyboard.press('Control+Shift+z')
  await page.getByRole('button', { name: 'Review and save' }).click()
  await page.getByRole('row', { name: /Price 56\.00 58/ }).waitFor()
  await page.getByRole('button', { name: 'Change 1 cell' }).click()
  await grid.getByRole('gridcell', { name: '58.00' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await price.waitFor()
})

test('an owner previews a bulk change before it is made', async () => {
  const { page } = await ownerVisit()
  await page.goto(`${admin}/products/sheet?search=lamp`)
  await page.getByRole('gridcell', { name: '189.00' }).first().waitFor()
  await page.getByRole('button', { name: 'Bulk edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bulk edit' })
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await dialog.getByText('4 cells on 4 rows will change.').waitFor()
  expect(await dialog.getByRole('row', { name: /189\.00 207\.90/ }).count()).toBe(4)
})

test('an owner makes a product with options and a shopper sees it', async () => {
  const { page } = await ownerVisit()
  await page.goto(`${admin}/products`)
  await page.getByRole('button', { name: 'Add product' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Mooring line')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('heading', { level: 1, name: 'Mooring line' }).waitFor()
  await page.getByLabel('Price', { exact: true }).fill('12.50')
  await page.getByText('Unlimited', { exact: true }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').first().waitFor()
  await page.getByRole('button', { name: 'Add option' }).click()
  await page.getByLabel('Option name').fill('Length')
  await page.getByLabel('Value, then Enter').fill('1 m, 2 m')
  await page.getByLabel('Value, then Enter').press('Enter')
  await page.getByText('Once saved: 2 variants.').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('grid', { name: 'Variants' }).getByText('2 m').waitFor()
  await page.getByRole('button', { name: /Status/ }).click()
  const shown = page.waitForResponse((response) => response.url().endsWith('/api/catalog/products/status'))
  await page.getByRole('option', { name: 'Available' }).click()
  expect((await shown).status()).toBe(200)
  await page.goto(`${shop}/mooring-line`)
  await page.getByRole('link', { name: '2 m', exact: true }).waitFor()
  expect(await page.locator('.product-head .product-price').textContent()).toContain('€12.50')
})
