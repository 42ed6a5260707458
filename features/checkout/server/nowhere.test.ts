import { expect, test } from 'vitest'
import { setProductStatus } from '#features/catalog/server'
import { discountsFeature } from '#features/discounts/server'
import { giftCardsFeature } from '#features/giftcards/server'
import { ordersFeature } from '#features/orders/server'
import { paymentsFeature } from '#features/payments/server'
import { shippingFeature } from '#features/shipping/server'
import { taxFeature } from '#features/tax/server'
import { testContext } from '#support/context'
import { runningApp } from '#support/running'
import { shopFeatures, testShop } from '#support/shop'
import { testSite } from '#support/site'
import { checkoutFeature } from './checkout.feature.ts'

const features = [...shopFeatures, discountsFeature, giftCardsFeature, paymentsFeature, shippingFeature, taxFeature, ordersFeature, checkoutFeature]
const ctx = await testContext({ features })
const shop = await testShop(await testSite(ctx, { name: 'nergens', title: 'Nergens', locale: 'nl-NL' }))
const app = await runningApp(ctx)
const host = 'nergens.localhost:8080'

test('a shop that has not said where it delivers says so at checkout, and asks for no address', async () => {
  const mug = await shop.product('Mok', { variant: { priceMinor: 1210, isUnlimited: true } })
  await shop.as((inside) => setProductStatus(inside, { ids: [mug.id], status: 1 }))
  const browser = app.browser(host)
  await browser.ask('/api/commerce/cart/entries', {
    method: 'POST',
    headers: { origin: `http://${host}`, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', accept: 'text/html' },
    body: new URLSearchParams({ variantId: mug.variants[0]?.id ?? '' }),
  })
  const { text } = await browser.ask('/checkout')
  expect(text).toContain('Deze winkel heeft nog niet aangegeven waar ze bezorgt')
  expect(text).not.toContain('name="country"')
})
