import { expect, test } from 'vitest'
import { giftCardCode } from '#features/giftcards/contract'
import { issueGiftCard } from '#features/giftcards/server'
import { guestCheckout } from '#support/guest-checkout'

const { ctx, shop, post, home, shopperWith, print } = await guestCheckout()

test('a shopper who guesses gift card codes is stopped, also with a new cart, and pays with a real one later', async () => {
  const issued = await shop.as((tx) => issueGiftCard(tx, { amountMinor: 1000, currency: 'EUR' }))
  const guesser = async () => {
    const browser = await shopperWith(print)
    await post(browser, '/api/commerce/checkout', home)
    return browser
  }
  let browser = await guesser()
  const answers: number[] = []
  for (let guess = 0; guess < 14; guess += 1) {
    if (guess % 3 === 2) browser = await guesser()
    answers.push(
      (await post(browser, '/api/commerce/checkout/gift-card', { code: giftCardCode(ctx.random(10)) })).status,
    )
  }
  // A slip of the hand is no attack: the first six are answered.
  expect(answers.slice(0, 6)).toEqual([303, 303, 303, 303, 303, 303])
  expect(answers.slice(-4)).toEqual([429, 429, 429, 429])
  // The right code is no way around it from there.
  expect((await post(browser, '/api/commerce/checkout/gift-card', { code: issued.code ?? '' })).status).toBe(429)
  ctx.clock.forward(600_000)
  const later = await guesser()
  expect((await post(later, '/api/commerce/checkout/gift-card', { code: issued.code ?? '' })).headers.location).toBe(
    '/checkout',
  )
})
