import { expect, test } from 'vitest'
import { setProductStatus } from '#features/catalog/server'
import { createDiscount } from '#support/internals'
import { changeSettings } from '#features/sites/server'
import { newId } from '#platform/contract'
import { readClientCart } from '../../contract/client-cart.rules.ts'
import type { Cart } from '../../contract/index.ts'
import { cartShop } from '#support/cart-shop'

const { ctx, shop, mug, print, course, variantOf, shopper, add, sentence, post } = await cartShop()

test('A1.02 A6.01 A7.19 C7.55 a visitor’s line is in the cart of their browser and in no other', async () => {
  const [mine, other] = [shopper(), shopper()]
  await add(mine, mug, { quantity: 2 })
  expect((await mine.ask('/api/commerce/cart')).json<Cart>().totalQuantity).toBe(2)
  expect((await other.ask('/api/commerce/cart')).json<Cart>().entries).toEqual([])
  expect(mine.cookies.get('__Host-cartCount')).toBe('2')
})

test('B3.134 B3.135 B3.136 B3.137 B3.138 B3.139 B3.140 B3.141 R1.67 the empty cart has every attribute at its start', async () => {
  const cart = (await shopper().ask('/api/commerce/cart')).json<Cart>()
  // R1.67: the store's own currency, once it has one.
  const ofThisShop = { websiteId: shop.site.id, subtotalAmount: { minor: 0, currency: 'EUR' } }
  expect(cart).toMatchObject({ ...readClientCart(undefined), ...ofThisShop, created: ctx.now().toISOString() })
})

test('B3.141 a cart knows whether it needs shipping', async () => {
  const browser = shopper()
  expect(await add(browser, course)).toMatchObject({ hasDigital: true, purelyDigital: true, requiresShipping: false })
  expect(await add(browser, mug)).toMatchObject({ hasDigital: true, purelyDigital: false, requiresShipping: true })
})

test('the server computes every amount: goods, discount, shipping and the tax in them', async () => {
  const browser = shopper()
  await shop.as((tx) => createDiscount(tx, { ...percentOff, code: 'TIEN' }))
  await add(browser, mug, { quantity: 2 })
  await browser.send('POST', '/api/commerce/cart/coupons', { code: 'tien' })
  const cart = (
    await browser.send('PUT', '/api/commerce/cart/shipping-location', { country: 'NL', postalCode: '3511ab' })
  ).json<Cart>()
  expect(cart).toMatchObject({ subtotalCents: 2420, discountCents: 242, shippingCostCents: 495, grandTotalCents: 2673 })
  expect(cart.taxCents).toBe(378 + 86)
  expect(cart.validCoupons).toEqual([{ code: 'TIEN', title: 'Tien procent', discountCents: 242 }])
  expect(cart.shippingLocation).toEqual({ country: 'NL', region: '', postalCode: '3511 AB' })
  expect(cart.selectedShippingOption).toMatchObject({ title: 'PostNL', costCents: 495, estimate: '1 tot 2 dagen' })
})

test('a price sent by a client is refused, and a missing one is calculated', async () => {
  const forged = shopper().send('POST', '/api/commerce/cart/entries', {
    variantId: variantOf(mug),
    unitCents: 1,
    priceMinor: 1,
  })
  expect(await sentence(forged)).toEqual([400, 'http.invalid_input'])
})

test('B9.81 a quantity is a whole number from 1 to 10000, never above the stock, and an invalid one changes nothing', async () => {
  const browser = shopper()
  const line = (await add(browser, mug)).entries[0]?.id ?? ''
  const put = (quantity: unknown) => sentence(browser.send('PUT', `/api/commerce/cart/entries/${line}`, { quantity }))
  expect([await put(0), await put(-1), await put('1.5'), await put(10_001), await put('1e3')]).toEqual(
    Array(5).fill([400, 'checkout.bad_quantity']),
  )
  expect(await put(6)).toEqual([409, 'checkout.not_so_many'])
  expect((await browser.ask('/api/commerce/cart')).json<Cart>().totalQuantity).toBe(1)
})

test('adding the same product again increases the line, and a line is removed permanently', async () => {
  const browser = shopper()
  await add(browser, print)
  const cart = await add(browser, print, { quantity: 3 })
  expect(cart.entries.map(({ quantity }) => quantity)).toEqual([4])
  const left = (await browser.send('DELETE', `/api/commerce/cart/entries/${cart.entries[0]?.id}`)).json<Cart>()
  expect([left.entries, browser.cookies.get('__Host-cartCount')]).toEqual([[], undefined])
})

test('a call that is repeated under its key adds once', async () => {
  const browser = shopper()
  await add(browser, print)
  const again = () =>
    browser.send('POST', '/api/commerce/cart/entries', { variantId: variantOf(print) }, { 'idempotency-key': 'same' })
  const [first, second] = [(await again()).json<Cart>(), (await again()).json<Cart>()]
  expect([first.totalQuantity, second.totalQuantity]).toEqual([2, 2])
})

test('T18 twenty concurrent calls of a new shopper under one key add once, and each returns the cart', async () => {
  const browser = shopper()
  // It has a crumb by which it is known, and no cart yet.
  await browser.send('DELETE', `/api/commerce/cart/entries/${newId()}`)
  const entry = { variantId: variantOf(print) }
  const calls = Array.from({ length: 20 }, () =>
    browser.send('POST', '/api/commerce/cart/entries', entry, { 'idempotency-key': 'new' }),
  )
  const answers = await Promise.all(calls)
  expect(answers.map((answer) => answer.json<Cart>().totalQuantity)).toEqual(Array.from({ length: 20 }, () => 1))
  expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(19)
})

test('two additions at the same time add up', async () => {
  const browser = shopper()
  await add(browser, print)
  await Promise.all([add(browser, print), add(browser, print), add(browser, print)])
  expect((await browser.ask('/api/commerce/cart')).json<Cart>().totalQuantity).toBe(4)
})

test('a browser whose first answer was lost finds its cart by its own id, and gets the cookie again', async () => {
  const browser = shopper()
  await add(browser, print)
  browser.cookies.delete('__Host-cart')
  expect((await add(browser, print)).totalQuantity).toBe(2)
  expect(browser.cookies.has('__Host-cart')).toBe(true)
})

test('A3.26 with express checkout an added product leads to the checkout at once', async () => {
  await shop.as((tx) => changeSettings(tx, { group: 'store', values: { expressCheckout: true } }))
  const added = await post(shopper(), '/api/commerce/cart/entries', { variantId: variantOf(print) })
  await shop.as((tx) => changeSettings(tx, { group: 'store', values: { expressCheckout: false } }))
  expect(added.headers.location).toBe('/commerce/goto-checkout')
})

test('a code without effect stays and says why', async () => {
  const browser = shopper()
  await shop.as((tx) =>
    createDiscount(tx, { ...percentOff, code: 'GROOT', minimum: { kind: 'subtotal', minor: 5000 } }),
  )
  await add(browser, mug)
  const cart = (await browser.send('POST', '/api/commerce/cart/coupons', { code: 'groot' })).json<Cart>()
  expect(cart.invalidCoupons).toEqual([
    {
      code: 'GROOT',
      reason: 'subtotal',
      message: 'De code GROOT geldt vanaf €\u00A050,00. Voeg nog voor €\u00A037,90 aan artikelen toe.',
    },
  ])
  expect((await browser.send('DELETE', '/api/commerce/cart/coupons/GROOT')).json<Cart>().coupons).toEqual([])
})

test('a line that is deleted, sold out or has another price says so', async () => {
  const browser = shopper()
  const lamp = await shop.product('Lamp', { variant: { priceMinor: 5000, quantity: 3, isUnlimited: false } })
  await shop.as((tx) => setProductStatus(tx, { ids: [lamp.id], status: 1 }))
  await add(browser, lamp, { quantity: 2 })
  await shop.as((tx) => setProductStatus(tx, { ids: [lamp.id], status: 4 }))
  const cart = (await browser.ask('/api/commerce/cart')).json<Cart>()
  expect(cart.entries[0]).toMatchObject({
    issue: 'gone',
    isStopping: true,
    message: 'Niet meer te koop. Verwijder het om af te rekenen.',
  })
  expect(cart.subtotalCents).toBe(0)
})

const percentOff = {
  title: 'Tien procent',
  code: null,
  effect: { kind: 'percent' as const, ppm: 100_000, scope: { kind: 'order' as const } },
  minimum: { kind: 'none' as const },
  audience: { kind: 'everyone' as const },
  mostUses: null,
  mostUsesEach: null,
  startsAt: null,
  endsAt: null,
  isActive: true,
}
