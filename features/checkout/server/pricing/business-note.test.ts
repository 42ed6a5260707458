import { expect, test } from 'vitest'
import { taxSettingsSchema } from '#features/tax/contract'
import { cartInput, cartLine, vatRate } from '#support/cart-input'
import { type CartInput, composeCart } from './compose-cart.ts'

const vase = cartLine(1, 1, { priceMinor: 12_100 })
const course = cartLine(2, 1, { priceMinor: 12_100, productType: 3, needsShipping: false })
const to = (country: string, postalCode = '') => ({ country, region: '', postalCode })
const priced = (parts: Partial<CartInput>) => composeCart(cartInput({ lines: [vase], ...parts }))
const isOffered = (parts: Partial<CartInput>) => priced(parts).offersReverseCharge
const dutch = (more: object, isExempt = false) => ({
  rates: [vatRate('NL', 210_000)],
  settings: taxSettingsSchema.parse({ country: 'NL', ...more }),
  isExempt,
})
const [zone] = cartInput().zones
const sentTo = (country: string) => [{ ...zone!, places: [{ country, regions: [], postal: [] }] }]

test('a cart with a destination elsewhere in the EU says that a business pays no tax there, and other carts do not', () => {
  expect(['BE', 'DE', 'NL', 'US', 'GB'].filter((country) => isOffered({ location: to(country) }))).toEqual(['BE', 'DE'])
})

test('without a destination the note appears where the shop sends goods to another country of the EU', () => {
  const location = null
  expect(isOffered({ location })).toBe(true)
  expect(isOffered({ location, zones: sentTo('BE') })).toBe(true)
  expect(isOffered({ location, zones: sentTo('NL') })).toBe(false)
  expect(isOffered({ location, zones: sentTo('NL'), lines: [course] })).toBe(true)
})

test('the note is absent where it would not help: the number is entered, no tax is due, the shop has no such rule, or the cart holds gift cards alone', () => {
  const location = to('BE')
  expect(isOffered({ location, vatNumber: 'BE0428759497' })).toBe(false)
  expect(isOffered({ location, tax: dutch({}, true) })).toBe(false)
  expect(isOffered({ location, tax: dutch({ reverseCharge: false }) })).toBe(false)
  expect(isOffered({ location, tax: dutch({ country: 'US' }) })).toBe(false)
  expect(isOffered({ location: null, lines: [] })).toBe(false)
  const giftCard = cartLine(3, 1, { priceMinor: 5000, productType: 4, needsShipping: false })
  expect(isOffered({ location: null, lines: [giftCard] })).toBe(false)
})

test('in a cart for Northern Ireland only the service costs less and bears no tax: the vase is taxed as in the EU', () => {
  const { lines, totals, pricesIncludeTax, taxReasons, taxTreatment } = priced({
    lines: [vase, course],
    location: to('GB', 'BT1 5GS'),
  })
  expect(lines.map(({ unitMinor, taxMinor }) => [unitMinor, taxMinor])).toEqual([
    [12_100, 2100],
    [10_000, 0],
  ])
  expect([pricesIncludeTax, taxTreatment, taxReasons]).toEqual([true, 'standard', ['export-services']])
  expect(totals).toMatchObject({ subtotalMinor: 22_100, shippingMinor: 605, taxMinor: 2205, totalMinor: 22_705 })
})
