import { expect, test } from 'vitest'
import { createDiscount } from '#support/internals'
import { giftCardOf, issueGiftCard } from '#features/giftcards/server'
import { testCards } from '#support/internals'
import { newId } from '#platform/contract'
import { takeRealMoney } from '#support/real-money'
import { doDueJobs } from '#support/due-jobs'
import type { Browser } from '#support/request'
import { discountDraftSchema } from '#support/internals'
import { changeCheckoutForm } from './change-checkout-form.ts'
import { guestCheckout } from '#support/guest-checkout'

const { ctx, shop, app, host, mug, print, post, home, shopperWith } = await guestCheckout()

const good = { provider: 'test', number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' }
const declined = { ...good, number: '4000 0000 0000 0002' }
async function fingerprintFor(browser: Browser, details = home): Promise<string> {
  await post(browser, '/api/commerce/checkout', details)
  return /name="fingerprint" value="([^"]+)"/.exec((await browser.ask('/checkout')).text)?.[1] ?? ''
}
const order = async (browser: Browser, fields: Record<string, string>) =>
  String((await post(browser, '/api/commerce/checkout/order', fields)).headers.location)
const ordersOf = () => shop.as((tx) => tx.db.selectFrom('orders').selectAll().orderBy('number').execute())

test('another country shows its own fields before validation, and keeps typed values', async () => {
  const browser = await shopperWith(print)
  const typed = { ...home, lastName: 'de Vries', postalCode: '', adapt: 'yes' }
  const adapted = await post(browser, '/api/commerce/checkout', { ...typed, country: 'US', shownCountry: 'NL' })
  expect(adapted.headers.location).toBe('/checkout?step=details#checkout-country')
  const { text } = await browser.ask('/checkout?step=details')
  expect(text).toMatch(/<select[^>]*name="region".*value="CA"/s)
  expect(text).toContain('value="de Vries"')
  expect(text).not.toContain('role="alert"')
  const entered = await post(browser, '/api/commerce/checkout', { ...typed, country: 'US', shownCountry: 'US' })
  expect(entered.headers.location).toBe('/checkout?step=details&said=wrong')
})

test('the shop’s questions for every order are asked, kept as typed, and stored with the order', async () => {
  const id = newId()
  const field = {
    id,
    kind: 'text' as const,
    title: 'Waar vond je ons?',
    description: '',
    placeholder: '',
    required: true,
  }
  const ask = (form: { title: string; fields: (typeof field)[] } | null) =>
    shop.as((tx) => changeCheckoutForm(tx, { form }))
  await ask({ title: 'Nog even', fields: [field] })
  const browser = await shopperWith(print)
  const refused = await post(browser, '/api/commerce/checkout', { ...home, [`form.${id}`]: ' ' })
  expect(refused.headers.location).toBe('/checkout?step=details&said=wrong')
  const { text } = await browser.ask(String(refused.headers.location))
  expect(text).toMatch(/<legend>Nog even<\/legend>.*Waar vond je ons\?.*Beantwoord deze vraag\./s)
  const fingerprint = await fingerprintFor(browser, { ...home, [`form.${id}`]: 'Op de markt' })
  const { text: again } = await browser.ask('/checkout?step=details')
  expect(again).toContain('value="Op de markt"')
  expect(await order(browser, { ...good, fingerprint })).toMatch(/order-confirmed/)
  await ask(null)
  expect((await ordersOf()).at(-1)?.custom_fields).toEqual([
    { id, kind: 'text', title: 'Waar vond je ons?', value: 'Op de markt' },
  ])
})

test('a discount for a first order no longer counts once its customer has ordered', async () => {
  const title = 'Welkom'
  const effect = { kind: 'percent' as const, ppm: 100_000, scope: { kind: 'order' as const } }
  const welcome = discountDraftSchema.parse({ title, code: 'WELKOM', effect, audience: { kind: 'first-order' } })
  await shop.as((tx) => createDiscount(tx, welcome))
  const totals: string[] = []
  for (const _ of ['first', 'second']) {
    const browser = await shopperWith(print)
    await post(browser, '/api/commerce/cart/coupons', { code: 'welkom' })
    const fingerprint = await fingerprintFor(browser, { ...home, email: 'nieuw@example.com' })
    totals.push((await browser.ask('/checkout')).text)
    await order(browser, { ...good, fingerprint })
  }
  expect(totals.map((text) => text.includes('<dt>Korting</dt>'))).toEqual([true, false])
})

test('a missing or wrong answer is reported at its field, and the typed values stay', async () => {
  const browser = await shopperWith(print)
  const sent = await post(browser, '/api/commerce/checkout', { ...home, email: 'ana', postalCode: '12', line1: '' })
  const { text } = await browser.ask(String(sent.headers.location))
  expect(text).toMatch(/id="checkout-email"[^>]* autofocus=""[^>]*value="ana"/)
  expect(text.match(/ autofocus=/g)).toHaveLength(1)
  expect(text).toContain('href="/account/sign-in?returnTo=/checkout"')
  expect(text).toContain('Dit is geen e-mailadres.')
  expect(text).toContain('Hij ziet eruit als 1234 AB.')
  expect(text).toContain('Werk de ontbrekende of ongeldige informatie hierboven bij.')
})

test('A6.02 from the cart to a paid order without any script: stock is taken, and the browser begins another cart', async () => {
  takeRealMoney(ctx)
  const browser = await shopperWith(mug)
  const fingerprint = await fingerprintFor(browser)
  const placed = await order(browser, { ...good, fingerprint })
  expect(placed).toMatch(/^\/commerce\/order-confirmed\?token=/)
  expect((await browser.ask(placed)).status).toBe(200)
  expect(browser.cookies.has('__Host-cart')).toBe(false)
  const rows = await ordersOf()
  expect(rows.at(-1)).toMatchObject({ total_minor: 1210 + 495 })
  expect((await app.ask(host, `/api/commerce/products/${mug.id}`)).text).toContain('"qtyInStock":1')
})

test('a declined card charges nothing and loses nothing; the next card pays', async () => {
  const browser = await shopperWith(print)
  const fingerprint = await fingerprintFor(browser)
  expect(await order(browser, { ...declined, fingerprint })).toBe('/checkout?said=declined&way=test')
  expect((await browser.ask('/checkout?said=declined&way=test')).text).toContain('De betaling is geweigerd.')
  expect(await order(browser, { ...good, fingerprint })).toMatch(/order-confirmed/)
})

test('a card whose holder approves it at the bank pays the same order, and leads to it', async () => {
  const browser = await shopperWith(print)
  const number = testCards.authentication
  const bank = await order(browser, { ...good, number, fingerprint: await fingerprintFor(browser) })
  const { pathname, searchParams } = new URL(bank, `http://${host}`)
  const approved = await post(browser, pathname, { charge: searchParams.get('charge') ?? '', answer: 'approve' })
  expect((await browser.ask(String(approved.headers.location))).headers.location).toMatch(/order-confirmed/)
})

test('a total that differs from the one shown to the shopper is not charged', async () => {
  const browser = await shopperWith(print)
  const fingerprint = await fingerprintFor(browser)
  await browser.send('PUT', '/api/commerce/cart/shipping-option', { id: 'none' })
  await post(browser, '/api/commerce/cart/entries', { variantId: print.variants[0]?.id ?? '' })
  expect(await order(browser, { ...good, fingerprint })).toBe('/checkout?said=changed&way=test')
})

test('one of two orders gets the last use of a code', async () => {
  takeRealMoney(ctx)
  const browsers = [await shopperWith(print), await shopperWith(print)]
  const prints: string[] = []
  for (const browser of browsers) {
    await post(browser, '/api/commerce/cart/coupons', { code: 'weg' })
    prints.push(await fingerprintFor(browser))
  }
  const ends = await Promise.all(
    browsers.map((browser, at) => order(browser, { ...good, fingerprint: prints[at] ?? '' })),
  )
  expect(ends.filter((end) => end.includes('order-confirmed'))).toHaveLength(1)
  await doDueJobs(ctx)
  const payments = await shop.as((tx) =>
    tx.db.selectFrom('payments').select(['subject', 'refunded_minor', 'captured_minor']).execute(),
  )
  const unplaced = payments.filter(
    ({ subject, captured_minor, refunded_minor }) => subject.startsWith('checkout:') && captured_minor > refunded_minor,
  )
  expect(unplaced).toEqual([])
})

test('an order that is sent twice is placed once, and a later step leads to it too', async () => {
  const browser = await shopperWith(print)
  const cart = browser.cookies.get('__Host-cart') ?? ''
  const fingerprint = await fingerprintFor(browser)
  const before = (await ordersOf()).length
  const ends = await Promise.all([order(browser, { ...good, fingerprint }), order(browser, { ...good, fingerprint })])
  expect(ends[0]).toMatch(/order-confirmed/)
  expect(ends[1]).toBe(ends[0])
  browser.cookies.set('__Host-cart', cart)
  expect((await post(browser, '/api/commerce/checkout', home)).headers.location).toBe(ends[0])
  expect((await ordersOf()).length).toBe(before + 1)
})

test('a gift card pays a part and the card the rest; a wrong code reveals nothing about the card', async () => {
  takeRealMoney(ctx)
  const browser = await shopperWith(print)
  await post(browser, '/api/commerce/checkout', home)
  const issued = await shop.as((tx) => issueGiftCard(tx, { amountMinor: 1000, currency: 'EUR' }))
  expect(
    (await post(browser, '/api/commerce/checkout/gift-card', { code: '2222-2222-2222-2222' })).headers.location,
  ).toBe('/checkout?said=card')
  await post(browser, '/api/commerce/checkout/gift-card', { code: issued.code ?? '' })
  expect(await order(browser, { ...good, fingerprint: await fingerprintFor(browser) })).toMatch(/order-confirmed/)
  const paid = (await ordersOf()).filter(({ gift_card_minor }) => gift_card_minor > 0)
  expect(paid).toMatchObject([{ gift_card_minor: 1000, total_minor: 2420 + 495 }])
  expect(await shop.as((tx) => giftCardOf(tx, issued.code ?? ''))).toMatchObject({
    balanceMinor: 0,
    state: 'spent',
  })
})

test('a shopper with the code of an unusable card reads why', async () => {
  const browser = await shopperWith(print)
  await post(browser, '/api/commerce/checkout', home)
  const issue = (more: object) => shop.as((tx) => issueGiftCard(tx, { amountMinor: 1000, currency: 'EUR', ...more }))
  const alertFor = async (code: string | null) => {
    const to = String((await post(browser, '/api/commerce/checkout/gift-card', { code: code ?? '' })).headers.location)
    return /role="alert"[^>]*>([^<]*)</.exec((await browser.ask(to)).text)?.[1]
  }
  const expired = await issue({ expiresAt: new Date(ctx.now().getTime() - 1) })
  const off = await issue({})
  await shop.as((tx) =>
    tx.db.updateTable('gift_cards').set({ disabled_at: ctx.now() }).where('id', '=', off.giftCard.id).execute(),
  )
  expect(await alertFor(expired.code)).toBe('Deze cadeaubon is verlopen.')
  expect(await alertFor(off.code)).toBe('De winkel heeft deze cadeaubon uitgeschakeld. Neem contact op met de winkel.')
  expect(await alertFor((await issue({ currency: 'SEK' })).code)).toMatch(/^Er is geen cadeaubon met deze code/)
})

test('details from a wallet are priced as typed ones are; missing ones are requested', async () => {
  const browser = await shopperWith(mug)
  const wallet = async (details: Record<string, string>) =>
    (await browser.send('POST', '/api/commerce/checkout/wallet', details)).json()
  expect(await wallet({ ...home, postalCode: '' })).toEqual({ go: '/checkout?step=details&said=wrong' })
  const priced = await wallet(home)
  expect(priced).toEqual({ fingerprint: await fingerprintFor(browser), dueMinor: 1210 + 495 })
  expect(await app.browser(host).send('POST', '/api/commerce/checkout/wallet', home)).toMatchObject({ status: 404 })
})

test('a code that another shopper used up since the total was shown makes no order: the new total is shown', async () => {
  takeRealMoney(ctx)
  const effect = { kind: 'percent' as const, ppm: 100_000, scope: { kind: 'order' as const } }
  const once = discountDraftSchema.parse({ title: 'Eenmalig', code: 'EENMALIG', effect, mostUses: 1 })
  await shop.as((tx) => createDiscount(tx, once))
  const shoppers = []
  for (const name of ['vlug', 'traag']) {
    const browser = await shopperWith(print)
    await post(browser, '/api/commerce/cart/coupons', { code: 'eenmalig' })
    shoppers.push({ browser, fingerprint: await fingerprintFor(browser, { ...home, email: `${name}@example.com` }) })
  }
  const answers: string[] = []
  for (const { browser, fingerprint } of shoppers) answers.push(await order(browser, { ...good, fingerprint }))
  expect(answers).toEqual([expect.stringMatching(/order-confirmed/), '/checkout?said=changed&way=test'])
  expect((await shoppers[1]?.browser.ask('/checkout'))?.text).not.toContain('<dt>Korting</dt>')
})
