import { dutchZone } from './dutch-zone.ts'
import { postForm } from './post-form.ts'
import { beforeAll, expect } from 'vitest'
import { setProductStatus } from '#features/catalog/server'
import { discountsFeature } from '#features/discounts/server'
import { giftCardsFeature } from '#features/giftcards/server'
import { createZone, shippingFeature } from '#features/shipping/server'
import { changeSettings } from '#features/sites/server'
import { saveTaxSettings, startWithRates, taxFeature } from '#features/tax/server'
import { taxSettingsSchema } from '#features/tax/contract'
import { testContext } from './context.ts'
import type { Browser } from './request.ts'
import { runningApp } from './running.ts'
import { engravedRing, shopFeatures, testShop } from './shop.ts'
import { testSite } from './site.ts'
import type { Cart } from '../../features/checkout/contract/index.ts'
import { checkoutFeature } from '../../features/checkout/server/checkout.feature.ts'

/** A Dutch shop in euros with a few products, and shoppers who fill their carts. */
export async function cartShop() {
  const features = [...shopFeatures, discountsFeature, giftCardsFeature, shippingFeature, taxFeature, checkoutFeature]
  const ctx = await testContext({ features })
  const shop = await testShop(await testSite(ctx, { name: 'kade', title: 'Kade 9', locale: 'nl-NL' }))
  const app = await runningApp(ctx)
  const host = 'kade.localhost:8080'

  const settings = taxSettingsSchema.parse({ country: 'NL' })
  const mug = await shop.product('Mok', {
    variant: { priceMinor: 1210, quantity: 5, isUnlimited: false, weightGrams: 400 },
  })
  const print = await shop.product('Druk', { variant: { priceMinor: 2420, isUnlimited: true, weightGrams: 100 } })
  const course = await shop.product('Cursus', { type: 2, variant: { priceMinor: 4900 } })
  const { ring, fieldId } = await engravedRing(shop)
  const variantOf = (product: { variants: readonly { id: string }[] }) => product.variants[0]?.id ?? ''

  beforeAll(() =>
    shop.as(async (tx) => {
      await setProductStatus(tx, { ids: [mug, print, course, ring].map(({ id }) => id), status: 1 })
      await changeSettings(tx, { group: 'store', values: { currency: 'EUR' } })
      await saveTaxSettings(tx, settings)
      await startWithRates(tx, { table: 'nl' })
      await createZone(tx, dutchZone({ freeOverMinor: 10_000, estimate: { from: 1, to: 2 } }))
    }),
  )

  const shopper = () => app.browser(host)
  async function add(browser: Browser, product: typeof mug, more: object = {}): Promise<Cart> {
    const answered = await browser.send('POST', '/api/commerce/cart/entries', {
      variantId: variantOf(product),
      ...more,
    })
    expect(answered.status).toBe(200)
    return answered.json<Cart>()
  }
  const sentence = async (answered: Promise<{ status: number; json: <T>() => T }>) => {
    const { status, json } = await answered
    return [status, json<{ code: string }>().code]
  }
  /** As a browser without scripts sends a form. */
  const post = (browser: Browser, path: string, fields: Record<string, string>) => postForm(browser, host, path, fields)
  return { ctx, shop, mug, print, course, variantOf, shopper, add, sentence, post, asked: fieldId, ring }
}
