import { postForm } from '#support/post-form'
import { sellingFeatures } from '#support/selling-features'
import { expect, test } from 'vitest'
import { setProductStatus } from '#features/catalog/server'
import { testCards } from '#support/internals'
import { changePaymentSettings } from '#support/internals'
import { mailbox } from '#platform/mail'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import type { Browser } from '#support/request'
import { runningApp } from '#support/running'
import { testShop } from '#support/shop'
import { testSite } from '#support/site'
import type { Cart } from '../../contract/index.ts'
import { checkoutFeature } from '../checkout.feature.ts'

const features = [...sellingFeatures, checkoutFeature]
const ctx = await testContext({ features })
const shop = await testShop(await testSite(ctx, { name: 'nergens', title: 'Nergens', locale: 'nl-NL' }))
const app = await runningApp(ctx)
const host = 'nergens.localhost:8080'

const post = (browser: Browser, path: string, fields: Record<string, string>) => postForm(browser, host, path, fields)

/** Returns a shopper with the product in their cart. */
async function shopperWith(title: string, more: Parameters<typeof shop.product>[1]): Promise<Browser> {
  const { id, variants } = await shop.product(title, more)
  await shop.as((tx) => setProductStatus(tx, { ids: [id], status: 1 }))
  const browser = app.browser(host)
  await post(browser, '/api/commerce/cart/entries', { variantId: variants[0]?.id ?? '' })
  return browser
}

test('a shop without delivery countries says so at checkout, and asks for no address', async () => {
  const { text } = await (await shopperWith('Mok', { variant: { priceMinor: 1210, isUnlimited: true } })).ask(
    '/checkout',
  )
  expect(text).toContain('Deze winkel heeft nog niet ingesteld waar ze bezorgt')
  expect(text).not.toContain('name="country"')
})

test('a shopper who paid for a changed cart reads on the cart and by email that the money is refunded', async () => {
  const browser = await shopperWith('Kaart', { type: 2, variant: { priceMinor: 900, isUnlimited: true } })
  await post(browser, '/api/commerce/checkout', { email: 'eva@example.com', lastName: 'Silva', country: 'NL' })
  const fingerprint = /name="fingerprint" value="([^"]+)"/.exec((await browser.ask('/checkout')).text)?.[1] ?? ''
  const card = { provider: 'test', number: testCards.authentication, expiry: '12 / 30', cvc: '123' }
  const bank = await post(browser, '/api/commerce/checkout/order', { fingerprint, ...card })
  const { pathname, searchParams } = new URL(String(bank.headers['location']), `http://${host}`)
  const entry = (await browser.ask('/api/commerce/cart')).json<Cart>().entries[0]?.id ?? ''
  await post(browser, `/api/commerce/cart/entries/${entry}`, { quantity: '2' })
  const approved = await post(browser, pathname, { charge: searchParams.get('charge') ?? '', answer: 'approve' })
  const back = await browser.ask(String(approved.headers['location']))
  expect(back.headers['location']).toBe('/cart?said=givenBack')
  expect((await browser.ask('/cart?said=givenBack')).text).toMatch(/Je krijgt je geld terug[\s\S]*Kaart/)
  await doDueJobs(ctx)
  const emails = (await mailbox(ctx, { websiteId: shop.site.id })).filter(
    ({ subject }) => subject === 'TEST – Je betaling aan Nergens wordt teruggestort',
  )
  expect(emails.map(({ text }) => /Je betaalde \S+\s9,00, maar je bestelling/.test(text))).toEqual([true])
})

test('where no payment method is offered the checkout says so and leads back, but free orders are placed', async () => {
  await shop.as((tx) => changePaymentSettings(tx, { provider: 'test', isEnabled: false }))
  const details = { email: 'ana@example.com', lastName: 'Silva', country: 'NL' }
  const paying = await shopperWith('Boek', { type: 2, variant: { priceMinor: 900, isUnlimited: true } })
  await post(paying, '/api/commerce/checkout', details)
  const { text } = await paying.ask('/checkout')
  expect(text).toMatch(/op dit moment geen betalingen aannemen[^<]*<\/p><a href="\/cart">Terug naar winkelwagentje</)
  expect(text).toMatch(/<button class="button" disabled="">/)
  const free = await shopperWith('Folder', { type: 2, variant: { priceMinor: 0, isUnlimited: true } })
  await post(free, '/api/commerce/checkout', details)
  const last = (await free.ask('/checkout')).text
  expect(last).toContain('Er hoeft niets meer betaald te worden.')
  const placed = await post(free, '/api/commerce/checkout/order', {
    fingerprint: /name="fingerprint" value="([^"]+)"/.exec(last)?.[1] ?? '',
  })
  expect(placed.headers['location']).toMatch(/^\/commerce\/order-confirmed\?token=/)
})
