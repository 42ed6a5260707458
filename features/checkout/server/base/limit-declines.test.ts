import { expect, test } from 'vitest'
import type { VisitorContext } from '#platform/context'
import { calledBy } from '#support/caller'
import { guestCheckout } from '#support/guest-checkout'
import type { Browser } from '#support/request'
import { countDecline, mayTryCard } from './limit-declines.ts'

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

test('a shopper who tries card after card is stopped after six declines, and reads the reason', async () => {
  const browser = await shopperWith(print)
  const fingerprint = await fingerprintFor(browser)
  const answers: string[] = []
  for (let at = 0; at < 9; at++) answers.push(await order(browser, { ...declined, fingerprint }))
  expect(answers.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => '/checkout?said=declined&way=test'))
  expect(answers.slice(6)).toEqual(Array.from({ length: 3 }, () => '/checkout?said=declined-often&way=test'))
  const before = await countPayments()
  expect(await order(browser, { ...card('4242 4242 4242 4242'), fingerprint })).toBe(
    '/checkout?said=declined-often&way=test',
  )
  expect(await countPayments()).toBe(before)
  expect((await browser.ask('/checkout?said=declined-often')).text).toContain(
    'Er zijn verschillende betalingen geweigerd',
  )
})

test('another shopper still pays at that time, and the first one again after a while', async () => {
  const other = await shopperWith(print)
  const fingerprint = await fingerprintFor(other)
  expect(await order(other, { ...card('4242 4242 4242 4242'), fingerprint })).toMatch(/order-confirmed/)
  const browser = await shopperWith(print)
  const own = await fingerprintFor(browser)
  for (let at = 0; at < 7; at++) await order(browser, { ...declined, fingerprint: own })
  expect(await order(browser, { ...declined, fingerprint: own })).toBe('/checkout?said=declined-often&way=test')
  ctx.clock.forward(15 * 60_000)
  const anew = await fingerprintFor(browser)
  expect(await order(browser, { ...card('4242 4242 4242 4242'), fingerprint: anew })).toMatch(/order-confirmed/)
})

/** Creates a caller at an address without earlier attempts. */
const payingFrom = (address: string) =>
  calledBy(
    {
      ...ctx,
      site: shop.site,
      locale: 'nl' as const,
      member: null,
      cart: null,
      consent: null,
      preview: false,
    } satisfies VisitorContext & { tx: null },
    { address },
  )

test('a new cart for each card does not help: the network is stopped after fifteen declines, and only that network', async () => {
  ctx.clock.forward(24 * 3_600_000)
  const thief = payingFrom('203.0.113.7')
  const tried: boolean[] = []
  for (let at = 0; at < 20; at++) {
    tried.push(await mayTryCard(thief, `cart-${at}`))
    await countDecline(thief, `cart-${at}`)
  }
  expect(tried.filter(Boolean).length).toBe(15)
  expect(tried.slice(15)).toEqual(Array.from({ length: 5 }, () => false))
  // A neighbour of the same network waits too; others do not.
  expect(await mayTryCard(payingFrom('203.0.113.200'), 'cart-of-neighbour')).toBe(false)
  expect(await mayTryCard(payingFrom('198.51.100.7'), 'cart-of-another')).toBe(true)
})

test('many networks do not help either: the site takes no further card after a hundred and fifty declines, for some seconds', async () => {
  ctx.clock.forward(24 * 3_600_000)
  const networkOf = (at: number) => payingFrom(`198.51.${at % 250}.1`)
  let tried = 0
  for (let at = 0; at < 170; at++) {
    if (await mayTryCard(networkOf(at), `spread-${at}`)) tried += 1
    await countDecline(networkOf(at), `spread-${at}`)
  }
  expect(tried).toBe(150)
  expect(await mayTryCard(payingFrom('192.0.2.1'), 'shopper')).toBe(false)
  ctx.clock.forward(60_000)
  expect(await mayTryCard(payingFrom('192.0.2.1'), 'shopper')).toBe(true)
})
