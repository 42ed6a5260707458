import { dutchHome } from './dutch-home.ts'
import { dutchZone } from './dutch-zone.ts'
import { postForm } from './post-form.ts'
import { sellingFeatures } from './selling-features.ts'
import { beforeAll } from 'vitest'
import { setProductStatus } from '#features/catalog/server'
import { createDiscount } from '../../features/discounts/server/save-discount.ts'
import { createZone } from '#features/shipping/server'
import { changeSettings } from '#features/sites/server'
import { saveTaxSettings, startWithRates } from '#features/tax/server'
import { taxSettingsSchema } from '#features/tax/contract'
import type { Configuration } from '#platform/context'
import { testContext } from './context.ts'
import type { Browser } from './request.ts'
import { runningApp } from './running.ts'
import { testShop } from './shop.ts'
import { testSite } from './site.ts'
import { discountDraftSchema } from '../../features/discounts/contract/discount.schema.ts'
import { checkoutFeature } from '../../features/checkout/server/checkout.feature.ts'

/** A Dutch shop in euros, and shoppers without scripts at its checkout. */
export async function guestCheckout({ config = {} }: { config?: Partial<Configuration> } = {}) {
  const features = [...sellingFeatures, checkoutFeature]
  const ctx = await testContext({ features, config })
  const shop = await testShop(await testSite(ctx, { name: 'kade', title: 'Kade 9', locale: 'nl-NL' }))
  const app = await runningApp(ctx)
  const host = 'kade.localhost:8080'
  const settings = taxSettingsSchema.parse({ country: 'NL' })
  const mug = await shop.product('Mok', { variant: { priceMinor: 1210, quantity: 2, isUnlimited: false } })
  const print = await shop.product('Druk', { variant: { priceMinor: 2420, isUnlimited: true } })
  const card = await shop.product('Bon', { type: 4, variant: { priceMinor: 2500 } })

  beforeAll(() =>
    shop.as(async (tx) => {
      await setProductStatus(tx, { ids: [mug, print, card].map(({ id }) => id), status: 1 })
      await changeSettings(tx, { group: 'store', values: { currency: 'EUR' } })
      await saveTaxSettings(tx, settings)
      await startWithRates(tx, { table: 'nl' })
      await createZone(tx, dutchZone())
      await createDiscount(
        tx,
        discountDraftSchema.parse({
          title: 'Weg',
          code: 'WEG',
          effect: { kind: 'percent', ppm: 500_000, scope: { kind: 'order' } },
          mostUses: 1,
        }),
      )
    }),
  )

  /** As a browser without scripts: a form, and the page it leads to. */
  const post = (browser: Browser, path: string, fields: Record<string, string>) => postForm(browser, host, path, fields)

  async function shopperWith(product: typeof mug): Promise<Browser> {
    const browser = app.browser(host)
    await post(browser, '/api/commerce/cart/entries', { variantId: product.variants[0]?.id ?? '' })
    return browser
  }
  return { ctx, shop, app, host, mug, print, post, home: dutchHome, shopperWith, card }
}
