import { sellingFeatures } from '#support/selling-features'
import { dutchZone } from '#support/dutch-zone'
import { postForm } from '#support/post-form'
import { beforeAll, expect, test } from 'vitest'
import { setProductStatus } from '#features/catalog/server'
import { membersFeature } from '#features/members/server'
import { createZone } from '#features/shipping/server'
import { changeSettings } from '#features/sites/server'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import type { Browser } from '#support/request'
import { runningApp } from '#support/running'
import { testShop } from '#support/shop'
import { testSite } from '#support/site'
import { checkoutFeature } from '../checkout.feature.ts'

const ctx = await testContext({ features: [...sellingFeatures, membersFeature, checkoutFeature] })
const shop = await testShop(await testSite(ctx, { name: 'kade', title: 'Kade 9', locale: 'nl-NL' }))
const app = await runningApp(ctx)
const host = 'kade.localhost:8080'
const mug = await shop.product('Mok', { variant: { priceMinor: 1210, isUnlimited: true } })
beforeAll(() =>
  shop.as(async (tx) => {
    await setProductStatus(tx, { ids: [mug.id], status: 1 })
    await changeSettings(tx, { group: 'store', values: { currency: 'EUR' } })
    await createZone(tx, dutchZone())
  }),
)

const account = '/api/site-users/account'
const password = 'koren op de molen'
const post = (browser: Browser, path: string, fields: Record<string, string>) => postForm(browser, host, path, fields)
const hidden = (text: string, name: string) =>
  (new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(text)?.[1] ?? '').replaceAll('&amp;', '&')
const home = {
  firstName: 'Ana',
  lastName: 'Silva',
  line1: 'Gracht 1',
  postalCode: '3511 AB',
  city: 'Utrecht',
  country: 'NL',
}

/** Buys a mug; answers the path of the page that thanks. */
async function buy(browser: Browser, details: Record<string, string>): Promise<string> {
  await browser.send('POST', '/api/commerce/cart/entries', { variantId: mug.variants[0]?.id })
  await post(browser, '/api/commerce/checkout', { ...home, ...details })
  const { text } = await browser.ask('/checkout')
  const card = { provider: 'test', number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' }
  const paid = await post(browser, '/api/commerce/checkout/order', {
    fingerprint: hidden(text, 'fingerprint'),
    ...card,
  })
  return String(paid.headers['location'])
}

async function confirmed(browser: Browser, email: string): Promise<Browser> {
  await doDueJobs(ctx)
  const message = await ctx.db
    .selectFrom('emails')
    .select('text')
    .where('recipient', '=', email)
    .where('subject', 'like', 'Rond%')
    .executeTakeFirstOrThrow()
  await browser.send('POST', `${account}/confirm`, { token: /token=([\w-]{43})/.exec(message.text)?.[1] ?? '' })
  return browser
}

async function joined(email: string): Promise<Browser> {
  const browser = app.browser(host)
  await browser.send('POST', account, { email, password, name: 'Noor' })
  return confirmed(browser, email)
}

const addresses = async (browser: Browser) =>
  (await browser.ask('/account')).text.match(/<address>[\s\S]*?<\/address>/g) ?? []

test('a guest continues shopping from the confirmation page, and creates an account there with only a password: the order belongs to it', async () => {
  const browser = app.browser(host)
  const thanks = await buy(browser, { email: 'Ana@example.com' })
  const { text } = await browser.ask(thanks)
  expect(text).toMatch(/href="\/winkel">Verder winkelen</)
  const fields = { email: hidden(text, 'email'), name: hidden(text, 'name'), from: hidden(text, 'from') }
  expect(fields).toEqual({ email: 'Ana@example.com', name: 'Ana Silva', from: thanks })
  const short = await post(browser, account, { ...fields, password: 'kort' })
  expect((await browser.ask(String(short.headers['location']))).text).toMatch(/role="alert">[^<]*8/)
  const sent = await post(browser, account, { ...fields, password })
  const after = await browser.ask(String(sent.headers['location']))
  expect(after.text).toMatch(/role="status">Deze site verstuurt nog geen e-mail. Vraag ons om de link/)
  expect(after.text).not.toContain('type="password"')
  await confirmed(browser, 'ana@example.com')
  expect((await browser.ask('/account')).text).toContain('#TEST-1')
  expect((await browser.ask(thanks)).text).toMatch(/href="\/account">Je account<(?![\s\S]*type="password")/)
})

test('no shopper is offered an account where the shop takes no members, and an empty checkout leads back into the shop', async () => {
  await shop.as((tx) => changeSettings(tx, { group: 'members', values: { canJoin: false } }))
  const browser = app.browser(host)
  expect((await browser.ask(await buy(browser, { email: 'bo@example.com' }))).text).not.toContain(`action="${account}"`)
  expect((await browser.ask('/checkout')).text).toMatch(/href="\/winkel">Verder winkelen</)
  await shop.as((tx) => changeSettings(tx, { group: 'members', values: { canJoin: true } }))
})

test('the address of a member’s order goes into their account when they want it, once, and is there at the next checkout', async () => {
  const browser = await joined('noor@example.com')
  await browser.send('POST', '/api/commerce/cart/entries', { variantId: mug.variants[0]?.id })
  const ticked = async () =>
    /<input[^>]*name="keepsAddress"[^>]*>/
      .exec((await browser.ask('/checkout?step=details')).text)?.[0]
      .includes('checked')
  expect(await ticked()).toBe(true)
  await buy(browser, { email: 'noor@example.com' })
  expect(await addresses(browser)).toEqual([])
  await buy(browser, { email: 'noor@example.com', keepsAddress: 'yes' })
  await buy(browser, { email: 'noor@example.com', keepsAddress: 'yes', line1: 'GRACHT 1', phone: '030 123' })
  expect(await addresses(browser)).toEqual([expect.stringContaining('Gracht 1')])
  await browser.send('POST', '/api/commerce/cart/entries', { variantId: mug.variants[0]?.id })
  const { text } = await browser.ask('/checkout')
  expect([hidden(text, 'line1'), hidden(text, 'phone'), await ticked()]).toEqual(['Gracht 1', '030 123', false])
  expect((await app.browser(host).ask('/checkout')).text).not.toContain('keepsAddress')
})
