import { beforeAll, expect, test } from 'vitest'
import { setProductStatus } from '#features/catalog/server'
import { checkoutFeature } from '#features/checkout/server'
import { consentFeature } from '#features/consent/server'
import type {} from '#features/orders/server'
import { changeSettings } from '#features/sites/server'
import { visitsFeature } from '#features/visits/server'
import { siteTables } from '#platform/database'
import { testContext } from '#support/context'
import { postForm } from '#support/post-form'
import { runningApp } from '#support/running'
import { sellingFeatures } from '#support/selling-features'
import { testShop } from '#support/shop'
import { testSite } from '#support/site'
import { analyticsFeature } from './analytics.feature.ts'
import { exportAnalytics } from './export-analytics.ts'
import { readAnalytics } from './read-analytics.ts'

const features = [...sellingFeatures, consentFeature, visitsFeature, checkoutFeature, analyticsFeature]
const ctx = await testContext({ features })
const shop = await testShop(await testSite(ctx, { name: 'kade' }))
const app = await runningApp(ctx)
const host = 'kade.localhost:8080'
const free = await shop.product('Proefles', { type: 2, variant: { priceMinor: 0 } })
const lamp = await shop.product('Lamp', { type: 2, variant: { priceMinor: 4999 } })
const home = { email: 'ana@example.com', firstName: 'Ana', lastName: 'Silva', country: 'NL' }
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
const read = () => shop.as((tx) => readAnalytics(tx, { period: 'today' }))

/** Comes from a search engine, and pays by transfer unless the product is free. */
async function buys(product: typeof free, { choice, referrer = '' }: { choice: 'true' | 'false'; referrer?: string }) {
  const browser = app.browser(host, { ss_cookieAllowed: choice })
  const headers = { 'user-agent': userAgent, 'sec-fetch-mode': 'navigate' }
  await browser.ask('/', { headers })
  const hit = { pagePath: '/', url: 'https://kade.example/', referrer, queryString: '' }
  await browser.send(
    'POST',
    '/api/census/RecordHit',
    { event: 'View', data: JSON.stringify(hit), ss_cvr: '' },
    { 'user-agent': userAgent },
  )
  const post = (path: string, fields: Record<string, string>) => postForm(browser, host, path, fields)
  await post('/api/commerce/cart/entries', { variantId: product.variants[0]?.id ?? '' })
  await post('/api/commerce/checkout', home)
  const fingerprint = /name="fingerprint" value="([^"]+)"/.exec((await browser.ask('/checkout')).text)?.[1] ?? ''
  await post('/api/commerce/checkout/order', { fingerprint, provider: 'transfer' })
  return browser
}

beforeAll(async () => {
  await shop.as((tx) => setProductStatus(tx, { ids: [free.id, lamp.id], status: 1 }))
  await shop.as((tx) => changeSettings(tx, { group: 'cookies', values: { isCookieBannerEnabled: true } }))
  ctx.clock.set('2026-06-02T10:00:00Z')
  await buys(free, { choice: 'true', referrer: 'https://www.zoek.example/?q=les' })
  await buys(free, { choice: 'false', referrer: 'https://www.zoek.example/?q=les' })
  await app.visitors.flush()
  await app.events.flush()
})

test('an order counts for the source of a buyer who agreed, and for none without that', async () => {
  const { sources } = await read()
  expect(sources).toEqual([
    { name: 'zoek.example', visitors: 1, orders: 1, salesMinor: 0 },
    { name: null, visitors: 0, orders: 1, salesMinor: 0 },
  ])
})

test('sales and orders by source add up to all orders to the cent', async () => {
  await shop.as(async (tx) => {
    const orders = () => siteTables(tx)
    const ids = await orders().selectFrom('orders').select('id').orderBy('id').execute()
    for (const [place, { id }] of ids.entries())
      await orders()
        .updateTable('orders')
        .set({ total_minor: 4999 + place })
        .where('id', '=', id)
        .execute()
  })
  const seen = await read()
  const { minor, orders } = await shop.as((tx) =>
    siteTables(tx)
      .selectFrom('orders')
      .select(({ fn }) => [fn.sum<number>('total_minor').as('minor'), fn.countAll<number>().as('orders')])
      .executeTakeFirstOrThrow(),
  )
  const sum = seen.sources.reduce((all, { salesMinor }) => all + salesMinor, 0)
  expect([sum, seen.figures.now.salesMinor, Number(minor)]).toEqual([9999, 9999, 9999])
  expect(seen.figures.now.orders).toBe(Number(orders))
})

test('the report has visitors by hour, the way to an order, and opened pages', async () => {
  const seen = await read()
  expect(seen).toMatchObject({ isMeasured: true, hasShop: true, unit: 'hour' })
  expect(seen.funnel).toEqual({ products: 0, carts: 2, checkouts: 2, orders: 2 })
  expect(seen.steps.reduce((sum, { now }) => sum + (now ?? 0), 0)).toBe(seen.figures.now.visitors)
  expect(seen.pages).toEqual([{ name: '/', events: 1, visitors: 1 }])
})

test('the file has the same numbers, and no formula of a visitor', async () => {
  const evil = app.browser(host, { ss_cookieAllowed: 'true' })
  const hit = { pagePath: '/', url: 'https://kade.example/', referrer: '', queryString: '?utm_source==1%2B1' }
  await evil.send(
    'POST',
    '/api/census/RecordHit',
    { event: 'View', data: JSON.stringify(hit), ss_cvr: '' },
    { 'user-agent': userAgent },
  )
  await app.events.flush()
  const { body } = (await shop.as((tx) => exportAnalytics(tx, { period: 'today' }))) as { body: string }
  expect(body.split('\r\n')[0]).toBe('\uFEFFreport,name,count,visitors,orders,sales')
  expect(body).toMatch(/^sources,zoek\.example,,1,1,\d+\.\d\d\r$/m)
  expect(body).not.toMatch(/(^|,)"?=1/m)
})

test('the report needs the permission for analytics, and another site has its own', async () => {
  await expect(shop.as((tx) => readAnalytics(tx, { period: 'today' }), ['editor'])).rejects.toMatchObject({
    kind: 'forbidden',
  })
  const other = await testSite(ctx)
  const seen = await other.as((tx) => readAnalytics(tx, { period: 'year' }))
  expect(seen.figures.now).toEqual({ visitors: 0, views: 0, orders: 0, salesMinor: 0 })
  expect(seen.sources).toEqual([])
})
