import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { ownerVisit, samples } from '#support/editor'

const place = samples()
const shop = `${place.site('kade-9')}/shop`
const admin = `${place.admin('kade-9')}/config`
const phone = { width: 390, height: 844 }

test('an owner gives a value a colour, and shoppers see it at the product and in the filter', async () => {
  const { page } = await ownerVisit()
  await page.goto(`${admin}/products?search=notebooks`)
  await page
    .getByRole('row', { name: /Notebooks/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Swatch of Dotted' }).click()
  const dialog = page.getByRole('dialog', { name: 'Swatch of Dotted' })
  await dialog.getByRole('textbox', { name: 'Colour' }).fill('#123456')
  await dialog.getByRole('textbox', { name: 'Colour' }).press('Tab')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').first().waitFor()
  const shopper = await visit({ ...phone, scripts: false })
  await shopper.page.goto(shop)
  await shopper.page.locator('.product-card-title a', { hasText: 'Notebooks' }).click()
  const dot = shopper.page.getByRole('link', { name: 'Dotted' }).locator('.swatch')
  expect(await dot.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(18, 52, 86)')
  await page.getByRole('button', { name: 'Swatch of Dotted' }).click()
  await dialog.getByRole('button', { name: 'Remove swatch' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.locator('button[type=submit]:disabled', { hasText: 'Save' }).waitFor()
})

test('colours appear beside values in the filter, several filters count together, and the page stays', async () => {
  const { page, complaints } = await visit()
  await page.goto(shop)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByText('Filter', { exact: true }).click()
  const colours = page.getByRole('group', { name: 'Colour' })
  const signal = colours.getByRole('link', { name: /^Signal/ })
  expect(await signal.locator('.swatch').evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(240, 68, 28)',
  )
  await signal.click()
  await page.getByRole('link', { name: 'Remove filter: Signal' }).waitFor()
  await page
    .getByRole('group', { name: 'Availability' })
    .getByRole('link', { name: /In stock/ })
    .click()
  await page.getByRole('link', { name: 'Remove filter: In stock' }).waitFor()
  expect(await page.getByRole('link', { name: 'Remove filter: Signal' }).isVisible()).toBe(true)
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  expect(await axeFindings(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('on a phone each number counts the results of its filter with the others, and one button leads to the list', async () => {
  const { page, complaints } = await visit({ ...phone, touch: true })
  await page.goto(shop)
  await page.locator('.shop-menu[data-wide] > summary').tap()
  const link = (group: string, name: RegExp) =>
    page.getByRole('group', { name: group }).getByRole('link', { name }).first()
  const numberOf = async (filter: ReturnType<typeof link>) => Number(await filter.locator('.shop-number').textContent())
  const before = await numberOf(link('Availability', /In stock/))
  const signal = await numberOf(link('Colour', /Signal/))
  await link('Colour', /Signal/).tap()
  const done = page.getByRole('link', { name: new RegExp(`^Show ${signal} products$`) })
  await done.waitFor()
  const left = await numberOf(link('Availability', /In stock/))
  expect(left).toBeLessThanOrEqual(signal)
  expect(left).toBeLessThan(before)
  const [box, sheet] = [await done.boundingBox(), await page.locator('.shop-sheet').first().boundingBox()]
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((sheet?.y ?? 0) + (sheet?.height ?? 0) + 1)
  await done.tap()
  await page.locator('.shop-menu[open]').waitFor({ state: 'detached' })
  expect(await page.locator('.product-card').count()).toBe(signal)
  await page.locator('.shop-menu[data-wide] > summary').tap()
  await link('Availability', /In stock/).tap()
  await page.getByRole('link', { name: left === 1 ? 'Show 1 product' : `Show ${left} products` }).waitFor()
  expect(await page.locator('.product-card').count()).toBe(left)
  expect(await axeFindings(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a slider and its fields show the same price, and the list follows without a full reload', async () => {
  const { page, complaints } = await visit()
  await page.goto(shop)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  const all = await page.locator('.shop-count').textContent()
  await page.getByText('Filter', { exact: true }).click()
  const range = page.getByRole('group', { name: 'Price range' })
  await range.getByRole('slider', { name: 'To', exact: true }).focus()
  await page.keyboard.press('PageDown')
  await page.waitForURL((url) => url.searchParams.has('to'))
  await page
    .locator('.shop-count')
    .filter({ hasNotText: all ?? '' })
    .waitFor()
  const typed = await range.getByRole('spinbutton', { name: 'To', exact: true }).inputValue()
  expect(new URL(page.url()).searchParams.get('to')).toBe(typed)
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  expect(complaints).toEqual([])
})

test('without scripts the price fields send the typed values, and other filters stay', async () => {
  const { page } = await visit({ ...phone, scripts: false })
  await page.goto(`${shop}?stock=in`)
  await page.locator('summary', { hasText: 'Filter' }).click()
  const range = page.getByRole('group', { name: 'Price range' })
  expect(await range.getByRole('slider', { name: 'To', exact: true }).count()).toBe(0)
  await range.getByRole('spinbutton', { name: 'From', exact: true }).fill('150')
  await range.getByRole('button', { name: 'Apply prices' }).click()
  await page.waitForURL((url) => url.searchParams.get('from') === '150')
  expect(new URL(page.url()).searchParams.get('stock')).toBe('in')
  expect(await page.locator('.product-card-title').allTextContents()).toContain('Lamp N')
  expect(await page.locator('.product-card-title').allTextContents()).not.toContain('Tray 9')
})

test('a product without options is added from the list, one with options shows them in place', async () => {
  const { page, context, complaints } = await visit()
  await page.goto(shop)
  await page.getByRole('button', { name: 'Add Buoy to cart' }).click()
  await page.getByText('Added to your cart.').first().waitFor()
  expect((await context.cookies()).find(({ name }) => name === '__Host-cartCount')?.value).toBe('1')
  const drawer = page.locator('dialog.cart-drawer[open]')
  await drawer.waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Choose options of Tray 9' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tray 9' })
  await dialog.getByRole('link', { name: 'Ink', exact: true }).click()
  await dialog.locator('a[aria-current=true]', { hasText: 'Ink' }).waitFor()
  await dialog.getByRole('link', { name: '340 mm' }).click()
  await dialog.locator('a[aria-current=true]', { hasText: '340 mm' }).waitFor()
  await dialog.getByRole('button', { name: 'Add to cart' }).click()
  await drawer.getByText('Ink / 340 mm').waitFor()
  expect(await dialog.count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/shop')
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Choose options of Tray 9' }).click()
  await dialog.getByRole('link', { name: 'Ink', exact: true }).click()
  await dialog.getByRole('link', { name: 'View full details' }).click()
  await page.waitForURL((url) => url.pathname === '/shop/tray-9')
  expect(complaints).toEqual([])
})

test('on a phone the options appear in a small sheet with the button visible', async () => {
  const { page, complaints } = await visit({ ...phone, touch: true })
  await page.goto(shop)
  await page.getByRole('link', { name: 'Choose options of Tray 9' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Tray 9' })
  const button = dialog.getByRole('button', { name: 'Add to cart' })
  await button.waitFor()
  const [sheet, box] = [await dialog.boundingBox(), await button.boundingBox()]
  expect(Math.round((sheet?.y ?? 0) + (sheet?.height ?? 0))).toBe(phone.height)
  expect(sheet?.height).toBeLessThan(phone.height * 0.75)
  expect((box?.y ?? phone.height) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height)
  expect(await dialog.locator('.product-images').isVisible()).toBe(false)
  await dialog.getByRole('link', { name: 'Ink', exact: true }).tap()
  await dialog.locator('a[aria-current=true]', { hasText: 'Ink' }).waitFor()
  await dialog.getByRole('link', { name: '340 mm' }).tap()
  await dialog.locator('a[aria-current=true]', { hasText: '340 mm' }).waitFor()
  await button.tap()
  await page.locator('dialog.cart-drawer[open]').getByText('Ink / 340 mm').waitFor()
  expect(complaints).toEqual([])
})

test('without scripts a product is added from the list by a form', async () => {
  const { page } = await visit({ ...phone, scripts: false })
  await page.goto(shop)
  await page.getByRole('button', { name: 'Add Buoy to cart' }).click()
  await page.waitForURL((url) => url.pathname === '/cart')
  await page.getByText('Buoy').first().waitFor()
})

test('on a phone a last product alone in its row takes the whole row', async () => {
  const { page } = await visit({ ...phone, scripts: false })
  const lists: { count: number; last: number; whole: number }[] = []
  for (const price of [3000, 4000, 5000, 6000, 8000, 10_000]) {
    await page.goto(`${shop}?price=0-${price}`)
    const cards = page.locator('.products-list > li')
    const [list, last] = [await page.locator('.products-list').boundingBox(), await cards.last().boundingBox()]
    lists.push({
      count: await cards.count(),
      last: Math.round(last?.width ?? 0),
      whole: Math.round(list?.width ?? 0),
    })
  }
  const odd = lists.filter(({ count }) => count % 2 === 1 && count > 1)
  expect(odd).not.toEqual([])
  expect(odd.map(({ last }) => last)).toEqual(odd.map(({ whole }) => whole))
})

test('on a wide screen a last product alone in its row has the width of the others', async () => {
  const { page } = await visit({ width: 1440, height: 900, scripts: false })
  await page.goto(shop)
  await page.getByRole('link', { name: 'Desk', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Desk' }).waitFor()
  const cards = page.locator('.products-list > li')
  const [first, last] = [cards.first(), cards.last()]
  const widths = [await first.boundingBox(), await last.boundingBox()].map((box) => Math.round(box?.width ?? 0))
  expect(widths[1]).toBe(widths[0])
  const image = await last.locator('.product-card-image').boundingBox()
  const title = await last.locator('.product-card-title').boundingBox()
  expect(title?.y).toBeGreaterThanOrEqual((image?.y ?? 0) + (image?.height ?? 0))
})

test('a category opens with its text and its image', async () => {
  const { page } = await visit()
  await page.goto(`${shop}/category/prints`)
  await page.getByText('Screen prints of the harbour').waitFor()
  expect(await page.locator('.shop-heading .shop-image img').count()).toBe(1)
  expect(await axeFindings(page)).toEqual([])
})
