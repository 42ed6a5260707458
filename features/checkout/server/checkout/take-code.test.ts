import { expect, test } from 'vitest'
import { createDiscount, discountDraftSchema } from '#support/internals'
import { giftCardCode } from '#features/giftcards/contract'
import { issueGiftCard } from '#features/giftcards/server'
import { guestCheckout } from '#support/guest-checkout'
import type { Browser } from '#support/request'
import type { Cart } from '../../contract/index.ts'

const { ctx, shop, post, home, shopperWith, print } = await guestCheckout()

const percent = (code: string) =>
  discountDraftSchema.parse({
    title: 'Zomer',
    code,
    effect: { kind: 'percent', ppm: 100_000, scope: { kind: 'order' } },
  })
await shop.as((tx) => createDiscount(tx, percent('ZOMER')))
const issued = () => shop.as((tx) => issueGiftCard(tx, { amountMinor: 1000, currency: 'EUR' }))
const send = async (browser: Browser, path: string, body: object) =>
  (await browser.send('POST', `/api/commerce/cart/codes${path}`, body)).json<Cart>()
const textOf = async (browser: Browser, path: string) => (await browser.ask(path)).text

test('one field takes a discount and a gift card, and removes each of them again', async () => {
  const browser = await shopperWith(print)
  const { code } = await issued()
  const before = await send(browser, '', { code: 'zomer' })
  expect([before.validCoupons.map((coupon) => coupon.code), before.giftCards]).toEqual([['ZOMER'], []])
  const both = await send(browser, '', { code: (code ?? '').toLowerCase().replaceAll('-', ' ') })
  expect(both.giftCards).toMatchObject([{ last4: code?.slice(-4), amountCents: 1000 }])
  expect([both.dueCents, both.coupons.length]).toEqual([both.grandTotalCents - 1000, 1])
  await send(browser, '/remove', { code: 'ZOMER' })
  const none = await send(browser, '/remove', { giftCard: both.giftCards[0]?.id })
  expect([none.coupons, none.giftCards, none.dueCents]).toEqual([[], [], none.grandTotalCents])
})

test('a discount whose code looks like that of a gift card counts as the discount', async () => {
  const code = giftCardCode(ctx.random(10))
  await shop.as((tx) => createDiscount(tx, percent(code)))
  const browser = await shopperWith(print)
  expect((await send(browser, '', { code })).validCoupons).toHaveLength(1)
})

test('without scripts an invalid code is reported beside its field, which keeps the code, and appears in no address', async () => {
  const browser = await shopperWith(print)
  const wrong = giftCardCode(ctx.random(10))
  const toCart = String((await post(browser, '/api/commerce/cart/codes', { code: wrong })).headers.location)
  expect(toCart).not.toContain(wrong)
  expect(await textOf(browser, toCart)).toMatch(
    new RegExp(
      `<input id="cart-code"[^>]*value="${wrong}".*id="cart-code-fault".*Er is geen cadeaubon met deze code`,
      's',
    ),
  )
  await post(browser, '/api/commerce/checkout', home)
  const fields = { code: wrong, from: 'checkout' }
  const toCheckout = String((await post(browser, '/api/commerce/cart/codes', fields)).headers.location)
  expect(toCheckout).toMatch(/^\/checkout\?said=code&why=checkout\.card_unknown$/)
  expect(await textOf(browser, toCheckout)).toMatch(
    new RegExp(
      `autofocus=""[^>]*aria-describedby="checkout-code-fault"[^>]*value="${wrong}".*Er is geen cadeaubon`,
      's',
    ),
  )
})

test('an empty field names its expected content', async () => {
  const browser = await shopperWith(print)
  const to = String((await post(browser, '/api/commerce/cart/codes', { code: ' ' })).headers.location)
  expect(await textOf(browser, to)).toContain('Vul de code van een korting of cadeaubon in.')
})

test('in the checkout a code is entered and removed by forms, and the sums follow', async () => {
  const browser = await shopperWith(print)
  await post(browser, '/api/commerce/checkout', home)
  const { code } = await issued()
  const enter = (typed: string) =>
    post(browser, '/api/commerce/cart/codes', { code: typed, from: 'checkout' }).then(({ headers }) => headers.location)
  expect([await enter('zomer'), await enter(code ?? '')]).toEqual(Array(2).fill('/checkout#checkout-codes'))
  const text = await textOf(browser, '/checkout')
  expect(text).toMatch(/<strong>ZOMER<\/strong> Zomer.*•••• /s)
  expect(text).toMatch(/<dt>Korting<\/dt>.*<dt>Cadeaubonnen<\/dt>/s)
  await post(browser, '/api/commerce/cart/codes/remove', { code: 'ZOMER', from: 'checkout' })
  expect(await textOf(browser, '/checkout')).not.toContain('<strong>ZOMER</strong>')
})

test('guesses at gift cards are limited in this field as in their own, and discount codes are still accepted', async () => {
  const browser = await shopperWith(print)
  const answers: number[] = []
  for (let guess = 0; guess < 14; guess += 1)
    answers.push(
      (await browser.send('POST', '/api/commerce/cart/codes', { code: giftCardCode(ctx.random(10)) })).status,
    )
  expect(answers.slice(-4)).toEqual([429, 429, 429, 429])
  expect((await browser.send('POST', '/api/commerce/cart/codes', { code: 'zomer' })).status).toBe(200)
})
