import { expect, test } from 'vitest'
import { guestCheckout } from '#support/guest-checkout'
import type { Browser } from '#support/request'

const { ctx, shop, print, post, home, shopperWith } = await guestCheckout()

const card = (number: string) => ({ provider: 'test', number, expiry: '12 / 30', cvc: '123' })
const declined = card('4000 0000 0000 0002')
async function fingerprintFor(browser: Browser): Promise<string> {
  await post(browser, '/api/commerce/checkout', home)
  return /name="fingerprint" value="([^"]+)"/.exec((await browser.ask('/checkout')).text)?.[1] ?? ''
}
const order = async (browser: Browser, fields: Record<string, string>) =>
  String((await post(browser, '/api/commerce/checkout/order', fields)).headers.location)
const countPayments = () => shop.as(async (tx) => (await tx.db.selectFrom('payments').select('id').execute()).length)

test('whoever tries one card after the other is stopped after six declines, and reads why', async () => {
  const browser = await shopperWith(print)
  const fingerprint = await fingerprintFor(browser)
  const answers: string[] = []
  for (let at = 0; at < 9; at++) answers.push(await order(browser, { ...declined, fingerprint }))
  expect(answers.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => '/checkout?said=declined'))
  expect(answers.slice(6)).toEqual(Array.from({ length: 3 }, () => '/checkout?said=declined-often'))
  const before = await countPayments()
  expect(await order(browser, { ...card('4242 4242 4242 4242'), fingerprint })).toBe('/checkout?said=declined-often')
  expect(await countPayments()).toBe(before)
  expect((await browser.ask('/checkout?said=declined-often')).text).toContain(
    'Er zijn verschillende betalingen geweigerd',
  )
})

test('another shopper pays meanwhile, and the first one again after a while', async () => {
  const other = await shopperWith(print)
  const fingerprint = await fingerprintFor(other)
  expect(await order(other, { ...card('4242 4242 4242 4242'), fingerprint })).toMatch(/order-confirmed/)
  const browser = await shopperWith(print)
  const own = await fingerprintFor(browser)
  for (let at = 0; at < 7; at++) await order(browser, { ...declined, fingerprint: own })
  expect(await order(browser, { ...declined, fingerprint: own })).toBe('/checkout?said=declined-often')
  ctx.clock.forward(15 * 60_000)
  const anew = await fingerprintFor(browser)
  expect(await order(browser, { ...card('4242 4242 4242 4242'), fingerprint: anew })).toMatch(/order-confirmed/)
})
