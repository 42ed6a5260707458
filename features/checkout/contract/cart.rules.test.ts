import type { Language } from '#platform/i18n'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartMessages } from './cart.messages.ts'
import { type CartLabels, cartLabel, shownCount } from './cart-label.rules.ts'
import { readQuantity } from './cart.rules.ts'
import { readClientCart } from './client-cart.rules.ts'

const labels = (language: Language): CartLabels => ({
  empty: cartMessages(language, 'link.none', {}),
  one: cartMessages(language, 'link.one', {}),
  several: cartMessages(language, 'link.several', {}),
  many: cartMessages(language, 'link.many', {}),
})

test('the cart link states the number of pieces in it', () => {
  const texts = [0, 1, 2, 100, 101, 5000].map((count) => cartLabel(count, labels('en')))
  expect(texts).toEqual([
    'Cart',
    'One item in cart',
    '2 items in cart',
    '100 items in cart',
    'More than 100 items in cart',
    'More than 100 items in cart',
  ])
  expect(cartLabel(3, labels('nl'))).toBe('3 artikelen in winkelwagentje')
})

test('the number beside the cart link is 100+ above 100, and absent for an empty cart', () => {
  expect([0, 1, 100, 101].map(shownCount)).toEqual(['', '1', '100', '100+'])
})

test('a number of pieces is whole, from 1 to 10000', () => {
  expect(['1', ' 10000 ', 7].map(readQuantity)).toEqual([1, 10_000, 7])
  expect(['0', '-1', '1.5', '1e3', '10001', '', 'x', null, Number.NaN, 0.5].map(readQuantity)).toEqual(
    Array(10).fill(null),
  )
})

test('an absent cart has every attribute at its start', () => {
  expect(readClientCart(undefined)).toEqual({
    id: '',
    websiteId: '',
    orderId: '',
    created: null,
    isPurchased: false,
    entries: [],
    shippingOptions: [],
    applicableTaxRules: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    selectedShippingOption: {},
    shippingLocation: {},
    subtotalCents: 0,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    grandTotalCents: 0,
    totalQuantity: 0,
    subtotalAmount: { minor: 0, currency: 'USD' },
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: false,
  })
  expect(readClientCart({ created: 1_780_308_000_000 }).created).toEqual(new Date('2026-06-01T10:00:00Z'))
})

test('every attribute of a cart keeps its own type for every input', () => {
  const start = readClientCart(null)
  const shape = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)
  const names = Object.keys(start).filter((name) => name !== 'created') as (keyof typeof start)[]
  fc.assert(
    fc.property(
      fc.record(Object.fromEntries(names.map((name) => [name, fc.jsonValue()])), { requiredKeys: [] }),
      (input) => {
        const read = readClientCart(input)
        expect(names.map((name) => shape(read[name]))).toEqual(names.map((name) => shape(start[name])))
      },
    ),
  )
})
