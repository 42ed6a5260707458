import { sellingFeatures } from '#support/selling-features'
import { expect, test } from 'vitest'
import { setProductStatus } from '#features/catalog/server'
import { placeOrder } from '#features/orders/server'
import { beginLocalPayment, requestCapture } from '#features/payments/server'
import { changeSettings } from '#features/sites/server'
import { newId } from '#platform/contract'
import { testContext } from '#support/context'
import { draftOf } from '#support/orders'
import { runningApp } from '#support/running'
import { testShop } from '#support/shop'
import { testSite } from '#support/site'
import { checkoutFeature } from '../checkout.feature.ts'
import { paymentSubject } from '#features/payments/contract'

const features = [...sellingFeatures, checkoutFeature]
const ctx = await testContext({ features })
const shop = await testShop(await testSite(ctx, { name: 'kade', title: 'Kade 9', locale: 'nl-NL' }))
const app = await runningApp(ctx)
const [mug, bowl, lamp, dish, draft, other] = await Promise.all(
  ['Mok', 'Kom', 'Lamp', 'Schaal', 'Concept', 'Kaars'].map((title) =>
    shop.product(title, { variant: { priceMinor: 1000, quantity: 20 } }),
  ),
)
type Product = NonNullable<typeof mug>

/** An order that was paid with money that is some. */
function bought(...products: (Product | undefined)[]): Promise<unknown> {
  const lines = products.flatMap((product) =>
    product
      ? [{ productId: product.id, variantId: product.variants[0]?.id ?? null, quantity: 1, unitMinor: 1000 }]
      : [],
  )
  const order = draftOf({ lines })
  return shop.as(async (tx) => {
    const key = newId()
    const newPayment = {
      key,
      provider: 'manual' as const,
      subject: paymentSubject.checkout(key),
      amountMinor: order.totals.dueMinor,
      currency: 'EUR',
    }
    const { payment } = await beginLocalPayment(tx, {
      ...newPayment,
      description: '',
      customer: {},
      returnPath: '/',
      isByOwner: true,
    })
    await requestCapture(tx, { paymentId: payment.id })
    await placeOrder(tx, order, { key, holder: '', paymentId: payment.id })
  })
}

test('C2.55 products that were really bought together appear beside the cart, the most often bought first, if they are available', async () => {
  await shop.as(async (tx) => {
    await changeSettings(tx, { group: 'store', values: { currency: 'EUR' } })
    await setProductStatus(tx, {
      ids: [mug, bowl, lamp, dish, other].flatMap((product) => product?.id ?? []),
      status: 1,
    })
  })
  for (const order of [
    [mug, bowl],
    [mug, lamp],
    [mug, lamp],
    [mug, dish],
    [mug, dish],
    [mug, dish],
    [mug, draft],
    [other, mug, lamp],
  ])
    await bought(...order)
  await shop.as((tx) =>
    tx.db
      .updateTable('product_variants')
      .set({ quantity: 0 })
      .where('product_id', '=', dish?.id ?? '')
      .execute(),
  )
  const browser = app.browser('kade.localhost:8080')
  await browser.send('POST', '/api/commerce/cart/entries', { variantId: mug?.variants[0]?.id })
  await browser.send('POST', '/api/commerce/cart/entries', { variantId: other?.variants[0]?.id })
  const { text } = await browser.ask('/cart')
  const [section = ''] = /<section class="cart-also".*?<\/section>/s.exec(text) ?? []
  expect(
    [...section.matchAll(/aria-label="([^"]+) aan je winkelwagentje toevoegen"/g)].map(([, title]) => title),
  ).toEqual(['Lamp', 'Kom'])
})
