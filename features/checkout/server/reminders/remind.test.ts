import { postForm } from '#support/post-form'
import { sellingFeatures } from '#support/selling-features'
import { beforeAll, expect, test } from 'vitest'
import { setProductStatus } from '#features/catalog/server'
import { changeSettings } from '#features/sites/server'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import type { Browser } from '#support/request'
import { runningApp } from '#support/running'
import { testShop } from '#support/shop'
import { testSite } from '#support/site'
import { checkoutFeature } from '../checkout.feature.ts'
import { giftByToken, openGift } from '../gifts/gifts.queries.ts'
import { tidyCheckoutJob } from '../tidy-checkout.job.ts'

const features = [...sellingFeatures, checkoutFeature]
const ctx = await testContext({ features })
const shop = await testShop(await testSite(ctx, { name: 'kade', title: 'Kade 9', locale: 'nl-NL' }))
const app = await runningApp(ctx)
const host = 'kade.localhost:8080'
const course = await shop.product('Cursus', { type: 2, variant: { priceMinor: 4900 } })
const hour = 3_600_000

const remind = (isOn: boolean) =>
  shop.as((tx) =>
    changeSettings(tx, { group: 'store', values: { currency: 'EUR', abandonedCart: { isOn, hours: 10 } } }),
  )
beforeAll(async () => {
  await shop.as((tx) => setProductStatus(tx, { ids: [course.id], status: 1 }))
  await remind(true)
})

const post = (browser: Browser, path: string, fields: Record<string, string>) => postForm(browser, host, path, fields)
const details = (email: string) => ({ email, lastName: 'Silva', country: 'NL' })
async function leave(email: string): Promise<Browser> {
  const browser = app.browser(host)
  await post(browser, '/api/commerce/cart/entries', { variantId: course.variants[0]?.id ?? '' })
  await post(browser, '/api/commerce/checkout', details(email))
  return browser
}
async function emailsTo(email: string) {
  return ctx.db.selectFrom('emails').selectAll().where('recipient', '=', email).execute()
}
async function later(hours: number): Promise<void> {
  ctx.clock.forward(hours * hour)
  await doDueJobs(ctx)
}
const linkIn = (text: string, path: string) =>
  new RegExp(`http://kade[^ \\n]*${path}[^ \\n]*`).exec(text)?.[0].replace('http://kade.localhost:8080', '')

test('an abandoned cart is mentioned in one email, at the owner’s time, and the email leads back to its contents', async () => {
  await leave('ana@example.com')
  await later(9)
  expect(await emailsTo('ana@example.com')).toEqual([])
  await later(2)
  const [message] = await emailsTo('ana@example.com')
  expect(message).toMatchObject({ subject: 'TEST – Je winkelwagentje bij Kade 9 wacht nog' })
  expect(message?.text).toContain('Cursus')
  const back = await app.browser(host).ask(linkIn(message?.text ?? '', '/checkout/subscribe') ?? '')
  const other = app.browser(host)
  const page = await other.ask(String(back.headers.location))
  expect(page.text).toContain('1 × Cursus')
  expect(page.text).not.toContain('ana@example.com')
  await later(200)
  expect(await emailsTo('ana@example.com')).toHaveLength(1)
})

test('a shopper who changes the cart afterwards gets the full delay again, and a shopper who ordered gets no reminder', async () => {
  const browser = await leave('noor@example.com')
  const paying = await leave('jan@example.com')
  await later(6)
  await post(browser, '/api/commerce/checkout', details('noor@example.com'))
  const fingerprint = /name="fingerprint" value="([^"]+)"/.exec((await paying.ask('/checkout')).text)?.[1] ?? ''
  const card = { provider: 'test', number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' }
  expect((await post(paying, '/api/commerce/checkout/order', { ...card, fingerprint })).headers.location).toContain(
    '/commerce/order-',
  )
  await later(6)
  expect(await emailsTo('noor@example.com')).toEqual([])
  await later(5)
  expect(await emailsTo('noor@example.com')).toHaveLength(1)
  expect((await emailsTo('jan@example.com')).filter(({ subject }) => subject.includes('winkelwagentje'))).toEqual([])
})

test('a shopper ends such emails by the link of one and a button: following the link changes nothing', async () => {
  await leave('els@example.com')
  await later(11)
  const stop = linkIn((await emailsTo('els@example.com'))[0]?.text ?? '', '/cart') ?? ''
  const browser = app.browser(host)
  expect((await browser.ask(stop)).text).toContain('Deze berichten stoppen')
  const refusals = () => shop.as((tx) => tx.db.selectFrom('cart_email_unsubscribes').selectAll().execute())
  expect(await refusals()).toEqual([])
  const token = new URL(stop, 'http://kade').searchParams.get('stop') ?? ''
  const forged = `${token.slice(0, -4)}AAAA`
  expect((await post(browser, '/commerce/unsubscribe-cart-emails', { token: forged })).headers.location).toBe(
    '/cart?said=stopped',
  )
  expect(await refusals()).toEqual([])
  await post(browser, '/commerce/unsubscribe-cart-emails', { token })
  expect((await browser.ask('/cart?said=stopped')).text).toContain(
    'Je krijgt geen berichten meer over je winkelwagentje.',
  )
  expect(JSON.stringify(await refusals())).not.toContain('els@')
  await leave('els@example.com')
  await later(11)
  expect(await emailsTo('els@example.com')).toHaveLength(1)
})

test('a mail program refuses the next email by one POST without cookies or origin; opening the address changes nothing', async () => {
  await leave('kim@example.com')
  await later(11)
  const url = new URL((await emailsTo('kim@example.com'))[0]?.unsubscribe_url ?? '')
  const path = `${url.pathname}${url.search}`
  expect((await app.ask(host, path)).text).toContain('Stuur ze niet meer')
  const refusals = () => shop.as((tx) => tx.db.selectFrom('email_refusals').selectAll().execute())
  expect(await refusals()).toEqual([])
  const oneClick = (to: string) =>
    app.ask(host, to, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
  const answers = [await oneClick(path.replace(/.{4}$/, 'AAAA')), await oneClick(path), await oneClick(path)]
  expect(answers.map(({ status }) => status)).toEqual([403, 200, 200])
  expect(await refusals()).toHaveLength(1)
  expect(JSON.stringify(await refusals())).not.toContain('kim@')
  await leave('kim@example.com')
  await later(11)
  expect(await emailsTo('kim@example.com')).toHaveLength(1)
})

test('a shop with reminders switched off sends none', async () => {
  await remind(false)
  await leave('piet@example.com')
  await later(100)
  expect(await emailsTo('piet@example.com')).toEqual([])
})

test('donations that were begun and never finished are deleted after a month', async () => {
  await shop.as((tx) => openGift(tx, 'a token of more than twenty signs', '65a1f0c2e4b0a1b2c3d4e8d1'))
  const isKept = () => shop.as(async (tx) => (await giftByToken(tx, 'a token of more than twenty signs')) !== null)
  await later(29 * 24)
  await tidyCheckoutJob.run(ctx, {})
  expect(await isKept()).toBe(true)
  await later(2 * 24)
  await tidyCheckoutJob.run(ctx, {})
  expect(await isKept()).toBe(false)
})
