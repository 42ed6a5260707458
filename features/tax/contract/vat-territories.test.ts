import { expect, test } from 'vitest'
import { owesNoTax, taxOf } from './tax-of.ts'
import { offersReverseCharge } from './tax-place.ts'
import { taxRateSchema, taxSettingsSchema } from './tax.schema.ts'
import type { TaxQuestion, TaxRules } from './tax.types.ts'

let count = 0
const rate = (country: string, ratePpm: number, parts: object = {}) =>
  taxRateSchema.parse({ id: `${++count}`.padStart(24, '0'), name: country, country, ratePpm, ...parts })
/** Rules of a shop that charges the destination's tax, with a rate for each country of these tests. */
const rules = (country: string, settings: object = {}): TaxRules => ({
  rates: [
    rate('NL', 210_000),
    rate('ES', 210_000),
    rate('FR', 200_000),
    rate('DE', 190_000),
    rate('IT', 220_000),
    rate('GR', 240_000),
    rate('FI', 255_000),
    rate('DK', 250_000),
    ...(country === 'GB' ? [rate('GB', 200_000)] : []),
    ...(country === 'CH' ? [rate('CH', 81_000)] : []),
  ],
  settings: taxSettingsSchema.parse({ country, acrossEu: 'destination', ...settings }),
})
const at = (country: string, postalCode = '', more: { region?: string; city?: string } = {}) => ({
  region: '',
  city: '',
  country,
  postalCode,
  ...more,
})
const person = { vatNumber: null, isExempt: false }
const firm = { vatNumber: 'ESB12345674', isExempt: false }
const goods = { id: 'vase', taxClass: 'standard', netMinor: 12_100, isSent: true }
const files = { ...goods, id: 'course', isSent: false }

const answerOf = (by: TaxRules, parts: Partial<TaxQuestion>) =>
  taxOf({ address: null, lines: [goods], shipping: null, pricesIncludeTax: true, customer: person, ...parts }, by)

const outside = [
  ['Canary Islands', at('ES', '35001')],
  ['Canary Islands, Tenerife', at('ES', '38001', { region: 'TF' })],
  ['Canary Islands, a province alone', at('ES', '', { region: 'GC' })],
  ['Canary Islands by their own code', at('IC', '35001')],
  ['Ceuta', at('ES', '51001')],
  ['Melilla', at('ES', '52001')],
  ['Åland', at('FI', 'AX-22100')],
  ['Åland by its own code', at('AX', '22100')],
  ['Guadeloupe', at('FR', '97100')],
  ['Réunion by its own code', at('RE', '97400')],
  ['New Caledonia', at('FR', '98800')],
  ['Büsingen', at('DE', 'D-78266')],
  ['Heligoland', at('DE', '27498')],
  ['Livigno', at('IT', '23041')],
  ['Livigno by its former code', at('IT', '23030', { city: 'Livigno' })],
  ['Livigno before the city is known', at('IT', '23030')],
  ['Campione d’Italia', at('IT', '22061')],
  ['Campione d’Italia by its former code', at('IT', '22060', { city: 'Campione D’Italia' })],
  ['Mount Athos', at('GR', '630 86')],
  ['San Marino', at('SM', '47890')],
  ['San Marino, written under Italy', at('IT', '47893')],
  ['the Vatican, written under Italy', at('IT', '00120')],
  ['Greenland', at('DK', '3900')],
  ['the Faroe Islands', at('DK', '100')],
  ['the Isle of Man', at('IM', 'IM1 1AA')],
  ['Jersey', at('JE', 'JE2 3AB')],
  ['Guernsey, written under the United Kingdom', at('GB', 'GY1 1AA')],
] as const

test.each(outside)('a shop in the EU exports to %s, for every buyer', (_, address) => {
  for (const customer of [person, firm]) {
    const sold = answerOf(rules('NL'), { address, customer, lines: [goods, files] })
    expect(sold).toMatchObject({ treatment: 'export', reasons: ['export-goods', 'export-services'], taxes: [] })
    expect(owesNoTax({ address, customer }, rules('NL'), 'goods')).toBe(true)
  }
  expect(offersReverseCharge({ address, customer: person }, rules('NL'), 'goods')).toBe(false)
})

test.each([
  ['Madrid', at('ES', '28039', { region: 'M' }), 'ES'],
  ['Madrid, whatever province was chosen', at('ES', '28039', { region: 'GC' }), 'ES'],
  ['Paris', at('FR', '75001'), 'FR'],
  ['Singen, beside Büsingen', at('DE', '78224'), 'DE'],
  ['Cuxhaven, from where one sails to Heligoland', at('DE', '27472'), 'DE'],
  ['Valdidentro, which has the former code of Livigno', at('IT', '23030', { city: 'Valdidentro' }), 'IT'],
  ['Rimini, beside San Marino', at('IT', '47921'), 'IT'],
  ['Thessaloniki', at('GR', '54621'), 'GR'],
  ['Helsinki', at('FI', '00550'), 'FI'],
  ['Copenhagen', at('DK', '1050'), 'DK'],
])('%s is in the EU and taxed there', (_, address, name) => {
  expect(answerOf(rules('NL'), { address })).toMatchObject({ treatment: 'standard', taxes: [{ name }] })
})

test('Monaco is France: for consumers, for businesses, and for a French shop', () => {
  const monaco = at('MC', '98000')
  expect(answerOf(rules('NL'), { address: monaco })).toMatchObject({
    treatment: 'standard',
    taxes: [{ name: 'FR', ratePpm: 200_000 }],
  })
  expect(answerOf(rules('NL', { acrossEu: 'home' }), { address: monaco }).taxes).toMatchObject([{ name: 'NL' }])
  const business = { vatNumber: 'FR40303265045', isExempt: false }
  expect(answerOf(rules('NL'), { address: monaco, customer: business })).toMatchObject({
    treatment: 'reverse-charge',
    reasons: ['intra-eu-goods'],
  })
  expect(offersReverseCharge({ address: monaco, customer: person }, rules('NL'), 'goods')).toBe(true)
  const domestic = answerOf(rules('FR'), { address: monaco, customer: business })
  expect(domestic).toMatchObject({ treatment: 'standard', taxes: [{ name: 'FR' }] })
})

test('a shop exports to a territory of its own country, unless its owner entered a rate for it', () => {
  const canaries = at('ES', '35001', { region: 'GC' })
  expect(answerOf(rules('ES'), { address: canaries })).toMatchObject({ treatment: 'export', taxes: [] })
  expect(answerOf(rules('DE'), { address: at('DE', '27498') })).toMatchObject({ treatment: 'export' })
  const own = rules('ES')
  const igic = { ...own, rates: [...own.rates, rate('ES', 70_000, { name: 'IGIC', postal: ['35*', '38*'] })] }
  expect(answerOf(igic, { address: canaries })).toMatchObject({ treatment: 'standard', taxes: [{ name: 'IGIC' }] })
  expect(answerOf(igic, { address: at('ES', '28039') }).taxes).toMatchObject([{ name: 'ES' }])
})

test('the Isle of Man is British, and Liechtenstein and Büsingen are Swiss, for shops there', () => {
  expect(answerOf(rules('GB'), { address: at('IM', 'IM1 1AA') }).taxes).toMatchObject([{ name: 'GB' }])
  expect(answerOf(rules('GB'), { address: at('JE', 'JE2 3AB') })).toMatchObject({ treatment: 'export', taxes: [] })
  expect(answerOf(rules('CH'), { address: at('LI', '9490') }).taxes).toMatchObject([{ name: 'CH' }])
  expect(answerOf(rules('CH'), { address: at('DE', '78266') }).taxes).toMatchObject([{ name: 'CH' }])
})

test('a shop that charges its own tax throughout the EU exports to the same places', () => {
  const dutch = { rates: [rate('NL', 210_000)], settings: taxSettingsSchema.parse({ country: 'NL' }) }
  const of = (address: TaxQuestion['address']) => answerOf(dutch, { address })
  expect(of(at('ES', '35001'))).toMatchObject({ treatment: 'export', taxes: [] })
  expect(of(at('MC', '98000'))).toMatchObject({ treatment: 'standard', taxes: [{ name: 'NL', amountMinor: 2100 }] })
})
