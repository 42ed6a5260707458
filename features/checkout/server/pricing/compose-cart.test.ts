import { cartGiftCard } from '#support/cart-input'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountSchema } from '#features/discounts/contract'
import { faultOf } from '#features/orders/contract'
import { taxSettingsSchema } from '#features/tax/contract'
import { taxRateSchema } from '#support/internals'
import {
  cartInput as inputOf,
  cartId as hex,
  cartLine as line,
  pricedAt as at,
  vatRate as rate,
} from '#support/cart-input'
import { documentedCurrencies } from '#support/currencies'
import { type CartInput, composeCart } from './compose-cart.ts'
import type { PricedCart } from '../base/priced-cart.ts'

/** The sums as an order checks them. */
function faultIn(priced: PricedCart): string | null {
  const { shipping, lines } = priced
  const selected = shipping.selected && {
    amountMinor: shipping.selected.amountMinor,
    discountMinor: shipping.discountMinor,
    taxMinor: shipping.taxMinor,
  }
  const counted = lines
    .filter(({ isCounted }) => isCounted)
    .map((pricedLine) => ({ ...pricedLine, quantity: pricedLine.row.quantity }))
  return faultOf({
    pricesIncludeTax: priced.pricesIncludeTax,
    lines: counted,
    shipping: selected,
    giftCards: priced.giftCards,
    totals: priced.totals,
  })
}

test('a business elsewhere in the EU pays the prices without tax, shipping too', () => {
  const lines = [line(1, 2, { priceMinor: 12_100 })]
  const priced = composeCart(
    inputOf({ lines, location: { country: 'BE', region: '', postalCode: '' }, vatNumber: 'BE0428759497' }),
  )
  expect(priced.totals).toMatchObject({ subtotalMinor: 20_000, shippingMinor: 500, taxMinor: 0, totalMinor: 20_500 })
  expect([priced.taxTreatment, priced.pricesIncludeTax, faultIn(priced)]).toEqual(['reverse-charge', false, null])
})

test('a bought gift card bears no tax, and a card that pays takes the rest, to the last cent', () => {
  const lines = [
    line(1, 1, { priceMinor: 5000, productType: 4, needsShipping: false }),
    line(2, 1, { priceMinor: 1210, needsShipping: false }),
  ]
  const priced = composeCart(inputOf({ lines, giftCards: [cartGiftCard(9000)] }))
  expect(priced.totals).toMatchObject({ totalMinor: 6210, taxMinor: 210, giftCardMinor: 6210, dueMinor: 0 })
})

test('an unavailable line counts in no sum and stops the checkout, a line with a changed price does not', () => {
  const removed = composeCart(
    inputOf({ lines: [line(1, 1, { priceMinor: 500 }), line(2, 1, { priceMinor: 900, isForSale: false })] }),
  )
  expect([removed.totals.subtotalMinor, removed.canCheckOut]).toEqual([500, false])
  const dearer = line(1, 1, { priceMinor: 500 })
  const priced = composeCart(inputOf({ lines: [{ ...dearer, row: { ...dearer.row, seen_minor: 400 } }] }))
  expect([priced.lines[0]?.issue?.kind, priced.canCheckOut]).toEqual(['price changed', true])
})

test('a gift card with a custom amount is named without the amount that was chosen beside it', () => {
  const options = [{ name: 'Amount', value: '€ 25' }]
  const giftCard = { otherAmounts: true, minimumMinor: 500, maximumMinor: 50_000 }
  const chosen = line(1, 1, { productType: 4, priceMinor: 2500, variantTitle: '€ 25', options, giftCard })
  const titleOf = (cartLine: CartInput['lines'][number]) =>
    composeCart(inputOf({ lines: [cartLine] })).lines[0]?.sellable?.variantTitle
  expect([titleOf(chosen), titleOf({ ...chosen, row: { ...chosen.row, amount_minor: 3750 } })]).toEqual(['€ 25', ''])
})

test('the token of an accepted total changes as soon as any price changes', () => {
  const lines = [line(1, 1, { priceMinor: 500 })]
  const before = composeCart(inputOf({ lines })).fingerprint
  expect(composeCart(inputOf({ lines })).fingerprint).toBe(before)
  expect(composeCart(inputOf({ lines: [line(1, 1, { priceMinor: 501 })] })).fingerprint).not.toBe(before)
})

test('for every combination of products, discounts, shipping and taxes an order accepts the sums, nothing is negative, and lines may have any order', () => {
  const effect = fc.oneof(
    fc.record({
      kind: fc.constant('percent'),
      ppm: fc.integer({ min: 1, max: 1_000_000 }),
      scope: fc.constant({ kind: 'order' }),
    }),
    fc.record({
      kind: fc.constant('amount'),
      amountMinor: fc.integer({ min: 1, max: 100_000 }),
      scope: fc.constant({ kind: 'order' }),
      each: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('shipping'), ppm: fc.integer({ min: 1, max: 1_000_000 }) }),
  )
  const thing = fc.record({
    quantity: fc.integer({ min: 1, max: 10_000 }),
    priceMinor: fc.nat(100_000_000),
    productType: fc.constantFrom(1, 2, 3, 4),
    taxClass: fc.constantFrom('', 'reduced-rate'),
    isForSale: fc.boolean(),
  })
  const world = fc.record({
    currency: fc.constantFrom(...documentedCurrencies),
    things: fc.array(thing, { maxLength: 6 }),
    effects: fc.array(effect, { maxLength: 3 }),
    ppm: fc.nat(300_000),
    pricesIncludeTax: fc.boolean(),
    country: fc.constantFrom('NL', 'BE', 'US'),
    isExempt: fc.boolean(),
    balance: fc.nat(50_000_000),
  })
  fc.assert(
    fc.property(world, ({ currency, things, effects, ppm, pricesIncludeTax, country, isExempt, balance }) => {
      const lines = things.map(({ quantity, ...sellable }, n) =>
        line(n, quantity, { ...sellable, needsShipping: sellable.productType === 1 }),
      )
      const discounts = effects.map((discountEffect, n) => ({
        ...discountSchema.parse({
          id: hex(80 + n),
          title: 'D',
          code: null,
          effect: discountEffect,
          uses: 0,
          createdAt: at.toISOString(),
        }),
        usesByCustomer: 0,
      }))
      const settings = taxSettingsSchema.parse({ country: 'NL', pricesIncludeTax })
      const tax = {
        rates: [rate('NL', ppm), taxRateSchema.parse({ ...rate('NL', 90_000), taxClass: 'reduced-rate' })],
        settings,
        isExempt,
      }
      const cartInput = inputOf({
        currency,
        lines,
        discounts,
        tax,
        giftCards: [cartGiftCard(balance, currency)],
        location: { country, region: '', postalCode: '' },
      })
      const priced = composeCart(cartInput)
      expect(faultIn(priced)).toBeNull()
      expect(Object.values(priced.totals).every((minor) => Number.isSafeInteger(minor) && minor >= 0)).toBe(true)
      expect(priced.discounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(priced.totals.discountMinor)
      expect(priced.taxes.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(priced.totals.taxMinor)
      expect(composeCart({ ...cartInput, lines: lines.toReversed() }).totals).toEqual(priced.totals)
    }),
    { numRuns: 400 },
  )
})
