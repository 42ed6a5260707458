import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { samples } from '#support/editor'

const place = samples()
const origin = place.site('kade-9')
const shop = `${origin}/shop`
const phone = { width: 390, height: 844 }

test.each([true, false])('a size guide opens over the product and closes again, scripts: %s', async (scripts) => {
  const { page, complaints } = await visit({ ...phone, scripts })
  await page.goto(`${shop}/tray-9`)
  await page.getByRole('button', { name: 'Size guide' }).click()
  const guide = page.getByRole('dialog', { name: 'Tray 9, inside and out' })
  await guide.getByRole('rowheader', { name: '340 mm' }).waitFor()
  if (scripts) expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await guide.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/shop/tray-9')
  expect(complaints).toEqual([])
})

test('a shopper without an account saves products, finds them on a page, shares the list and removes one', async () => {
  const { page, complaints } = await visit(phone)
  for (const slug of ['buoy', 'wall-clock']) {
    await page.goto(`${shop}/${slug}`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Saved', exact: true }).waitFor()
  }
  await page.getByRole('link', { name: 'View wishlist' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wishlist' }).waitFor()
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Wall clock',
    'Buoy',
  ])
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Share list' }).click()
  const mail = await page.locator('.share-menu').getByRole('link', { name: /email/i }).getAttribute('href')
  const address = new URLSearchParams(mail?.split('?')[1]).get('body') ?? ''
  expect(address).toContain(`${origin}/wishlist?items=`)
  const friend = await visit(phone)
  await friend.page.goto(address)
  await friend.page.getByText('Someone shared this list with you.').waitFor()
  expect(await friend.page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(2)
  expect(await friend.page.getByRole('button', { name: /Remove/ }).count()).toBe(0)
  await page.goto(`${origin}/wishlist`)
  await page.getByRole('button', { name: 'Remove Buoy from the wishlist' }).click()
  await expect
    .poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents())
    .toEqual(['Wall clock'])
  await page.goto(`${shop}/wall-clock`)
  // Values stored in the browser appear once their block scrolls into view, below the images.
  await page.locator('.product-wish').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Saved', exact: true }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
  await page.goto(`${origin}/wishlist`)
  await page.getByText('Nothing saved yet.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('without scripts a product is saved by its form, which leads to the list', async () => {
  const { page } = await visit({ ...phone, scripts: false })
  await page.goto(`${shop}/buoy`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { level: 2, name: 'Buoy' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/wishlist')
})

test('the last viewed products are at the foot of the next one, and a browser that objects stores nothing', async () => {
  const { page, context } = await visit(phone)
  for (const [at, slug] of ['buoy', 'lamp-n'].entries()) {
    await page.goto(`${shop}/${slug}`)
    await page.waitForFunction(
      (count) => (localStorage.getItem('quoin-recent') ?? '').split('.').filter(Boolean).length === count,
      at + 1,
    )
  }
  await page.goto(`${shop}/cup-11`)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  // They come where nobody looks: a jump to the end finds them above it.
  await page.locator('[data-foot]').waitFor({ state: 'attached' })
  await page.evaluate(() => window.scrollBy(0, -1500))
  const recent = page.getByRole('region', { name: 'Recently viewed' })
  await recent.getByRole('heading', { level: 3, name: 'Lamp N' }).waitFor()
  expect(await recent.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Lamp N', 'Buoy'])
  expect(await axeFindings(page)).toEqual([])
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto(`${shop}/tray-9`)
  await page.waitForFunction(() => localStorage.getItem('quoin-recent') === null)
})

test('a related product is added beside the first, at once or after a choice over the page', async () => {
  const { page, context, complaints } = await visit(phone)
  await page.goto(`${shop}/tray-9`)
  const beside = page.getByRole('region', { name: 'Goes well with' })
  await beside.getByRole('button', { name: 'Add Buoy to cart' }).click()
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === '__Host-cartCount')?.value)
    .toBe('1')
  expect(new URL(page.url()).pathname).toBe('/shop/tray-9')
  const drawer = page.locator('.cart-drawer')
  await drawer.waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await beside.getByRole('link', { name: 'Choose options of Cup 11' }).click()
  const choice = page.getByRole('dialog', { name: 'Cup 11' })
  await choice.getByRole('link', { name: 'Chalk', exact: true }).click()
  await choice.getByRole('button', { name: 'Add to cart' }).click()
  await drawer.getByText('Chalk').first().waitFor()
  expect(complaints).toEqual([])
})

test('a product is shared by links that need no script', async () => {
  const { page } = await visit({ ...phone, scripts: false })
  await page.goto(`${shop}/buoy`)
  await page.getByRole('button', { name: 'Share' }).click()
  const link = page.getByRole('link', { name: 'WhatsApp' })
  expect(await link.getAttribute('href')).toBe(`https://wa.me/?text=${encodeURIComponent(`${shop}/buoy`)}`)
})
