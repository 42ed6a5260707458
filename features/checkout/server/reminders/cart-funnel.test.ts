import { postForm } from '#support/post-form'
import { sellingFeatures } from '#support/selling-features'
import { beforeAll, expect, test } from 'vitest'
import { setProductStatus } from '#features/catalog/server'
import type { DashboardQuery } from '#features/orders/contract'
import { testContext } from '#support/context'
import { runningApp } from '#support/running'
import { testShop } from '#support/shop'
import { testSite } from '#support/site'
import { readFunnel } from './cart-funnel.ts'
import { checkoutFeature } from '../checkout.feature.ts'

const features = [...sellingFeatures, checkoutFeature]
const ctx = await testContext({ features })
const shop = await testShop(await testSite(ctx, { name: 'kade' }))
const app = await runningApp(ctx)
const host = 'kade.localhost:8080'
const course = await shop.product('Cursus', { type: 2, variant: { priceMinor: 4900 } })
const sample = await shop.product('Proefles', { type: 2, variant: { priceMinor: 0 } })
const card = { provider: 'test', number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' }
const home = { email: 'ana@example.com', firstName: 'Ana', lastName: 'Silva', country: 'NL' }
const nothing = { visitors: 0, carts: 0, checkouts: 0, orders: 0 }
const read = (query: Partial<DashboardQuery> = {}) =>
  shop.as((tx) => readFunnel(tx, { period: 'today', orders: 'real', ...query }))

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
const looks = (browser: string) =>
  app.ask(host, '/', { headers: { 'user-agent': `${firefox} ${browser}`, 'sec-fetch-mode': 'navigate' } })

/** A shopper without scripts. */
function shopper() {
  const browser = app.browser(host)
  const post = (path: string, fields: Record<string, string>) => postForm(browser, host, path, fields)
  return {
    puts: (product: typeof course) => post('/api/commerce/cart/entries', { variantId: product.variants[0]?.id ?? '' }),
    tells: () => post('/api/commerce/checkout', home),
    pays: async () => {
      const fingerprint = /name="fingerprint" value="([^"]+)"/.exec((await browser.ask('/checkout')).text)?.[1] ?? ''
      await post('/api/commerce/checkout/order', { fingerprint, ...card })
    },
    looks: () => post('/api/commerce/cart/coupons', { code: 'niets' }),
  }
}

beforeAll(async () => {
  await shop.as((tx) => setProductStatus(tx, { ids: [course.id, sample.id], status: 1 }))
  ctx.clock.set('2026-06-01T09:00:00Z')
  await looks('one')
  await shopper().puts(course)
  ctx.clock.set('2026-06-02T10:00:00Z')
  for (const browser of ['one', 'one', 'two', 'three', 'four']) await looks(browser)
  await app.visitors.flush()
  await shopper().looks()
  await shopper().puts(course)
  const hesitant = shopper()
  await hesitant.puts(course)
  await hesitant.tells()
  for (const product of [course, sample]) {
    const buyer = shopper()
    await buyer.puts(product)
    await buyer.tells()
    await buyer.pays()
  }
})

test('visitors are counted, and carts with lines, with those that reached the checkout and an order', async () => {
  expect(await read()).toEqual({
    now: { visitors: 4, carts: 3, checkouts: 2, orders: 1 },
    before: { visitors: 1, carts: 1, checkouts: 0, orders: 0 },
  })
})

test('a cart that became a test order counts only among test orders', async () => {
  expect((await read({ orders: 'test' })).now).toEqual({ visitors: 4, carts: 3, checkouts: 2, orders: 1 })
})

test('carts of another shop or another time are not counted, nor shown without the permission for analytics', async () => {
  const other = await testSite(ctx)
  expect(await other.as((tx) => readFunnel(tx, { period: 'year', orders: 'real' }))).toEqual({
    now: nothing,
    before: nothing,
  })
  ctx.clock.set('2026-06-20T10:00:00Z')
  expect(await read({ period: 'week' })).toEqual({ now: nothing, before: nothing })
  await expect(shop.as((tx) => readFunnel(tx, { period: 'week', orders: 'real' }), ['editor'])).rejects.toMatchObject({
    kind: 'forbidden',
  })
})
