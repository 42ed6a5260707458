import { expect, test } from 'vitest'
import { taxOf, untaxedShipping } from './tax-of.ts'
import { classesWithoutRate, countriesWithoutRate } from './tax-place.ts'
import { taxRateSchema, taxSettingsSchema } from './tax.schema.ts'
import type { TaxQuestion, TaxRules } from './tax.types.ts'

let count = 0
const rate = (country: string, ratePpm: number, parts: object = {}) =>
  taxRateSchema.parse({ id: `${++count}`.padStart(24, '0'), name: country, country, ratePpm, ...parts })
const rules = (rates: TaxRules['rates'], settings: object = {}): TaxRules => ({
  rates,
  settings: taxSettingsSchema.parse({ country: 'NL', ...settings }),
})
const to = (country: string) => ({ country, region: '', postalCode: '', city: '' })
const nobody = { vatNumber: null, isExempt: false }
const line = (taxClass = 'standard', isSent = true) => ({ id: taxClass, taxClass, netMinor: 12_100, isSent })

const answerOf = (by: TaxRules, parts: Partial<TaxQuestion> = {}) =>
  taxOf({ address: to('NL'), lines: [line()], shipping: null, pricesIncludeTax: true, customer: nobody, ...parts }, by)
const rateOf = (by: TaxRules, parts: Partial<TaxQuestion> = {}) =>
  answerOf(by, parts).taxes.map(({ ratePpm }) => ratePpm)

test('a class with a rate in a country keeps it there; only classes without one fall back', () => {
  const oss = { acrossEu: 'destination' }
  const reduced = { taxClass: 'reduced-rate' }
  const dutch = [rate('NL', 210_000), rate('NL', 90_000, reduced)]
  const book = { address: to('DE'), lines: [line('reduced-rate')] }
  expect(rateOf(rules([...dutch, rate('DE', 190_000), rate('DE', 70_000, reduced)], oss), book)).toEqual([70_000])
  expect(rateOf(rules([...dutch, rate('DE', 190_000)], oss), book)).toEqual([190_000])
  // Only books have a German rate, so the shop's own rate applies to the rest.
  const booksOnly = rules([...dutch, rate('DE', 70_000, reduced)], oss)
  expect(rateOf(booksOnly, { address: to('DE') })).toEqual([210_000])
})

test('without a destination, prices include the tax of the shop, and a shop without a country includes none', () => {
  const everywhere = [rate('*', 100_000)]
  for (const address of [null, to('')]) {
    expect(rateOf(rules([rate('NL', 210_000)]), { address })).toEqual([210_000])
    expect(rateOf(rules([rate('NL', 210_000)], { pricesIncludeTax: false }), { address })).toEqual([])
    expect(rateOf(rules(everywhere, { country: '' }), { address })).toEqual([])
  }
})

test('a VAT number alone, without an address, removes no tax', () => {
  const customer = { vatNumber: 'DE136695976', isExempt: false }
  expect(answerOf(rules([rate('NL', 210_000)]), { address: null, customer }).treatment).toBe('standard')
})

test('the shop’s own country never lacks a rate, and Northern Ireland may', () => {
  const lacking = countriesWithoutRate(rules([], { acrossEu: 'destination' }))
  expect(lacking).toHaveLength(27)
  expect(lacking.at(-1)).toBe('XI')
  expect(lacking).not.toContain('NL')
})

test('an order without tax gives the reason by its contents; one of gift cards alone is neither exported nor supplied', () => {
  const dutch = rules([rate('NL', 210_000)])
  const reasonsOf = (lines: TaxQuestion['lines']) => {
    const { treatment, reasons } = answerOf(dutch, { address: to('US'), lines })
    return [treatment, ...reasons]
  }
  expect(reasonsOf([line()])).toEqual(['export', 'export-goods'])
  expect(reasonsOf([line('standard', false)])).toEqual(['export', 'export-services'])
  expect(reasonsOf([line(), line('reduced-rate', false)])).toEqual(['export', 'export-goods', 'export-services'])
  expect(reasonsOf([line('none', false)])).toEqual(['standard'])
  expect(reasonsOf([line(), line('none', false)])).toEqual(['export', 'export-goods'])
})

test('tax of two lines at the same rate is one row, and rows of the same rate are sorted by name', () => {
  const both = rules([rate('NL', 50_000, { name: 'B', priority: 1 }), rate('NL', 50_000, { name: 'A', priority: 2 })])
  expect(answerOf(both).taxes.map(({ name }) => name)).toEqual(['A', 'B'])
  const mixed = rules([rate('NL', 210_000), rate('NL', 210_000, { taxClass: 'reduced-rate' })])
  const lines = [line(), line('reduced-rate')]
  const { shippingTaxes, shippingTaxMinor } = answerOf(mixed, { lines, shipping: { netMinor: 1210 } })
  expect(shippingTaxes).toEqual([{ name: 'NL', ratePpm: 210_000, amountMinor: 210 }])
  expect(shippingTaxMinor).toBe(210)
})

test('a rate of 0% on a sold product is listed beside the others', () => {
  const zero = rules([rate('NL', 210_000), rate('NL', 0, { name: 'Zero', taxClass: 'zero-rate' })])
  expect(rateOf(zero, { lines: [line(), line('zero-rate')] })).toEqual([210_000, 0])
})

test('shipping without tax is lowered by the tax of each class, in the proportion of their values', () => {
  const dutch = rules([rate('NL', 210_000), rate('NL', 90_000, { taxClass: 'reduced-rate' })])
  const net = (taxClass: string, netMinor: number) => ({ ...line(taxClass), netMinor })
  // 12.10 and 10.90 with their tax: of 23.00 shipping, 2.10 and 0.90 are tax.
  expect(untaxedShipping(2300, [net('standard', 1000), net('reduced-rate', 1000)], dutch)).toBe(2000)
  const unshipped = rules([rate('NL', 210_000, { onShipping: false })])
  expect(untaxedShipping(2300, [net('standard', 1000)], unshipped)).toBe(2300)
})

test('a class without a rate is sold at the standard rate, at home and elsewhere in the EU; only an untaxed class is not', () => {
  const oss = { acrossEu: 'destination' }
  const rates = [rate('NL', 210_000), rate('DE', 190_000), rate('DE', 70_000, { taxClass: 'books' })]
  const by = rules(rates, oss)
  const sold = (country: string, taxClass: string) => rateOf(by, { address: to(country), lines: [line(taxClass)] })
  // No rate has the class at all; one country has one; the shop's own country has none.
  expect([sold('NL', 'reduced'), sold('DE', 'reduced'), sold('BE', 'reduced')]).toEqual([
    [210_000],
    [190_000],
    [210_000],
  ])
  expect([sold('NL', 'books'), sold('DE', 'books'), sold('BE', 'books')]).toEqual([[210_000], [70_000], [210_000]])
  for (const untaxed of ['none', 'zero-rate']) expect([sold('NL', untaxed), sold('DE', untaxed)]).toEqual([[], []])
  expect(sold('US', 'reduced')).toEqual([])
})

test('states that leave a class untaxed are respected: a rate elsewhere in the country shows that it is intended', () => {
  const american = [rate('US', 60_000), rate('US', 40_000, { region: 'NJ', taxClass: 'clothing' })]
  const by = rules(american, { country: 'US', pricesIncludeTax: false })
  const sold = (region: string) =>
    rateOf(by, { address: { ...to('US'), region }, lines: [line('clothing')], pricesIncludeTax: false })
  expect([sold('NJ'), sold('NY')]).toEqual([[40_000], []])
})

test('a country that rates other classes and lacks one is named with it', () => {
  const reduced = { taxClass: 'reduced-rate' }
  const rates = [rate('NL', 210_000), rate('NL', 90_000, reduced), rate('DK', 250_000), rate('DE', 70_000, reduced)]
  expect(classesWithoutRate(rules(rates, { acrossEu: 'destination' }))).toEqual([
    { taxClass: 'reduced-rate', country: 'DK' },
  ])
  expect(classesWithoutRate(rules(rates))).toEqual([])
})
