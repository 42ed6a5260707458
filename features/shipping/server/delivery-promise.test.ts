import { expect, test } from 'vitest'
import { setProductStatus } from '#features/catalog/server'
import { changeSettings } from '#features/sites/server'
import { newId } from '#platform/contract'
import { testContext } from '#support/context'
import { runningApp } from '#support/running'
import { shopFeatures, testShop } from '#support/shop'
import { testSite } from '#support/site'
import { createZone, readShipping } from './save-shipping.ts'
import { shippingFeature } from './shipping.feature.ts'

const ctx = await testContext({ now: '2026-12-02T14:00:00Z', features: [...shopFeatures, shippingFeature] })
const site = await testSite(ctx, { name: 'kade', title: 'Kade 9', locale: 'nl-NL' })
const shop = await testShop(site)
const app = await runningApp(ctx)
const page = async (path: string) => (await app.ask('kade.localhost:8080', path)).text
const turn = (isOn: boolean) => shop.as((tx) => changeSettings(tx, { group: 'delivery', values: { isOn } }))
const rate = { title: 'PostNL', price: { kind: 'flat' as const, amountMinor: 495 }, freeOverMinor: null }

test('a product shows its day of arrival, where the owner wants it and a rate has days', async () => {
  const mug = await shop.product('Mok', { variant: { priceMinor: 1210, isUnlimited: true } })
  const file = await shop.product('Patroon', { type: 2, variant: { priceMinor: 500 } })
  await shop.as((tx) => setProductStatus(tx, { ids: [mug.id, file.id], status: 1 }))
  await turn(true)
  expect(await page('/winkel/mok')).not.toContain('product-promise"')
  await shop.as((tx) =>
    createZone(tx, {
      name: 'Nederland',
      places: [{ country: 'NL', regions: [], postal: [] }],
      rates: [{ ...rate, id: newId(), estimate: { from: 1, to: 1 } }],
    }),
  )
  const sentence = 'Bestel vóór woensdag 16:00 en je hebt het donderdag 3 december in huis.'
  expect(await page('/winkel/mok')).toContain(`<p class="product-promise">${sentence}</p>`)
  expect(await page('/winkel/patroon')).not.toContain('product-promise"')
  expect((await shop.as((tx) => readShipping(tx))).promise).toBe(sentence)
})

test('the server caches a page until its promise ends, and no longer', async () => {
  ctx.clock.forward(59 * 60_000)
  expect(await page('/winkel/mok')).toContain('vóór woensdag 16:00')
  ctx.clock.forward(60_000)
  expect(await page('/winkel/mok')).toContain('Bestel vóór donderdag 16:00 en je hebt het vrijdag 4 december in huis.')
  await turn(false)
  expect(await page('/winkel/mok')).not.toContain('product-promise"')
})
