import { expect, test } from 'vitest'
import { fieldParts, likertLabel, likertScale, summaryText } from './index.ts'
import { partsOfValue } from './form-summary.ts'

test('fields of several parts have these parts, in this order', () => {
  expect(fieldParts).toEqual({
    name: ['First', 'Last'],
    phone: ['Country', 'Areacode', 'Prefix', 'Line'],
    address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
    date: ['Month', 'Day', 'Year'],
    time: ['Hour', 'Minute', 'Second', 'Ampm'],
  })
})

test('an order shows each kind of answer in its own format', () => {
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

test('checked boxes are a list', () => {
  expect(summaryText('checkbox', ['Rye', 'Spelt'], 'en')).toBe('Rye, Spelt')
})

test('agreement is a number from -2 to 2 and is shown by its label', () => {
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

test('an empty answer of any kind is N/A', () => {
  expect([
    summaryText('text', '', 'en'),
    summaryText('name', ['', ' '], 'en'),
    summaryText('checkbox', [], 'en'),
    summaryText('likert', {}, 'en'),
    summaryText('radio', null, 'en'),
  ]).toEqual(Array.from({ length: 5 }, () => 'N/A'))
  expect(summaryText('text', '', 'nl')).toBe('n.v.t.')
})
