import { discountsFeature } from '#features/discounts/server'
import { giftCardsFeature } from '#features/giftcards/server'
import type { OrderDraft } from '#features/orders/contract'
import { ordersFeature, placeOrder } from '#features/orders/server'
import { beginLocalPayment, confirmLocalPayment, paymentsFeature } from '#features/payments/server'
import { shippingFeature } from '#features/shipping/server'
import { changeSettings } from '#features/sites/server'
import { taxFeature } from '#features/tax/server'
import { newId } from '#platform/contract'
import { testContext } from './context.ts'
import { runningApp } from './running.ts'
import { shopFeatures, testShop } from './shop.ts'
import { testSite } from './site.ts'

/** A shop in euros that takes orders, with shoppers who pay by the test gateway. */
export async function orderShop(name = 'kade') {
  const money = [discountsFeature, giftCardsFeature, paymentsFeature, shippingFeature, taxFeature]
  const ctx = await testContext({ features: [...shopFeatures, ...money, ordersFeature] })
  const shop = await testShop(await testSite(ctx, { name, title: 'Kade 9' }))
  await shop.as((tx) => changeSettings(tx, { group: 'store', values: { currency: 'EUR' } }))
  const place = (draft: OrderDraft, more: Partial<Parameters<typeof placeOrder>[2]> = {}) =>
    shop.as((tx) => placeOrder(tx, draft, { key: newId(), holder: '', ...more }))
  return {
    ...shop,
    ctx,
    app: await runningApp(ctx),
    place,
    shelf: async (quantity = 10, priceMinor = 2500) => {
      const product = await shop.product(`Vaas ${newId()}`, { variant: { priceMinor, quantity } })
      return { productId: product.id, variantId: product.variants[0]?.id ?? '' }
    },
    paid: async (draft: OrderDraft, capture: 'now' | 'later' = 'now') => {
      const key = newId()
      const payment = await shop.as(async (tx) => {
        const wanted = {
          key,
          provider: 'test' as const,
          subject: `checkout:${key}`,
          amountMinor: draft.totals.dueMinor,
          currency: draft.currency,
        }
        const begun = await beginLocalPayment(tx, {
          ...wanted,
          description: '',
          customer: {},
          returnPath: '/',
          capture,
        })
        const details = { number: '4242424242424242', expiry: '12 / 30', cvc: '123' }
        return (await confirmLocalPayment(tx, { paymentId: begun.payment.id, details })).payment
      })
      return place(draft, { paymentId: payment.id })
    },
  }
}
