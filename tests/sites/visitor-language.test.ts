import { expect, test } from 'vitest'
import { setProductStatus } from '#features/catalog/server'
import { product } from '../../apps/server/features.ts'
import { testContext } from '#support/context'
import { runningApp } from '#support/running'
import { testShop } from '#support/shop'
import { testSite } from '#support/site'

const ctx = await testContext({ features: product.features })
const app = await runningApp(ctx)
const shopIn = async (name: string, locale: string) => {
  const shop = await testShop(await testSite(ctx, { name, title: 'Kade 9', locale, start: 'blank' }))
  const mug = await shop.product('Mok', { variant: { priceMinor: 1210, isUnlimited: true } })
  await shop.as((tx) => setProductStatus(tx, { ids: [mug.id], status: 1 }))
  const shopper = app.browser(`${name}.localhost:8080`)
  await shopper.send('POST', '/api/commerce/cart/entries', { variantId: mug.variants[0]?.id, quantity: 2 })
  return { text: async (path: string) => (await shopper.ask(path)).text }
}
const dutch = await shopIn('kade', 'nl-NL')
const english = await shopIn('quay', 'en-GB')

test('C1.05 C1.06 a Dutch site declares in its pages that they are nl-NL, and every text for visitors there is Dutch', async () => {
  for (const path of ['/cart', '/checkout', '/search', '/account', '/nothing-here']) {
    const page = await dutch.text(path)
    expect(page, path).toContain('<html lang="nl-NL">')
    expect(page, path).not.toMatch(/>(?:Cart|Checkout|Search|Sign in|Continue|Remove|Page not found)</)
  }
  expect(await dutch.text('/cart')).toMatch(/<h1[^>]*>Winkelwagentje/)
  expect(await dutch.text('/search')).toContain('Zoeken')
})

test('R1.34 the Dutch words of the contract and the English ones come from a catalogue for each language', async () => {
  const [inDutch, inEnglish] = [await dutch.text('/cart'), await english.text('/cart')]
  expect(inDutch).toContain('Afrekenen')
  expect(inEnglish).toContain('<html lang="en-GB">')
  expect(inEnglish).toMatch(/<h1[^>]*>Your cart/)
  expect(inEnglish).not.toMatch(/Winkelwagentje|Afrekenen/)
})
