import { cartGiftCard } from '#support/cart-input'
import { expect, test } from 'vitest'
import { discountSchema } from '#features/discounts/contract'
import { taxSettingsSchema } from '#features/tax/contract'
import { cartId, cartInput, cartLine, pricedAt, vatRate } from '#support/cart-input'
import { taxRateSchema } from '#support/internals'
import { type CartInput, composeCart } from './compose-cart.ts'

/* Baskets whose sums were worked out by hand; the steps stand beside each. */

const lamp = { priceMinor: 12_100 }
const mug = { priceMinor: 1210 }
const book = { priceMinor: 1090, taxClass: 'reduced-rate' }
const file = { priceMinor: 599, needsShipping: false }
const mixed = [cartLine(1, 1, mug), cartLine(2, 2, book)]
const reduced = taxRateSchema.parse({ ...vatRate('NL', 90_000), taxClass: 'reduced-rate' })
const rates = [vatRate('NL', 210_000), reduced, vatRate('DE', 190_000), vatRate('FR', 200_000), vatRate('ES', 210_000)]
const dutch = { rates, settings: taxSettingsSchema.parse({ country: 'NL', acrossEu: 'destination' }), isExempt: false }
const to = (country: string, postalCode = '') => ({ location: { country, region: '', postalCode } })

const salesTax = taxRateSchema.parse({ ...vatRate('US', 82_500), onShipping: false })
const american = {
  rates: [salesTax],
  settings: taxSettingsSchema.parse({ country: 'US', pricesIncludeTax: false }),
  isExempt: false,
}

function percentOff(ppm: number): CartInput['discounts'][number] {
  const effect = { kind: 'percent', ppm, scope: { kind: 'order' } }
  const parts = { id: cartId(80), title: 'Off', code: null, effect, uses: 0, createdAt: pricedAt.toISOString() }
  return { ...discountSchema.parse(parts), usesByCustomer: 0 }
}

const giftCard = cartGiftCard(1000)

interface Basket {
  name: string
  holds: Partial<CartInput>
  taxTreatment: string
  /** Goods, discount, shipping, tax, total, due. */
  sums: [number, number, number, number, number, number]
}

const baskets: Basket[] = [
  {
    // 121.00 holds 21.00, 6.05 holds 1.05.
    name: 'one lamp at home',
    holds: { lines: [cartLine(1, 1, lamp)] },
    taxTreatment: 'standard',
    sums: [12_100, 0, 605, 2205, 12_705, 12_705],
  },
  {
    // 12.10 holds 2.10, 21.80 holds 1.80. Of 6.05, 12.10 / 33.90 are 2.16 with 0.37, and 3.89 with 0.32.
    name: 'two classes, with shipping in their proportion',
    holds: { lines: mixed },
    taxTreatment: 'standard',
    sums: [3390, 0, 605, 459, 3995, 3995],
  },
  {
    // 10.89 holds 1.89, 19.62 holds 1.62; shipping as before.
    name: 'the same with 10 % off',
    holds: { lines: mixed, discounts: [percentOff(100_000)] },
    taxTreatment: 'standard',
    sums: [3390, 339, 605, 420, 3656, 3656],
  },
  {
    // 34 × 5.99 = 203.66, of which 21 / 121 are 35.346.
    name: 'many files, which nobody sends',
    holds: { lines: [cartLine(1, 34, file)] },
    taxTreatment: 'standard',
    sums: [20_366, 0, 0, 3535, 20_366, 20_366],
  },
  {
    // 119.00 holds 19.00, 6.05 holds 0.966.
    name: 'a German consumer by the One Stop Shop',
    holds: { lines: [cartLine(1, 1, { priceMinor: 11_900 })], ...to('DE', '10115') },
    taxTreatment: 'standard',
    sums: [11_900, 0, 605, 1997, 12_505, 12_505],
  },
  {
    // 10.00 + 2 × 10.00; of 6.05, 0.37 and 0.32 were tax.
    name: 'a Belgian business',
    holds: { lines: mixed, ...to('BE', '1000'), vatNumber: 'BE0428759497' },
    taxTreatment: 'reverse-charge',
    sums: [3000, 0, 536, 0, 3536, 3536],
  },
  {
    name: 'Switzerland',
    holds: { lines: [cartLine(1, 1, lamp)], ...to('CH', '8001') },
    taxTreatment: 'export',
    sums: [10_000, 0, 500, 0, 10_500, 10_500],
  },
  {
    name: 'the Canary Islands',
    holds: { lines: [cartLine(1, 1, lamp)], ...to('ES', '35001') },
    taxTreatment: 'export',
    sums: [10_000, 0, 500, 0, 10_500, 10_500],
  },
  {
    name: 'a business on the Canary Islands',
    holds: { lines: [cartLine(1, 1, lamp)], ...to('ES', '38001'), vatNumber: 'ESB12345674' },
    taxTreatment: 'export',
    sums: [10_000, 0, 500, 0, 10_500, 10_500],
  },
  {
    // At 20 % 121.00 hold 20.167 and 6.05 hold 1.008.
    name: 'Monaco, which is France',
    holds: { lines: [cartLine(1, 1, lamp)], ...to('MC', '98000') },
    taxTreatment: 'standard',
    sums: [12_100, 0, 605, 2118, 12_705, 12_705],
  },
  {
    // 12.10 + 6.05 = 18.15, of which 3.15 are tax; the card pays 10.00.
    name: 'a gift card that pays a part',
    holds: { lines: [cartLine(1, 1, mug)], giftCards: [giftCard] },
    taxTreatment: 'standard',
    sums: [1210, 0, 605, 315, 1815, 815],
  },
  {
    // 59.97 × 0.0825 = 4.9475 on top; shipping bears none.
    name: 'prices without tax in the United States',
    holds: { lines: [cartLine(1, 3, { priceMinor: 1999 })], tax: american, ...to('US', '90210') },
    taxTreatment: 'standard',
    sums: [5997, 0, 605, 495, 7097, 7097],
  },
  {
    // 7 % of 5997 are 419.79; 5577 hold 967.9, and 605 hold 105.
    name: 'yen, which have no cents',
    holds: { lines: [cartLine(1, 3, { priceMinor: 1999 })], currency: 'JPY', discounts: [percentOff(70_000)] },
    taxTreatment: 'standard',
    sums: [5997, 420, 605, 1073, 6182, 6182],
  },
]

test.each(baskets)('the expected result was worked out by hand: $name', ({ holds, taxTreatment, sums }) => {
  const priced = composeCart(cartInput({ tax: dutch, ...holds }))
  const { subtotalMinor, discountMinor, shippingMinor, taxMinor, totalMinor, dueMinor } = priced.totals
  expect([subtotalMinor, discountMinor, shippingMinor, taxMinor, totalMinor, dueMinor]).toEqual(sums)
  expect(priced.taxTreatment).toBe(taxTreatment)
})
