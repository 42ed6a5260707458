import { expect, test } from 'vitest'
import { setProductStatus } from '#features/catalog/server'
import { discountsFeature } from '#features/discounts/server'
import { createDiscount } from '#support/internals'
import { discountDraftSchema } from '#support/internals'
import { giftCardsFeature } from '#features/giftcards/server'
import { createZone, shippingFeature } from '#features/shipping/server'
import { changeSettings } from '#features/sites/server'
import { taxSettingsSchema } from '#features/tax/contract'
import { saveTaxSettings, startWithRates, taxFeature } from '#features/tax/server'
import { newId } from '#platform/contract'
import { testContext } from '#support/context'
import { runningApp } from '#support/running'
import { shopFeatures, testShop } from '#support/shop'
import { testSite } from '#support/site'
import type { Cart } from '../../contract/index.ts'
import { checkoutFeature } from '../checkout.feature.ts'

// Simulates two web processes: each has its own connections and caches, and the owner works in neither.
const ctx = await testContext({
  features: [...shopFeatures, discountsFeature, giftCardsFeature, shippingFeature, taxFeature, checkoutFeature],
})
const shop = await testShop(await testSite(ctx, { name: 'kade', title: 'Kade 9', locale: 'nl-NL' }))
const webs = [await runningApp(ctx.another()), await runningApp(ctx.another())]
const mug = await shop.product('Mok', { variant: { priceMinor: 1000, isUnlimited: true } })
await shop.as(async (tx) => {
  await setProductStatus(tx, { ids: [mug.id], status: 1 })
  await changeSettings(tx, { group: 'store', values: { currency: 'EUR' } })
})

const shoppers = webs.map((web) => web.browser('kade.localhost:8080'))
for (const shopper of shoppers) {
  await shopper.send('POST', '/api/commerce/cart/entries', { variantId: mug.variants[0]?.id ?? '' })
  await shopper.send('PUT', '/api/commerce/cart/shipping-location', { country: 'NL', postalCode: '3511 AB' })
}
/** Returns both processes' next response. */
const carts = () => Promise.all(shoppers.map(async (shopper) => (await shopper.ask('/api/commerce/cart')).json<Cart>()))

test('an owner’s change counts for the next call to every web process, without waiting', async () => {
  expect((await carts()).map(({ grandTotalCents }) => grandTotalCents)).toEqual([1000, 1000])

  const postage = {
    id: newId(),
    title: 'PostNL',
    price: { kind: 'flat' as const, amountMinor: 500 },
    freeOverMinor: null,
    estimate: null,
  }
  const places = [{ country: 'NL', regions: [], postal: [] }]
  await shop.as((tx) => createZone(tx, { name: 'Nederland', places, rates: [postage] }))
  expect((await carts()).map(({ shippingCostCents }) => shippingCostCents)).toEqual([500, 500])

  const effect = { kind: 'percent', ppm: 100_000, scope: { kind: 'order' } }
  const draft = discountDraftSchema.parse({ title: 'Tien procent', code: null, effect })
  await shop.as((tx) => createDiscount(tx, draft))
  expect((await carts()).map(({ discountCents }) => discountCents)).toEqual([100, 100])

  await shop.as((tx) => startWithRates(tx, { table: 'nl' }))
  expect((await carts()).map(({ applicableTaxRules }) => applicableTaxRules.length)).toEqual([1, 1])

  const settings = taxSettingsSchema.parse({ country: 'NL', pricesIncludeTax: false, whileUnchecked: 'remove' })
  await shop.as((tx) => saveTaxSettings(tx, settings))
  expect((await carts()).map(({ taxCents }) => taxCents)).toEqual([294, 294])

  await shop.as((tx) => changeSettings(tx, { group: 'store', values: { currency: 'USD' } }))
  expect((await carts()).map(({ subtotalAmount }) => subtotalAmount.currency)).toEqual(['USD', 'USD'])
})
