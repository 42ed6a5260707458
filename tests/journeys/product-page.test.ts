import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { samples } from '#support/editor'

const place = samples()
const shop = `${place.site('kade-9')}/shop`
const phone = { width: 390, height: 844 }

test('a press on an image of a product opens it over the page, and closing it restores the page and its address', async () => {
  const { page, complaints } = await visit(phone)
  await page.goto(`${shop}/tray-9`)
  const image = page.locator('.product-track a').first()
  await image.click()
  const enlarged = page.locator('dialog.lightbox')
  await enlarged.getByText('1 of 4').waitFor()
  expect(new URL(page.url()).pathname).toBe('/shop/tray-9')
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('ArrowRight')
  await enlarged.getByText('2 of 4').waitFor()
  await page.goBack()
  await enlarged.waitFor({ state: 'detached' })
  expect(page.url()).toBe(`${shop}/tray-9`)
  expect(await image.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(complaints).toEqual([])
})

test('by keyboard an image opens with Enter and closes with Escape, and the chosen variant stays chosen', async () => {
  const { page } = await visit()
  await page.goto(`${shop}/tray-9`)
  await page.getByRole('link', { name: 'Ink', exact: true }).click()
  await page.locator('.product-thumbs [aria-current]').and(page.locator('[aria-label="Image 3 of 4"]')).waitFor()
  const image = page.locator('.product-track a').nth(2)
  await image.focus()
  await page.keyboard.press('Enter')
  await page.locator('dialog.lightbox').getByText('3 of 4').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('dialog.lightbox').waitFor({ state: 'detached' })
  expect(new URL(page.url()).searchParams.get('options')).toContain('colour:ink')
  expect(await page.getByRole('link', { name: 'Ink', exact: true }).getAttribute('aria-current')).toBe('true')
})

test('an image opened over a quick view leaves the address of the list alone', async () => {
  const { page, complaints } = await visit()
  await page.goto(shop)
  await page.getByRole('link', { name: 'Quick view of Tray 9' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tray 9' })
  await dialog.locator('.product-track a').first().click()
  await page.locator('dialog.lightbox').getByText('1 of 4').waitFor()
  expect(page.url()).toBe(shop)
  await page.keyboard.press('Escape')
  await page.locator('dialog.lightbox').waitFor({ state: 'detached' })
  expect(await dialog.isVisible()).toBe(true)
  expect(complaints).toEqual([])
})

test('a mouse over an image zooms in on its position, and away from it the image is whole', async () => {
  const { page } = await visit()
  await page.goto(`${shop}/tray-9`)
  const image = page.locator('.product-track img').first()
  const frame = await page.locator('.product-track a').first().boundingBox()
  if (!frame) throw new Error('The image has no place.')
  await expect
    .poll(async () => {
      await page.mouse.move(frame.x + 100 + Math.random() * 20, frame.y + 200)
      return image.evaluate((element) => getComputedStyle(element).scale)
    })
    .toBe('2')
  await page.mouse.move(5, 5)
  expect(await image.evaluate((element) => getComputedStyle(element).scale)).toBe('none')
})

test.each([true, false])(
  'on a phone a bar at the foot sells while the button of the form is out of sight (scripts: %s)',
  async (scripts) => {
    const { page } = await visit({ ...phone, scripts })
    await page.goto(`${shop}/tray-9`)
    const bar = page.locator('.product-bar-row')
    await bar.waitFor()
    await page.locator('.product-buy button').scrollIntoViewIfNeeded()
    await page.locator('.product-buy button').hover()
    await bar.waitFor({ state: 'hidden' })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await bar.waitFor()
    await bar.getByRole('button', { name: 'Add to cart' }).click()
    if (scripts) await page.getByRole('dialog', { name: 'Added to your cart' }).waitFor()
    else await page.waitForURL((url) => url.pathname === '/cart')
    await page.getByText('Tray 9').first().waitFor()
  },
)

test('at the foot of the page the bar covers nothing: the last product below it is legible', async () => {
  const { page } = await visit(phone)
  await page.goto(`${shop}/lamp-n`)
  const last = page.locator('.product-related .product-card').last()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const bar = page.locator('.product-bar-row')
  await bar.waitFor()
  const [card, row] = [await last.boundingBox(), await bar.boundingBox()]
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual((row?.y ?? 0) + 1)
})

test('the bar follows the chosen variant', async () => {
  const { page } = await visit(phone)
  await page.goto(`${shop}/tray-9`)
  await page.getByRole('link', { name: '340 mm' }).click()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.locator('.product-bar').getByText('€56.00').waitFor()
})

test('an added product appears beside the page: image, number, subtotal, the amount to free shipping; all by keyboard', async () => {
  const { page, complaints } = await visit()
  await page.goto(`${shop}/tray-9`)
  const add = page.getByRole('button', { name: 'Add to cart' })
  await add.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Added to your cart' })
  await drawer.waitFor()
  await drawer.getByText('€72.00 more for free shipping (Netherlands).').waitFor()
  expect(
    await drawer
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0)),
  ).toBe(true)
  expect(await axeFindings(page)).toEqual([])
  const more = drawer.getByRole('button', { name: 'One more: Tray 9' })
  await more.focus()
  await page.keyboard.press('Enter')
  await drawer.locator('.cart-drawer-sum').getByText('€96.00').waitFor()
  await page.keyboard.press('Enter')
  await drawer.getByText('Shipping is free for this order (Netherlands).').waitFor()
  expect(await more.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.locator('.cart-link-count').textContent()).toBe('3')
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  expect(await add.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(complaints).toEqual([])
})

test('a line is removed in the drawer, and a press beside it goes back to the page', async () => {
  const { page } = await visit(phone)
  await page.goto(`${shop}/buoy`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Added to your cart' })
  await drawer.getByRole('button', { name: 'Remove: Buoy' }).click()
  await drawer.getByText('Your cart is empty.').waitFor()
  expect(await drawer.getByRole('link', { name: 'Check out' }).isVisible()).toBe(false)
  await page.touchscreen.tap(190, 60).catch(() => page.mouse.click(190, 60))
  await drawer.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/shop/buoy')
})
