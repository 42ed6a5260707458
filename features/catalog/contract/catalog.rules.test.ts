import fc from 'fast-check'
import { expect, test } from 'vitest'
import { enumerations } from '#platform/contract'
import { moneyFormatOf, formatMoney } from '#platform/money'
import {
  generatedSku,
  gramsFrom,
  lengthIn,
  millimetresFrom,
  optionWord,
  periodText,
  priceOf,
  priceText,
  productChoiceOf,
  productChoicePath,
  productSorts,
  productsInCollection,
  stockOf,
  type StructuredVariant,
  subscriptionText,
  unitsOf,
  weightIn,
  workflowLabel,
} from './index.ts'
import { installmentRangeText, installmentText, stockText } from './product-texts.ts'
import { sizeText, weightText } from './units.rules.ts'
import { subscriptionPlanSchema } from './product.schema.ts'

const variant = (more: Partial<StructuredVariant> = {}): StructuredVariant => ({
  price: 1000,
  salePrice: 0,
  onSale: false,
  qtyInStock: 1,
  unlimited: false,
  sku: 'A',
  optionValues: [],
  ...more,
})
const thing = (...variants: StructuredVariant[]) => ({ productType: 'PHYSICAL', variants }) as const
const euros = (minor: number): string => formatMoney({ minor, currency: 'EUR' }, moneyFormatOf('nl-NL'))
const plan = (value: number, unit: 'WEEK' | 'MONTH' | 'YEAR', numBillingCycles = 0) => ({
  billingPeriod: { value, unit },
  numBillingCycles,
})

test('published, scheduled and draft have a label of their own, every other state is unsupported', () => {
  const { published, scheduled, draft, needsReview, private: closed, deleted } = enumerations.contentStatuses
  expect(
    [published, scheduled, draft, needsReview, closed, deleted, 99].map((status) => workflowLabel(status, 'en')),
  ).toEqual(['Available', 'Scheduled', 'Hidden', 'Unsupported', 'Unsupported', 'Unsupported', 'Unsupported'])
})

test('a generated SKU is SQ and seven digits for every random number', () => {
  fc.assert(
    fc.property(fc.nat(4_294_967_295), (number) => {
      expect(generatedSku(number)).toMatch(/^SQ\d{7}$/)
    }),
  )
  expect(generatedSku(42)).toBe('SQ0000042')
})

test('C9.32 R1.72 two hundred products are put on a page by hand', () => {
  expect(productsInCollection).toBe(200)
})

test('where prices differ the lowest is shown with “from”, otherwise the price alone', () => {
  const differing = priceOf(thing(variant({ price: 2500 }), variant({ price: 1000 })))
  expect(priceText(differing, 'en', (minor) => `$${minor / 100}`)).toBe('from $10')
  expect(priceText(differing, 'nl', euros)).toBe('vanaf €\u00A010,00')
  expect(priceText(priceOf(thing(variant(), variant())), 'en', (minor) => `$${minor / 100}`)).toBe('$10')
})

test('on sale the original price is available to be struck through, without a sale it is not', () => {
  expect(priceOf(thing(variant({ price: 2000, salePrice: 1500, onSale: true })))).toEqual({
    startingMinor: 1500,
    varies: false,
    isOnSale: true,
    originalMinor: 2000,
  })
  expect(priceOf(thing(variant({ price: 2000, salePrice: 1500 })))).toMatchObject({
    startingMinor: 2000,
    isOnSale: false,
    originalMinor: null,
  })
  expect(priceOf({ productType: 'DIGITAL', priceCents: 900, salePriceCents: 700, onSale: true })).toMatchObject({
    startingMinor: 700,
    originalMinor: 900,
  })
})

test('a digital product has unlimited stock, and so has a product with one unlimited variant', () => {
  expect(stockOf({ productType: 'DIGITAL', priceCents: 1, salePriceCents: 0, onSale: false })).toBe(
    Number.POSITIVE_INFINITY,
  )
  expect(stockOf(thing(variant({ qtyInStock: 0 }), variant({ unlimited: true })))).toBe(Number.POSITIVE_INFINITY)
  expect(stockOf(thing(variant({ qtyInStock: 3 }), variant({ qtyInStock: 4 })))).toBe(7)
})

test('stock is shown in words', () => {
  expect([0, 2, 3, Number.POSITIVE_INFINITY].map((quantity) => stockText(quantity, 2, 'en'))).toEqual([
    'Sold out',
    'Only 2 left',
    'In stock',
    'In stock',
  ])
  expect([0, 2, 9].map((quantity) => stockText(quantity, 2, 'nl'))).toEqual([
    'Uitverkocht',
    'Nog maar 2 op voorraad',
    'Op voorraad',
  ])
})

test('a plan of one unit renews every week, month or year', () => {
  expect((['WEEK', 'MONTH', 'YEAR'] as const).map((unit) => subscriptionText(plan(1, unit), 'en'))).toEqual([
    'renews every week',
    'renews every month',
    'renews every year',
  ])
})

test('longer periods are counted, and a plan that ends states after how many payments', () => {
  expect(subscriptionText(plan(3, 'MONTH'), 'en')).toBe('renews every 3 months')
  expect(subscriptionText(plan(2, 'WEEK', 10), 'en')).toBe('renews every 2 weeks for 10 payments')
  expect(subscriptionText(plan(1, 'MONTH', 12), 'nl')).toBe('wordt elke maand verlengd, 12 betalingen')
})

test('a plan has a period of a number of units, and zero cycles mean no end', () => {
  expect(subscriptionPlanSchema.safeParse(plan(1, 'MONTH')).success).toBe(true)
  expect(
    subscriptionPlanSchema.safeParse({ billingPeriod: { value: 1, unit: 'DAY' }, numBillingCycles: 0 }).success,
  ).toBe(false)
  expect(subscriptionText(plan(1, 'YEAR', 0), 'en')).not.toContain('payment')
})

test('a subscription says in Dutch how often and how long', () => {
  expect((['WEEK', 'MONTH', 'YEAR'] as const).map((unit) => periodText(plan(1, unit), 'nl'))).toEqual([
    'per week',
    'per maand',
    'per jaar',
  ])
  expect([periodText(plan(1, 'MONTH', 12), 'nl'), periodText(plan(2, 'WEEK', 5), 'nl')]).toEqual([
    'per maand, 1 jaar lang',
    'per 2 weken, 10 weken lang',
  ])
})

test('paying in parts says in Dutch how many payments, and for which orders', () => {
  expect(installmentText(4, 'nl')).toBe('Tot 4 rentevrije betalingen')
  expect(installmentRangeText({ minimumMinor: 3500, maximumMinor: 100_000 }, 'nl', euros)).toBe(
    'Voor bestellingen van €\u00A035,00 tot €\u00A01.000,00',
  )
  expect(installmentRangeText({ minimumMinor: 3500, maximumMinor: null }, 'nl', euros)).toBe(
    'Voor bestellingen vanaf €\u00A035,00',
  )
})

test('imperial gives lbs and inches, anything else kg and cm', () => {
  expect(unitsOf('imperial')).toEqual({ weight: 'lbs', length: 'in' })
  expect([unitsOf('metric'), unitsOf('whatever')]).toEqual([
    { weight: 'kg', length: 'cm' },
    { weight: 'kg', length: 'cm' },
  ])
  expect([weightText(500, 'metric', ','), weightText(453.592, 'imperial'), weightText(null, 'metric')]).toEqual([
    '0,5 kg',
    '1 lbs',
    '',
  ])
  expect(sizeText({ lengthMm: 254, widthMm: 127, heightMm: 25.4 }, 'imperial')).toBe('10 × 5 × 1 in')
})

test('a measure typed in one system reads back as typed', () => {
  const typed = fc.integer({ min: 0, max: 10_000_000 }).map((number) => number / 100)
  fc.assert(
    fc.property(typed, fc.constantFrom('metric', 'imperial'), (value, standard) => {
      expect(weightIn(standard, gramsFrom(standard, value))).toBe(value)
      expect(lengthIn(standard, millimetresFrom(standard, value))).toBe(value)
    }),
  )
})

test('a query in the address of a products page is read back unchanged', () => {
  const slug = fc.stringMatching(/^[a-z0-9]{1,12}$/)
  const place = fc.oneof(
    fc.constant({}),
    fc.record({ tag: slug }),
    fc.record({ category: fc.array(slug, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/')) }),
  )
  const choice = fc.record(
    {
      sort: fc.constantFrom(...productSorts),
      minimumMinor: fc.nat(1_000_000),
      maximumMinor: fc.nat(1_000_000),
      isInStock: fc.constant(true),
      isOnSale: fc.constant(true),
      query: slug,
      options: fc.array(
        fc.tuple(slug, slug).map(([name, value]) => optionWord(name, value)),
        { minLength: 1, maxLength: 4 },
      ),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(
      fc.constantFrom('', 'shop', 'winkel/nieuw'),
      place,
      choice,
      fc.integer({ min: 1, max: 500 }),
      (page, where, what, at) => {
        const [path = '', query = ''] = productChoicePath(page, { ...where, ...what, page: at }).split('?')
        expect(productChoiceOf(page, path, Object.fromEntries(new URLSearchParams(query)))).toEqual({
          ...where,
          ...what,
          page: at,
        })
      },
    ),
  )
})
