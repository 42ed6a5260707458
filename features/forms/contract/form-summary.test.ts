import { expect, test } from 'vitest'
import { fieldParts, formFieldSchema, likertLabel, likertScale, partsOfValue, summaryText } from './index.ts'

test('A3.19 A3.20 A3.21 A3.22 A3.23 fields of several parts have these parts, in this order', () => {
  expect(fieldParts).toEqual({
    name: ['First', 'Last'],
    phone: ['Country', 'Areacode', 'Prefix', 'Line'],
    address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
    date: ['Month', 'Day', 'Year'],
    time: ['Hour', 'Minute', 'Second', 'Ampm'],
  })
})

test('A3.18 an order shows each kind of answer in its own way', () => {
  expect(summaryText('name', ['Ada', 'Lovelace'], 'en')).toBe('Ada Lovelace')
  expect(summaryText('phone', ['31', '20', '123', '4567'], 'en')).toBe('+31 20 123 4567')
  expect(summaryText('address', ['Kade 9', '', 'Utrecht', 'UT', '3511', 'NL'], 'en')).toBe(
    'Kade 9\nUtrecht UT 3511\nNL',
  )
  expect(summaryText('date', ['12', '24', '2026'], 'en')).toBe('12/24/2026')
  expect(summaryText('time', ['9', '05', '', 'AM'], 'en')).toBe('9:05 AM')
})

test('a phone number of three parts has no country', () => {
  expect(partsOfValue('phone', ['20', '123', '4567'])).toEqual({
    Country: '',
    Areacode: '20',
    Prefix: '123',
    Line: '4567',
  })
})

test('A3.25 checked boxes are a list', () => {
  expect(summaryText('checkbox', ['Rye', 'Spelt'], 'en')).toBe('Rye, Spelt')
})

test('A3.24 A5.12 R1.10 agreement is a number from -2 to 2 and is shown by its label', () => {
  expect(likertScale).toEqual([-2, -1, 0, 1, 2])
  expect(likertScale.map((step) => likertLabel(step, 'en'))).toEqual([
    'Strongly Disagree',
    'Disagree',
    'Neutral',
    'Agree',
    'Strongly Agree',
  ])
  expect(summaryText('likert', { Crust: ['2'], Crumb: ['-1'], Smell: [] }, 'en')).toBe(
    'Crust: Strongly Agree\nCrumb: Disagree',
  )
})

test('A5.13 an empty answer of any kind is N/A', () => {
  expect([
    summaryText('text', '', 'en'),
    summaryText('name', ['', ' '], 'en'),
    summaryText('checkbox', [], 'en'),
    summaryText('likert', {}, 'en'),
    summaryText('radio', null, 'en'),
  ]).toEqual(Array.from({ length: 5 }, () => 'N/A'))
  expect(summaryText('text', '', 'nl')).toBe('n.v.t.')
})

test('C3.36 C3.37 C3.39 C3.40 C3.41 C3.42 each kind of field has the properties that its owner may change', () => {
  const id = '65a1f0c2e4b0a1b2c3d4e5f6'
  const keysOf = (field: object): string[] =>
    Object.keys(formFieldSchema.parse({ id, title: 'Q', ...field })).filter(
      (key) => !['id', 'kind', 'title'].includes(key),
    )
  expect(keysOf({ kind: 'text' })).toEqual(['description', 'required', 'placeholder'])
  expect(keysOf({ kind: 'currency' })).toEqual(['description', 'required', 'currencySymbol'])
  expect(keysOf({ kind: 'phone' })).toEqual(['description', 'required', 'showCountryCode'])
  expect(keysOf({ kind: 'section' })).toEqual(['description', 'underline'])
  expect(keysOf({ kind: 'radio', options: ['A'] })).toEqual(['description', 'required', 'options'])
  expect(keysOf({ kind: 'hidden', key: 'utm' })).toEqual(['key', 'value'])
})
