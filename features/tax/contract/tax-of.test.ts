import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentedCurrencies } from '#support/currencies'
import { owesNoTax, taxOf, untaxedUnit } from './tax-of.ts'
import { countriesWithoutRate } from './tax-place.ts'
import { taxRateSchema, type TaxRate, taxSettingsSchema } from './tax.schema.ts'
import type { TaxPlace, TaxQuestion, TaxRules } from './tax.types.ts'
import { euCountries, readVatNumber } from './vat-number.ts'

const hex = (n: number) => n.toString(16).padStart(24, '0')
let count = 0
const rate = (parts: object): TaxRate =>
  taxRateSchema.parse({ id: hex(++count), name: 'VAT', country: 'NL', ratePpm: 210_000, ...parts })
const rules = (rates: TaxRate[], settings: object = {}): TaxRules => ({
  rates,
  settings: taxSettingsSchema.parse({ country: 'NL', ...settings }),
})
const place = (country: string, parts: Partial<TaxPlace> = {}): TaxPlace => ({
  country,
  region: '',
  postalCode: '',
  city: '',
  ...parts,
})
const nobody = { vatNumber: null, isExempt: false }
const line = (netMinor: number, taxClass = 'standard', id = 'a') => ({ id, taxClass, netMinor })

function ask(parts: Partial<TaxQuestion>, by: TaxRules) {
  return taxOf(
    { address: place('NL'), lines: [line(12_100)], shipping: null, pricesIncludeTax: true, customer: nobody, ...parts },
    by,
  )
}

test('tax is in the price or comes on top of it', () => {
  const dutch = rules([rate({})])
  expect(ask({}, dutch).taxes).toEqual([{ name: 'VAT', ratePpm: 210_000, baseMinor: 10_000, amountMinor: 2100 }])
  expect(ask({ pricesIncludeTax: false, lines: [line(10_000)] }, dutch).taxes[0]).toMatchObject({
    baseMinor: 10_000,
    amountMinor: 2100,
  })
})

test('a rate without an amount is not listed, one of 0% is', () => {
  const dutch = rules([rate({}), rate({ taxClass: 'zero-rate', name: 'Zero', ratePpm: 0 })])
  const taxes = (lines: TaxQuestion['lines']) => ask({ lines }, dutch).taxes.map(({ name }) => name)
  expect(taxes([])).toEqual([])
  expect(taxes([line(1000, 'zero-rate')])).toEqual(['Zero'])
})

test('each class of products has its own rate, and a class without one is untaxed', () => {
  const dutch = rules([rate({}), rate({ taxClass: 'reduced-rate', ratePpm: 90_000 })])
  const lines = [line(1210, 'standard', 'a'), line(1090, 'reduced-rate', 'b'), line(1000, 'zero-rate', 'c')]
  expect(ask({ lines }, dutch).lines.map(({ taxMinor }) => taxMinor)).toEqual([210, 90, 0])
})

test('the most specific rate of a priority counts, priorities add up, a compound one is on top of those before it', () => {
  const american = rules(
    [
      rate({ country: 'US', region: 'CA', name: 'State', ratePpm: 72_500 }),
      rate({ country: 'US', region: 'CA', postal: ['902*'], name: 'Beverly Hills', ratePpm: 95_000 }),
      rate({ country: 'US', name: 'Fee', ratePpm: 10_000, priority: 2, isCompound: true }),
    ],
    { country: 'US', pricesIncludeTax: false },
  )
  const taxes = (address: TaxPlace) =>
    ask({ address, pricesIncludeTax: false, lines: [line(10_000)] }, american).taxes.map(({ name, amountMinor }) => [
      name,
      amountMinor,
    ])
  expect(taxes(place('US', { region: 'CA', postalCode: '94016' }))).toEqual([
    ['State', 725],
    ['Fee', 107],
  ])
  expect(taxes(place('US', { region: 'CA', postalCode: '90210' }))).toEqual([
    ['Beverly Hills', 950],
    ['Fee', 110],
  ])
  expect(taxes(place('CA'))).toEqual([])
})

test('shipping bears the rate of the goods of greatest value, where that rate is due on shipping', () => {
  const dutch = rules([rate({}), rate({ taxClass: 'reduced-rate', ratePpm: 90_000 })], { shippingTax: 'main' })
  const lines = [line(1090, 'reduced-rate', 'a'), line(121, 'standard', 'b')]
  expect(ask({ lines, shipping: { netMinor: 545 } }, dutch).shippingTaxMinor).toBe(45)
  expect(ask({ shipping: { netMinor: 545 } }, rules([rate({ onShipping: false })])).shippingTaxMinor).toBe(0)
})

test('a business elsewhere in the EU with a VAT number of that country pays none', () => {
  const dutch = rules([rate({}), rate({ country: 'BE' })])
  const belgian = { vatNumber: 'BE 0428.759.497', isExempt: false }
  const abroad = ask({ address: place('BE'), customer: belgian }, dutch)
  expect([abroad.treatment, abroad.taxes]).toEqual(['reverse-charge', []])
  expect(ask({ address: place('NL'), customer: { ...nobody, vatNumber: 'NL004495445B01' } }, dutch).treatment).toBe(
    'standard',
  )
  expect(ask({ address: place('DE'), customer: belgian }, dutch).treatment).toBe('standard')
  expect(ask({ address: place('BE'), customer: { ...nobody, vatNumber: 'BE12' } }, dutch).treatment).toBe('standard')
  expect(ask({ address: place('BE'), customer: belgian }, rules([rate({})], { reverseCharge: false })).treatment).toBe(
    'standard',
  )
})

test('an exempt customer gets prices without tax, before anything else is computed', () => {
  const dutch = rules([rate({})])
  const question = { address: place('NL'), lines: [line(12_100)], customer: { vatNumber: null, isExempt: true } }
  expect([owesNoTax(question, dutch, 'goods'), untaxedUnit(12_100, 'standard', dutch)]).toEqual([true, 10_000])
  expect(owesNoTax({ ...question, customer: nobody }, dutch, 'goods')).toBe(false)
  expect(owesNoTax({ ...question, customer: nobody, address: place('JP') }, dutch, 'goods')).toBe(true)
  expect(
    owesNoTax(
      { ...question, customer: nobody, address: place('JP') },
      rules([rate({})], { removeTaxAbroad: false }),
      'goods',
    ),
  ).toBe(false)
})

test('within the EU a shop charges its own tax, or that of the destination once it is set to', () => {
  const rates = [rate({}), rate({ country: 'DE', name: 'MwSt', ratePpm: 190_000 })]
  const tax = (settings: object) =>
    ask({ address: place('DE'), lines: [line(11_900)] }, rules(rates, settings)).taxes.map(({ name, amountMinor }) => [
      name,
      amountMinor,
    ])
  expect(tax({})).toEqual([['VAT', 2065]])
  expect(tax({ acrossEu: 'destination' })).toEqual([['MwSt', 1900]])
})

test('a country of the EU without a rate of its own is charged the rate of the shop, never nothing', () => {
  const toGermany = { address: place('DE'), lines: [line(12_100)] }
  const destination = { acrossEu: 'destination' }
  const lacking = rules([rate({}), rate({ country: 'BE' })], destination)
  expect(ask(toGermany, lacking).taxes).toEqual([
    { name: 'VAT', ratePpm: 210_000, baseMinor: 10_000, amountMinor: 2100 },
  ])
  expect(owesNoTax({ ...toGermany, customer: nobody }, lacking, 'goods')).toBe(false)
  expect(countriesWithoutRate(lacking)).toHaveLength(26)
  expect(countriesWithoutRate(lacking)).not.toContain('BE')
  expect(countriesWithoutRate(rules([rate({})]))).toEqual([])
})

test('a class without a rate in a country is charged its standard rate, and a class untaxed at home stays untaxed', () => {
  const rates = [
    rate({}),
    rate({ taxClass: 'reduced-rate', ratePpm: 90_000 }),
    rate({ country: 'DK', ratePpm: 250_000 }),
  ]
  const lines = [line(12_500, 'reduced-rate', 'a'), line(1000, 'none', 'b')]
  const danish = ask({ address: place('DK'), lines }, rules(rates, { acrossEu: 'destination' }))
  expect(danish.lines.map(({ taxMinor }) => taxMinor)).toEqual([2500, 0])
})

test('the rate of a region replaces that of its country, there and nowhere else', () => {
  const spanish = rules(
    [
      rate({ country: 'ES', name: 'IVA' }),
      rate({ country: 'ES', region: 'GC', name: 'IGIC', ratePpm: 70_000 }),
      rate({ country: 'ES', region: 'GC', postal: ['35*'], name: 'Las Palmas', ratePpm: 30_000 }),
      rate({ country: 'ES', cities: ['Madrid'], name: 'Madrid', ratePpm: 10_000 }),
      rate({ country: '*', name: 'World', ratePpm: 500_000 }),
    ],
    { country: 'ES', acrossEu: 'destination' },
  )
  const names = (address: TaxPlace) => ask({ address }, spanish).taxes.map(({ name, ratePpm }) => [name, ratePpm])
  expect(names(place('ES'))).toEqual([['IVA', 210_000]])
  expect(names(place('ES', { region: 'GC' }))).toEqual([['IGIC', 70_000]])
  expect(names(place('ES', { region: 'B' }))).toEqual([['IVA', 210_000]])
  // A region outweighs a city: the more particular place is the one that is part of the law.
  expect(names(place('ES', { region: 'GC', city: 'Madrid' }))).toEqual([['IGIC', 70_000]])
  expect(names(place('ES', { region: 'GC', postalCode: '35001' }))).toEqual([['Las Palmas', 30_000]])
  expect(names(place('FR', { region: 'GC' }))).toEqual([['World', 500_000]])
})

test('without a destination, prices include the tax of the shop and nothing is added', () => {
  expect(ask({ address: null }, rules([rate({})])).taxes[0]?.amountMinor).toBe(2100)
  expect(ask({ address: null, pricesIncludeTax: false }, rules([rate({})], { pricesIncludeTax: false })).taxes).toEqual(
    [],
  )
})

test('a VAT number is recognised by the form of each country of the EU', () => {
  const good =
    'ATU13585627 BE0428759497 BE428759497 BG175074752 CY10259033P CZ25123891 DE136695976 DK13585628 EE100931558 EL094259216 GR094259216 ESA28015865 ESX5910266W FI20774740 FR40303265045 FRK7399859412 HR33392005961 HU12892312 IE6433435F IE6433435OA IT00743110157 LT100001919017 LU15027442 LV40003521600 MT11679112 NL004495445B01 NL000099998B57 PL8567346215 PT501964843 RO18547290 SE556188840401 SI50223054 SK2022749619'.split(
      ' ',
    )
  expect(good.filter((number) => readVatNumber(number) === null)).toEqual([])
  expect(new Set(good.map((number) => readVatNumber(number)?.country))).toEqual(new Set(euCountries))
  expect(readVatNumber('nl 0044.95.445.b-01')).toEqual({ country: 'NL', number: 'NL004495445B01' })
  expect(readVatNumber('XIGD123')).toEqual({ country: 'GB', number: 'XIGD123' })
  expect(
    ['', 'NL', 'NL123456789', 'US123456789', 'DE12345678', 'NL123456789B0', "NL'; drop table"].map(readVatNumber),
  ).toEqual(Array(7).fill(null))
})

test('taxes are exact sums, never negative, and do not depend on the order of lines (27 currencies count in the same units)', () => {
  expect(documentedCurrencies).toHaveLength(27)
  const arbitraryRate = fc.record({
    ratePpm: fc.nat(1_000_000),
    priority: fc.integer({ min: 1, max: 3 }),
    isCompound: fc.boolean(),
    taxClass: fc.constantFrom('standard', 'reduced-rate'),
    name: fc.constantFrom('A', 'B'),
  })
  const arbitraryLines = fc.array(
    fc.record({ netMinor: fc.nat(100_000_000), taxClass: fc.constantFrom('standard', 'reduced-rate', 'none') }),
    {
      maxLength: 10,
    },
  )
  fc.assert(
    fc.property(
      fc.array(arbitraryRate, { maxLength: 5 }),
      arbitraryLines,
      fc.nat(100_000),
      fc.boolean(),
      (rates, drafts, netMinor, pricesIncludeTax) => {
        const by = rules(rates.map(rate), { pricesIncludeTax })
        const lines = drafts.map((draft, at) => ({ id: `${at}`, ...draft }))
        const question = { address: place('NL'), lines, shipping: { netMinor }, pricesIncludeTax, customer: nobody }
        const answer = taxOf(question, by)
        const ofLines = answer.lines.reduce((sum, { taxMinor }) => sum + taxMinor, answer.shippingTaxMinor)
        expect(answer.taxes.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(ofLines)
        for (const { taxMinor, taxes } of answer.lines) {
          expect(taxes.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(taxMinor)
          expect(taxes.every(({ amountMinor }) => amountMinor >= 0)).toBe(true)
        }
        expect(answer.taxes.every(({ baseMinor }) => baseMinor >= 0)).toBe(true)
        const turned = taxOf({ ...question, lines: lines.toReversed() }, by)
        expect([turned.taxes, turned.lines.toReversed()]).toEqual([answer.taxes, answer.lines])
      },
    ),
    { numRuns: 300 },
  )
})
