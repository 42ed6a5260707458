import { expect, test } from 'vitest'
import { giftCardsById, issueGiftCard } from '#features/giftcards/server'
import { changePaymentSettings } from '#support/internals'
import { guestCheckout } from '#support/guest-checkout'
import type { Browser } from '#support/request'

const { shop, print, post, home, shopperWith } = await guestCheckout()

const good = { provider: 'test', number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' }
async function fingerprintFor(browser: Browser): Promise<string> {
  await post(browser, '/api/commerce/checkout', home)
  return /name="fingerprint" value="([^"]+)"/.exec((await browser.ask('/checkout')).text)?.[1] ?? ''
}
const order = async (browser: Browser, fields: Record<string, string>) =>
  String((await post(browser, '/api/commerce/checkout/order', fields)).headers.location)
const ordersOf = () => shop.as((tx) => tx.db.selectFrom('orders').selectAll().orderBy('number').execute())

test('a gift card bought with a test payment makes a test order, and pays for nothing once the shop takes real money', async () => {
  const issued = await shop.as(async (tx) => {
    const { giftCard, code } = await issueGiftCard(tx, { amountMinor: 100_000, currency: 'EUR' })
    await tx.db.updateTable('gift_cards').set({ is_test: true }).where('id', '=', giftCard.id).execute()
    return { giftCard, code }
  })
  const start = async () => {
    const browser = await shopperWith(print)
    await post(browser, '/api/commerce/checkout', home)
    return browser
  }
  const enter = async (browser: Awaited<ReturnType<typeof start>>) =>
    (await post(browser, '/api/commerce/checkout/gift-card', { code: issued.code ?? '' })).headers.location
  const before = new Set((await ordersOf()).map(({ id }) => id))
  const tester = await start()
  expect(await enter(tester)).toBe('/checkout')
  expect(await order(tester, { ...good, fingerprint: await fingerprintFor(tester) })).toMatch(/order-confirmed/)
  expect((await ordersOf()).filter(({ id }) => !before.has(id))).toMatchObject([{ is_test: true, captured_minor: 0 }])
  const shopper = await start()
  await enter(shopper)
  const due = await fingerprintFor(shopper)
  await shop.as((tx) => changePaymentSettings(tx, { provider: 'manual', isEnabled: true }))
  try {
    expect(await enter(await start())).toBe('/checkout?said=card-test')
    expect(await fingerprintFor(shopper)).not.toBe(due)
  } finally {
    await shop.as((tx) => changePaymentSettings(tx, { provider: 'manual', isEnabled: false }))
  }
})

test('an unreadable card is refused by its wrong field, and its last month may be typed in many ways', async () => {
  const shopper = await shopperWith(print)
  const fingerprint = await fingerprintFor(shopper)
  const refusalOf = async (card: object) =>
    new URL(await order(shopper, { ...good, ...card, fingerprint }), 'http://shop').search
  expect(await refusalOf({ expiry: 'soon' })).toBe('?said=unfit-expiry&way=test')
  expect(await refusalOf({ number: '4242' })).toBe('?said=unfit-number&way=test')
  expect(await refusalOf({ cvc: '12345' })).toBe('?said=unfit-cvc&way=test')
  expect(await refusalOf({ expiry: '01-20' })).toBe('?said=expiry-past&way=test')
  const page = (await shopper.ask('/checkout?said=unfit-expiry')).text
  expect(page).toContain('De vervaldatum is niet volledig')
  expect(page.match(/<input[^>]*aria-invalid="true"[^>]*>/g)).toEqual([expect.stringContaining('name="expiry"')])
  expect(await order(shopper, { ...good, expiry: '1230', fingerprint })).toMatch(/order-confirmed/)
})

test('a real gift card is not spent in a test order, and cards of test and live mode cannot share a cart', async () => {
  const issue = (isTest: boolean) =>
    shop.as(async (tx) => {
      const issued = await issueGiftCard(tx, { amountMinor: 500, currency: 'EUR' })
      await tx.db.updateTable('gift_cards').set({ is_test: isTest }).where('id', '=', issued.giftCard.id).execute()
      return issued
    })
  const real = await issue(false)
  const trial = await issue(true)
  const shopper = await shopperWith(print)
  await post(shopper, '/api/commerce/checkout', home)
  const enter = async (code: string | null) =>
    (await post(shopper, '/api/commerce/checkout/gift-card', { code: code ?? '' })).headers.location
  expect([await enter(real.code), await enter(trial.code)]).toEqual(['/checkout', '/checkout?said=card-mixed'])
  const before = (await ordersOf()).length
  expect(await order(shopper, { ...good, fingerprint: await fingerprintFor(shopper) })).toBe(
    '/checkout?said=card-mixed&way=test',
  )
  expect((await shopper.ask('/checkout?said=card-mixed')).text).toContain(
    'Testgeld en echt geld kunnen niet samen één bestelling betalen.',
  )
  expect((await ordersOf()).length).toBe(before)
  const [card] = await shop.as((tx) => giftCardsById(tx, [real.giftCard.id]))
  expect(card?.balanceMinor).toBe(500)
})
