import { expect, test } from 'vitest'
import { visit } from '#support/browser'
import { samples } from '#support/editor'

const place = samples()
const site = place.site('kade-9')
const { page, complaints } = await visit()
const link = page.locator('.cart-link').first()
const linkSoon = (name: string) => page.getByRole('link', { name, exact: true }).first().waitFor()
/** The number that is seen beside the icon; what is read out is the link's name. */
const shown = () => link.locator('.cart-link-count').textContent()

/** Puts so many of the only line into the cart, as somebody who types does. */
async function type(quantity: number): Promise<void> {
  const field = page.getByRole('spinbutton', { name: 'Quantity of Harbour sun, the file' })
  await field.fill(String(quantity))
  await field.press('Enter')
}

test('C2.59 C2.63 R1.36 the link of an empty cart is called Cart and shows no number', async () => {
  await page.goto(site)
  await linkSoon('Cart')
  expect(await link.getAttribute('href')).toBe('/cart')
  expect([await link.getAttribute('data-empty'), await shown()]).toEqual(['true', ''])
  expect(await link.locator('.cart-link-count').isVisible()).toBe(false)
})

test('C2.60 C2.61 R1.36 an added product is counted by the link, in the singular and the plural', async () => {
  await page.goto(`${site}/shop/harbour-sun-file`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await linkSoon('One item in cart')
  expect([await link.getAttribute('data-empty'), await shown()]).toEqual([null, '1'])
  await page.goto(`${site}/cart`)
  await type(2)
  await linkSoon('2 items in cart')
  expect(await shown()).toBe('2')
})

test('C2.62 C2.64 C9.35 R1.36 up to a hundred are counted, and more are 100+', async () => {
  await type(100)
  await linkSoon('100 items in cart')
  expect(await shown()).toBe('100')
  await type(101)
  await linkSoon('More than 100 items in cart')
  expect(await shown()).toBe('100+')
  await page.goto(site)
  await linkSoon('More than 100 items in cart')
  expect(await shown()).toBe('100+')
  expect(complaints).toEqual([])
})

test('B1.14 B5.20 a response with attributes of other types is read as the closest valid cart', async () => {
  await page.goto(`${site}/cart`)
  await page.route('**/api/commerce/cart/entries/*', (route) =>
    route.fulfill({
      json: {
        id: 7,
        entries: 'none',
        coupons: { code: 'X' },
        shippingLocation: 'NL',
        totalQuantity: '3',
        subtotalCents: '900',
        subtotalAmount: 9,
        requiresShipping: 'no',
      },
    }),
  )
  await type(3)
  await page.getByText('Your cart is empty.').waitFor()
  await page.unroute('**/api/commerce/cart/entries/*')
  await page.reload()
  await page.getByRole('spinbutton', { name: 'Quantity of Harbour sun, the file' }).waitFor()
  expect(complaints).toEqual([])
})
