import { addDonation } from './donation.ts'
import { dutchZone } from './dutch-zone.ts'
import { changeProduct, createProduct, createProductsPage, setProductStatus } from '#features/catalog/server'

import type { ProductPatch } from '#features/catalog/contract'
import { changeSettings as changePaymentSettings } from '../../features/payments/server/settings.ts'
import { createZone } from '#features/shipping/server'
import { changeSettings } from '#features/sites/server'
import { saveTaxSettings, startWithRates } from '#features/tax/server'
import { taxSettingsSchema } from '#features/tax/contract'
import { product as wholeProduct } from '../../apps/server/features.ts'
import { startWeb } from '../../apps/server/web.ts'
import { testContext } from './context.ts'
import { freePort } from './installation.ts'
import { testSite, type TestSite } from './site.ts'
import { stripeStandIn } from './stripe-stand-in.ts'
import { atEnd } from './at-end.ts'

const tax = taxSettingsSchema.parse({ country: 'NL' })

/** A whole product in this process, at addresses that a real browser opens; its clock and its Stripe are the test's. */
export async function checkoutPlace({ gatewayIsReal = false, smtpUrl = '' } = {}) {
  const stripe = await stripeStandIn()
  const port = await freePort()
  const hosts = {
    platformHost: `localhost:${port}`,
    sitesHost: `localhost:${port}`,
    adminHost: `admin.localhost:${port}`,
    port,
  }
  const ctx = await testContext({
    features: [...wholeProduct.features],
    config: { ...hosts, stripeApi: stripe.url, gatewayIsReal, smtpUrl },
  })
  const web = await startWeb(ctx, { port, bind: '127.0.0.1' })
  atEnd(() => web.stop())
  return {
    ctx,
    stripe,
    port,
    shop: async (details: { name: string; title: string; locale: string }) =>
      stockedShop(await testSite(ctx, details), port),
  }
}

async function stockedShop(site: TestSite, port: number) {
  const isDutch = site.site.locale.startsWith('nl')
  const page = await site.as(async (tx) => {
    await changeSettings(tx, { group: 'store', values: { currency: 'EUR' } })
    await saveTaxSettings(tx, tax)
    await startWithRates(tx, { table: 'nl' })
    await createZone(tx, dutchZone())
    return createProductsPage(tx, { title: isDutch ? 'Winkel' : 'Shop' })
  })
  const sell = (
    title: string,
    more: Omit<Parameters<typeof createProduct>[1], 'title' | 'collectionId'>,
    values: ProductPatch = {},
  ) =>
    site.as(async (tx) => {
      const product = await createProduct(tx, { collectionId: page.id, title, ...more })
      if (Object.keys(values).length > 0) await changeProduct(tx, { id: product.id, values })
      await setProductStatus(tx, { ids: [product.id], status: 1 })
      return product
    })
  const express = (expressCheckout: boolean) =>
    site.as((tx) => changeSettings(tx, { group: 'store', values: { expressCheckout } }))
  return {
    ...site,
    origin: `http://${site.site.name}.localhost:${port}`,
    sell,
    takeStripe: () => site.as(useStripe),
    express,
    /** One that asks for €10.00 or €25.00, or another amount. */
    donation: () => addDonation(site, { title: 'The crane', amounts_minor: [1000, 2500], allows_other_amount: true }),
  }
}

function useStripe(tx: Parameters<typeof changePaymentSettings>[0]) {
  const keys = { secretKey: 'sk_test_stands4in', webhookSecret: 'whsec_stands', publishableKey: 'pk_test_stands' }
  return changePaymentSettings(tx, { provider: 'stripe', isEnabled: true, ...keys })
}
