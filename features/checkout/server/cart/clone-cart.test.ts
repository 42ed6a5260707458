import { emailTo } from '#support/last-email'
import { dutchZone } from '#support/dutch-zone'
import { beforeAll, expect, test } from 'vitest'
import { setProductStatus } from '#features/catalog/server'
import { discountsFeature } from '#features/discounts/server'
import { giftCardsFeature } from '#features/giftcards/server'
import { membersFeature } from '#features/members/server'
import { createZone, shippingFeature } from '#features/shipping/server'
import { taxFeature } from '#features/tax/server'
import { testContext } from '#support/context'
import type { Browser } from '#support/request'
import { runningApp } from '#support/running'
import { shopFeatures, testShop } from '#support/shop'
import { testSite } from '#support/site'
import type { Cart } from '../../contract/index.ts'
import { checkoutFeature } from '../checkout.feature.ts'

const features = [
  ...shopFeatures,
  membersFeature,
  discountsFeature,
  giftCardsFeature,
  shippingFeature,
  taxFeature,
  checkoutFeature,
]
const ctx = await testContext({ features })
const shop = await testShop(await testSite(ctx, { name: 'kade', title: 'Kade 9', locale: 'nl-NL' }))
const app = await runningApp(ctx)
const mug = await shop.product('Mok', { variant: { priceMinor: 1210, isUnlimited: true } })
const password = 'koren op de molen'
const account = '/api/site-users/account'

beforeAll(() => shop.as((tx) => setProductStatus(tx, { ids: [mug.id], status: 1 })))

const visitor = () => app.browser('kade.localhost:8080')
const add = (browser: Browser) =>
  browser.send('POST', '/api/commerce/cart/entries', { variantId: mug.variants[0]?.id, quantity: 2 })
const entries = async (browser: Browser) =>
  (await browser.ask('/api/commerce/cart')).json<Cart>().entries.map(({ quantity }) => quantity)
const signOut = async (browser: Browser, cloneCart: boolean) => {
  const { xsrfToken } = (await browser.ask(`${account}/session`)).json<{ xsrfToken: string }>()
  await browser.send('DELETE', `${account}/session?cloneCart=${cloneCart}`, {}, { 'X-SiteUser-XSRF-Token': xsrfToken })
}

async function joined(email: string): Promise<Browser> {
  const browser = visitor()
  await browser.send('POST', account, { email, password, name: 'Noor' })
  const text = await emailTo(ctx, email)
  await browser.send('POST', `${account}/confirm`, { token: /token=([\w-]{43})/.exec(text)?.[1] ?? '' })
  return browser
}

test('C7.40 with cloneCart the browser keeps the same lines in a cart of its own, without it none', async () => {
  const browser = await joined('noor@example.com')
  await add(browser)
  await signOut(browser, true)
  expect(await entries(browser)).toEqual([2])
  const other = visitor()
  await other.send('POST', `${account}/session`, { email: 'noor@example.com', password })
  expect(await entries(other)).toEqual([2])
  await signOut(other, false)
  expect([await entries(other), other.cookies.has('__Host-cartCount')]).toEqual([[], false])
})

test('the cart from before signing in goes into the member’s cart', async () => {
  await joined('anna@example.com')
  const browser = visitor()
  await add(browser)
  await browser.send('POST', `${account}/session`, { email: 'anna@example.com', password })
  expect(await entries(browser)).toEqual([2])
  const other = visitor()
  await other.send('POST', `${account}/session`, { email: 'anna@example.com', password })
  expect(await entries(other)).toEqual([2])
})

test('a member finds their own address at the checkout, the others of their account a link away, and continues with the values they typed instead', async () => {
  await shop.as((tx) => createZone(tx, dutchZone()))
  const browser = await joined('piet@example.com')
  const { xsrfToken } = (await browser.ask(`${account}/session`)).json<{ xsrfToken: string }>()
  const home = { lastName: 'Bakker', city: 'Amsterdam', country: 'NL' }
  const keep = (address: object) =>
    browser.send('POST', `${account}/addresses`, { ...home, ...address }, { 'X-SiteUser-XSRF-Token': xsrfToken })
  await keep({ line1: 'Kade 9', postalCode: '1011 AB' })
  await keep({ line1: 'Molen 2', postalCode: '1012 CD' })
  await add(browser)
  const shown = async (path: string) => {
    const { text } = await browser.ask(path)
    const value = (name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(text)?.[1]
    return {
      typed: [value('email'), value('line1'), value('postalCode')],
      other: /href="([^"]*address=[^"]*)">([^<]*)</.exec(text)?.slice(1),
    }
  }
  const first = await shown('/checkout')
  expect(first).toEqual({
    typed: ['piet@example.com', 'Kade 9', '1011 AB'],
    other: [expect.any(String), 'Molen 2, 1012 CD Amsterdam'],
  })
  const second = await shown(String(first.other?.[0]).replace('&amp;', '&'))
  expect(second.typed).toEqual(['piet@example.com', 'Molen 2', '1012 CD'])
  expect(second.other?.[1]).toBe('Kade 9, 1011 AB Amsterdam')
  await browser.send('POST', '/api/commerce/checkout', {
    ...home,
    email: 'werk@example.com',
    line1: 'Sluis 3',
    postalCode: '',
  })
  expect((await shown('/checkout?step=details')).typed).toEqual(['werk@example.com', 'Sluis 3', ''])
  expect((await visitor().ask(String(first.other?.[0]).replace('&amp;', '&'))).text).not.toContain('Molen 2')
})
