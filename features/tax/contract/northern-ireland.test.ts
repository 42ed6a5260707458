import { expect, test } from 'vitest'
import { owesNoTax, taxOf } from './tax-of.ts'
import { taxRateSchema, taxSettingsSchema } from './tax.schema.ts'
import { offersReverseCharge } from './tax-place.ts'
import type { TaxQuestion, TaxRules } from './tax.types.ts'

const rate = (country: string, ratePpm: number) =>
  taxRateSchema.parse({ id: country.padStart(24, '0').replace(/[^0-9a-f]/g, '0'), name: country, country, ratePpm })
const rules = (settings: object = {}, rates = [rate('NL', 210_000)]): TaxRules => ({
  rates,
  settings: taxSettingsSchema.parse({ country: 'NL', ...settings }),
})
const to = (country: string, postalCode: string) => ({ country, region: '', postalCode, city: '' })
const belfast = to('GB', 'BT1 5GS')
const london = to('GB', 'SW1A 1AA')
const person = { vatNumber: null, isExempt: false }
const business = { vatNumber: 'XI980780684', isExempt: false }
const vase = { id: 'vase', taxClass: 'standard', netMinor: 12_100, isSent: true }
const course = { id: 'course', taxClass: 'standard', netMinor: 10_000, isSent: false }

const answerOf = (parts: Partial<TaxQuestion>, by = rules()) =>
  taxOf({ address: belfast, lines: [vase], shipping: null, pricesIncludeTax: true, customer: person, ...parts }, by)

test('goods to Northern Ireland are taxed as elsewhere in the EU, and exported to the rest of the United Kingdom', () => {
  expect(answerOf({})).toMatchObject({ treatment: 'standard', reasons: [], taxes: [{ name: 'NL', amountMinor: 2100 }] })
  for (const address of [to('GB', ' bt48 6ab'), to('XI', '')])
    expect(answerOf({ address }).taxes).toMatchObject([{ name: 'NL', amountMinor: 2100 }])
  for (const address of [london, to('GB', ''), to('GB', 'B1 1BT'), to('JP', 'BT1 5GS')])
    expect(answerOf({ address })).toMatchObject({ treatment: 'export', reasons: ['export-goods'], taxes: [] })
})

test('by the rule of the destination, goods to Northern Ireland bear the rate of the United Kingdom, where the shop has one', () => {
  const both = [rate('NL', 210_000), rate('GB', 200_000)]
  expect(answerOf({}, rules({ acrossEu: 'destination' }, both)).taxes).toMatchObject([{ name: 'GB' }])
  expect(answerOf({}, rules({ acrossEu: 'destination' })).taxes).toMatchObject([{ name: 'NL' }])
  expect(answerOf({}, rules({}, both)).taxes).toMatchObject([{ name: 'NL' }])
})

test('a business there with a number that begins with XI pays no tax on goods; the number has no effect in London', () => {
  expect(answerOf({ customer: business })).toMatchObject({
    treatment: 'reverse-charge',
    reasons: ['intra-eu-goods'],
    taxes: [],
  })
  expect(answerOf({ customer: business, address: to('XI', '') }).treatment).toBe('reverse-charge')
  expect(answerOf({ customer: business, address: london })).toMatchObject({ reasons: ['export-goods'] })
  expect(answerOf({ customer: { ...person, vatNumber: 'BE0428759497' } }).treatment).toBe('standard')
})

test('services to Northern Ireland are supplied outside the EU, for every buyer', () => {
  for (const customer of [person, business])
    expect(answerOf({ lines: [course], customer })).toMatchObject({
      treatment: 'export',
      reasons: ['export-services'],
      taxes: [],
    })
})

test('an order of both is treated as its goods are, shipping too, and says why the service is not taxed', () => {
  const both = answerOf({ lines: [vase, course], shipping: { netMinor: 1210 } })
  expect(both).toMatchObject({ treatment: 'standard', reasons: ['export-services'], shippingTaxMinor: 210 })
  expect(both.lines.map(({ taxMinor }) => taxMinor)).toEqual([2100, 0])
  const sold = answerOf({ lines: [vase, course], shipping: { netMinor: 1210 }, customer: business })
  expect(sold).toMatchObject({ treatment: 'reverse-charge', reasons: ['intra-eu-goods', 'export-services'], taxes: [] })
})

test('only the price of the service is lowered by the tax that it holds', () => {
  const question = { address: belfast, customer: person }
  expect([owesNoTax(question, rules(), 'goods'), owesNoTax(question, rules(), 'services')]).toEqual([false, true])
})

test('a shop in Northern Ireland with its own number sends goods into the EU without tax and supplies services from outside it', () => {
  const shop = rules({ country: 'GB', vatNumber: 'XI980780684' }, [rate('GB', 200_000)])
  const toBelgium = { address: to('BE', '1000'), customer: { ...person, vatNumber: 'BE0428759497' } }
  expect(answerOf(toBelgium, shop)).toMatchObject({ treatment: 'reverse-charge', reasons: ['intra-eu-goods'] })
  expect(answerOf({ ...toBelgium, lines: [course] }, shop)).toMatchObject({ treatment: 'export', reasons: ['abroad'] })
  expect(answerOf({ address: london }, shop).taxes).toMatchObject([{ name: 'GB' }])
  const british = rules({ country: 'GB' }, [rate('GB', 200_000)])
  expect(answerOf(toBelgium, british)).toMatchObject({ treatment: 'export', reasons: ['abroad'] })
})

test('a business elsewhere in the EU is offered to pay no tax; one at home, outside it, or in a shop without the rule is not', () => {
  const offered = (address: TaxQuestion['address'], by = rules()) =>
    offersReverseCharge({ address, customer: person }, by, 'goods')
  expect([offered(to('BE', '1000')), offered(belfast)]).toEqual([true, true])
  expect([offered(to('NL', '1011')), offered(london), offered(null)]).toEqual([false, false, false])
  expect(offered(to('BE', '1000'), rules({ reverseCharge: false }))).toBe(false)
  expect(
    offersReverseCharge({ address: to('BE', ''), customer: { ...person, isExempt: true } }, rules(), 'goods'),
  ).toBe(false)
})
