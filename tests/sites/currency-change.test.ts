import { expect, test } from 'vitest'
import { changeSettings, settingsOf } from '#features/sites/server'
import { createZone } from '#features/shipping/server'
import { createDiscount, discountDraftSchema } from '#support/internals'
import { newId } from '#platform/contract'
import { siteTables } from '#platform/database'
import { testContext } from '#support/context'
import { ownerBrowser } from '#support/owner-browser'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { product } from '../../apps/server/features.ts'
import { checkoutSettings } from '#features/checkout/contract'

const ctx = await testContext({ features: [...product.features] })
const app = await runningApp(ctx)
const shop = await testSite(ctx, { name: 'kade' })

/** Returns the stored amounts: a discount's amount and subtotal, a rate with its free limit, the minimum order. */
const amounts = () =>
  shop.as(async (tx) => {
    const { effect, minimum } = await siteTables(tx)
      .selectFrom('discounts')
      .select(['effect', 'minimum'])
      .executeTakeFirstOrThrow()
    const { rates } = await siteTables(tx).selectFrom('shipping_zones').select('rates').executeTakeFirstOrThrow()
    const { minimumSubtotalMinor } = await settingsOf(tx, checkoutSettings)
    return { effect, minimum, rates, minimumSubtotalMinor }
  })

const wanted = (scale: number) => ({
  effect: { kind: 'amount', amountMinor: 5 * scale },
  minimum: { kind: 'subtotal', minor: 40 * scale },
  rates: [{ price: { kind: 'flat', amountMinor: 7 * scale }, freeOverMinor: 60 * scale }],
  minimumSubtotalMinor: 15 * scale,
})

test('discounts, shipping rates and the minimum order keep their figures from dollars to yen to euros', async () => {
  await shop.as(async (tx) => {
    await changeSettings(tx, { group: 'store', values: { currency: 'USD' } })
    await changeSettings(tx, { group: checkoutSettings.group, values: { minimumSubtotalMinor: 1500 } })
    const effect = { kind: 'amount', amountMinor: 500, scope: { kind: 'order' } }
    const minimum = { kind: 'subtotal', minor: 4000 }
    await createDiscount(tx, discountDraftSchema.parse({ title: 'Vijf', code: 'VIJF', effect, minimum }))
    const price = { kind: 'flat' as const, amountMinor: 700 }
    const rate = { id: newId(), title: 'Post', price, freeOverMinor: 6000, estimate: null }
    await createZone(tx, { name: 'NL', places: [{ country: 'NL', regions: [], postal: [] }], rates: [rate] })
  })
  const owner = await ownerBrowser(app, ctx, shop)
  const changeTo = async (currency: string) => (await owner.send('POST', '/api/catalog/currency', { currency })).status
  expect(await amounts()).toMatchObject(wanted(100))
  expect(await changeTo('JPY')).toBe(200)
  expect(await amounts()).toMatchObject(wanted(1))
  expect(await changeTo('EUR')).toBe(200)
  expect(await amounts()).toMatchObject(wanted(100))
})
