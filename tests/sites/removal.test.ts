import { dutchZone } from '#support/dutch-zone'
import { dutchHome } from '#support/dutch-home'
import { postForm } from '#support/post-form'
import { expect, test } from 'vitest'
import { product as wholeProduct } from '../../apps/server/features.ts'
import { removeCategory } from '../../features/catalog/server/categories/change-categories.ts'
import { removeDiscount } from '../../features/discounts/server/save-discount.ts'
import { orderDetail } from '../../features/orders/server/base/order-detail.ts'
import { refundOrder } from '../../features/orders/server/money/refund-order.ts'
import { removeZone } from '../../features/shipping/server/save-shipping.ts'
import { removeRates } from '../../features/tax/server/save-tax.ts'
import { changeProduct, createCategory, setProductStatus } from '#features/catalog/server'
import { discountDraftSchema } from '../../features/discounts/contract/discount.schema.ts'
import { createDiscount } from '../../features/discounts/server/save-discount.ts'
import { statusToken } from '../../features/orders/server/base/tokens.ts'
import { createZone } from '#features/shipping/server'
import { changeSettings } from '#features/sites/server'
import { taxSettingsSchema } from '#features/tax/contract'
import { saveTaxSettings, startWithRates } from '#features/tax/server'
import { enumerations } from '#platform/contract'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import type { Browser } from '#support/request'
import { runningApp } from '#support/running'
import { engravedRing, testShop } from '#support/shop'
import { testSite } from '#support/site'

const ctx = await testContext({ features: wholeProduct.features })
const shop = await testShop(await testSite(ctx, { name: 'kade', title: 'Kade 9', locale: 'nl-NL' }))
const app = await runningApp(ctx)
const host = 'kade.localhost:8080'
const { ring, fieldId } = await engravedRing(shop)
const mug = await shop.product('Mok', { variant: { priceMinor: 1210, quantity: 5, isUnlimited: false } })
const good = { provider: 'test', number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' }
const { published, deleted } = enumerations.contentStatuses

const created = await shop.as(async (tx) => {
  await setProductStatus(tx, { ids: [ring.id, mug.id], status: published })
  await changeSettings(tx, { group: 'store', values: { currency: 'EUR' } })
  await saveTaxSettings(tx, taxSettingsSchema.parse({ country: 'NL' }))
  await startWithRates(tx, { table: 'nl' })
  const zone = await createZone(tx, dutchZone())
  const category = await createCategory(tx, { collectionId: shop.page.id, name: 'Goud' })
  await changeProduct(tx, { id: ring.id, values: { categoryIds: [category.id] } })
  const effect = { kind: 'percent', ppm: 500_000, scope: { kind: 'categories', ids: [category.id] } }
  const discount = await createDiscount(tx, discountDraftSchema.parse({ title: 'Half', code: 'HALF', effect }))
  return { zone, category, discount }
})

const post = (browser: Browser, path: string, fields: Record<string, string>) => postForm(browser, host, path, fields)

/** With both products, the code, and all that the checkout asks. */
async function shopper() {
  const browser = app.browser(host)
  await post(browser, '/api/commerce/cart/entries', {
    variantId: ring.variants[0]?.id ?? '',
    [`form.${fieldId}`]: 'Altijd',
  })
  await post(browser, '/api/commerce/cart/entries', { variantId: mug.variants[0]?.id ?? '' })
  await post(browser, '/api/commerce/cart/coupons', { code: 'half' })
  await post(browser, '/api/commerce/checkout', dutchHome)
  return browser
}
const seen = async (browser: Browser, path: string) => (await browser.ask(path)).text
const agreed = async (browser: Browser) =>
  /name="fingerprint" value="([^"]+)"/.exec(await seen(browser, '/checkout'))?.[1] ?? ''
const order = async (browser: Browser, fingerprint: string) =>
  String((await post(browser, '/api/commerce/checkout/order', { ...good, fingerprint })).headers.location)

test('after any removal by an owner, a placed order is unchanged, and a cart explains the change', async () => {
  const buyer = await shopper()
  const placed = await order(buyer, await agreed(buyer))
  expect(placed).toMatch(/order-confirmed/)
  const [row] = await shop.as((tx) => tx.db.selectFrom('orders').selectAll().execute())
  const id = row?.id ?? ''
  const before = await shop.as((tx) => orderDetail(tx, id))
  expect(before.order).toMatchObject({ totals: { totalMinor: 4950 + 1210 + 495 } })

  const waiting = await shopper()
  const print = await agreed(waiting)
  const gone = shop.as((tx) => removeCategory(tx, { id: created.category.id }))
  await expect(gone).rejects.toMatchObject({ code: 'catalog.category_used', details: { name: 'Goud', uses: '“Half”' } })
  await shop.as((tx) => removeDiscount(tx, { id: created.discount.id }))
  expect(await order(waiting, print)).toBe('/checkout?said=changed&way=test')
  expect(await seen(waiting, '/cart')).toContain('De code HALF bestaat niet, of geldt niet meer.')
  await shop.as((tx) => removeZone(tx, { id: created.zone.id }))
  const unsent = await order(waiting, await agreed(waiting))
  expect(unsent).toMatch(/^\/checkout/)
  expect(await seen(waiting, unsent)).toContain('Naar dit adres verzenden we niet.')
  await shop.as(async (tx) => {
    const rates = await tx.db.selectFrom('tax_rates').select('id').execute()
    await removeRates(tx, { ids: rates.map((rate) => rate.id) })
    await removeCategory(tx, { id: created.category.id })
    await changeProduct(tx, { id: ring.id, values: { form: null } })
    await setProductStatus(tx, { ids: [ring.id, mug.id], status: deleted })
  })
  const { entries } = (await waiting.ask('/api/commerce/cart')).json<{ entries: { message: string }[] }>()
  expect(new Set(entries.map(({ message }) => message))).toEqual(
    new Set(['Niet meer te koop. Verwijder het om af te rekenen.']),
  )
  expect(await order(waiting, print)).not.toMatch(/order-/)
  await doDueJobs(ctx)

  const after = await shop.as((tx) => orderDetail(tx, id))
  expect({ ...after.order, label: '' }).toEqual({ ...before.order, label: '' })
  const token = await shop.as((tx) => Promise.resolve(statusToken(tx, id)))
  const page = await app.ask(host, `/commerce/order-status?token=${token}`)
  expect([page.status, page.text.includes('Ring'), page.text.includes('Altijd')]).toEqual([200, true, true])
  const lines = after.order.lines.map((line) => ({ lineId: line.id, quantity: 1, restock: true }))
  const back = { id, lines, shippingMinor: 495, adjustmentMinor: 0, to: 'original' as const, reason: '', notify: true }
  expect(await shop.as((tx) => refundOrder(tx, back))).toMatchObject({ order: { balance: { netMinor: 0 } } })
  await doDueJobs(ctx)
})
