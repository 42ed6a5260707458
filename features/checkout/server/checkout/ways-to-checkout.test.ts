import { expect, test } from 'vitest'
import type { Browser } from '#support/request'
import { addDonation } from '#support/donation'
import { guestCheckout } from '#support/guest-checkout'

const { shop, app, host, mug, print, card, post, home, shopperWith } = await guestCheckout()

test('C2.14 A2.02 A5.14 A8.01 R1.38 without a cart cookie the way to the checkout explains the refusal', async () => {
  const refused = await app.ask(host, '/commerce/goto-checkout')
  expect([refused.status, refused.headers.location]).toEqual([302, '/cart?said=noCookie'])
  const { text } = await app.ask(host, '/cart?said=noCookie')
  expect(text).toMatch(/role="alert"[^>]*>.*Je sessie is verlopen of cookies staan uit in je browser/s)
  const browser = await shopperWith(print)
  expect((await browser.ask('/commerce/goto-checkout')).headers.location).toBe('/checkout')
  expect((await browser.ask('/checkout')).text).toContain('data-page-type="201"')
})

test('A1.03 A2.01 carts, subscriptions, gift cards and donations each have a way to their checkout', async () => {
  const id = await addDonation(shop, { maximum_minor: 100 })
  const browser = await shopperWith(print)
  const leads = async (from: Browser, path: string) => (await from.ask(path)).headers.location
  expect(await leads(browser, '/commerce/goto-checkout')).toBe('/checkout')
  expect(await leads(app.browser(host), `/checkout/subscribe?cartToken=${browser.cookies.get('__Host-cart')}`)).toMatch(
    /^\/cart\?take=/,
  )
  expect(await leads(browser, `/checkout/giftcard?websiteId=${shop.site.id}&giftCardProductId=${card.id}`)).toBe(
    '/winkel/bon',
  )
  expect((await browser.ask(`/checkout/donate?donatePageId=${id}`)).text).toContain('<h1>De kraan</h1>')
})

test('A2.05 A2.06 the gift card checkout leads to that card, at the variant that is named', async () => {
  const ask = (query: string) =>
    app.ask(host, `/checkout/giftcard?websiteId=${shop.site.id}&giftCardProductId=${query}`)
  expect((await ask(card.id)).headers.location).toBe('/winkel/bon')
  expect((await ask(`${card.id}&sku=${card.variants[0]?.sku}`)).headers.location).toBe(
    `/winkel/bon?variant=${card.variants[0]?.id}`,
  )
  expect((await ask(mug.id)).status).toBe(409)
})

test('A2.03 the subscription checkout takes up a cart by its token, without personal details', async () => {
  const first = await shopperWith(print)
  await post(first, '/api/commerce/checkout', home)
  const second = app.browser(host)
  const cartToken = first.cookies.get('__Host-cart') ?? ''
  const response = await second.ask(`/checkout/subscribe?cartToken=${cartToken}`)
  const waiting = (await second.ask(String(response.headers.location))).text
  expect(waiting).toContain('1 × Druk')
  expect(waiting).not.toContain('ana@example.com')
  expect((await second.ask('/api/commerce/cart')).json<{ totalQuantity: number }>().totalQuantity).toBe(0)
  const entered = await post(second, '/checkout/subscribe', { cartToken })
  expect(entered.headers.location).toBe('/checkout')
  const page = (await second.ask('/checkout')).text
  expect(page).toContain('Druk')
  expect(page).not.toContain('ana@example.com')
})
