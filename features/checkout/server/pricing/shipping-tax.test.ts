import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxSettingsSchema } from '#features/tax/contract'
import { taxRateSchema } from '#support/internals'
import { cartInput as inputOf, cartLine as line, vatRate as rate } from '#support/cart-input'
import { composeCart } from './compose-cart.ts'

const mixedRates = [rate('NL', 210_000), taxRateSchema.parse({ ...rate('NL', 90_000), taxClass: 'reduced-rate' })]

function sentMixed(
  country: string,
  shippingMinor: number,
  { settings, vatNumber = null }: { settings: object; vatNumber?: string | null },
) {
  const things = {
    lines: [line(1, 1, { priceMinor: 10_900, taxClass: 'reduced-rate' }), line(2, 1, { priceMinor: 6050 })],
  }
  const { zones } = inputOf()
  const price = { kind: 'flat' as const, amountMinor: shippingMinor }
  return composeCart(
    inputOf({
      ...things,
      zones: zones.map((zone) => ({ ...zone, rates: zone.rates.map((zoneRate) => ({ ...zoneRate, price })) })),
      tax: { rates: mixedRates, settings: taxSettingsSchema.parse({ country: 'NL', ...settings }), isExempt: false },
      location: { country, region: '', postalCode: '' },
      vatNumber,
    }),
  )
}

test('a discount on shipping has the tax of its content: as the main goods, in proportion, or of one class', () => {
  const off = (settings: object) => [
    sentMixed('BE', 900, { settings, vatNumber: 'BE0428759497' }).totals.shippingMinor,
    sentMixed('US', 2500, { settings }).totals.shippingMinor,
  ]
  expect(off({ shippingTax: 'main' })).toEqual([826, 2294])
  expect(off({ shippingTax: 'class' })).toEqual([744, 2066])
  // € 109 with 9 % and € 60.50 with 21 %: of € 9 shipping, € 5.79 holds 9 % and € 3.21 holds 21 %.
  expect(off({})).toEqual([900 - 48 - 56, 2500 - 133 - 155])
})

test('a mixed cart bears tax on shipping in proportion to its value, and the parts are listed under their rates', () => {
  const { shipping, taxes, totals } = sentMixed('NL', 900, { settings: {} })
  expect([shipping.taxMinor, totals.taxMinor]).toEqual([48 + 56, 900 + 1050 + 48 + 56])
  expect(taxes.map(({ ratePpm, baseMinor, amountMinor }) => [ratePpm, baseMinor, amountMinor])).toEqual([
    [210_000, 5000 + 265, 1050 + 56],
    [90_000, 10_000 + 531, 900 + 48],
  ])
})

test('goods without shipping have no part in the tax on shipping', () => {
  const lines = [
    line(1, 1, { priceMinor: 10_900, taxClass: 'reduced-rate' }),
    line(2, 1, { priceMinor: 60_500, needsShipping: false, productType: 2 }),
  ]
  const tax = { rates: mixedRates, settings: taxSettingsSchema.parse({ country: 'NL' }), isExempt: false }
  expect(composeCart(inputOf({ lines, tax })).shipping.taxMinor).toBe(50)
})

test('with each way of taxing shipping a business abroad pays the price before tax of a shopper at home', () => {
  const value = fc.record({ priceMinor: fc.integer({ min: 1, max: 1_000_000 }), isReduced: fc.boolean() })
  const way = fc.constantFrom('main', 'proportional', 'class')
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 5 }), way, (values, shippingTax) => {
      const lines = values.map(({ priceMinor, isReduced }, n) =>
        line(n, 1, { priceMinor, taxClass: isReduced ? 'reduced-rate' : '' }),
      )
      const settings = taxSettingsSchema.parse({ country: 'NL', shippingTax })
      const tax = { rates: mixedRates, settings, isExempt: false }
      const home = composeCart(inputOf({ lines, tax })).shipping
      const abroad = composeCart(inputOf({ lines, tax: { ...tax, isExempt: true } })).shipping
      const netMinor = (home.selected?.amountMinor ?? 0) - home.taxMinor
      const paidMinor = abroad.selected?.amountMinor ?? 0
      // Rounding of small prices may shift a proportional split by the rounding of the goods.
      const roundingMinor =
        shippingTax === 'proportional'
          ? Math.ceil(605 / Math.min(...values.map(({ priceMinor }) => priceMinor))) + 1
          : 0
      expect(Math.abs(netMinor - paidMinor)).toBeLessThanOrEqual(roundingMinor)
    }),
    { numRuns: 200 },
  )
})
