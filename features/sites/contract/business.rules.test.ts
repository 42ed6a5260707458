import { expect, test } from 'vitest'
import { hoursOf } from './business.rules.ts'

test('hours are read in owners’ usual notation: with dots or colons, any dash, a break at noon', () => {
  expect(hoursOf('9:00–12:30, 13.30 - 18:00')).toEqual([
    { opens: '09:00', closes: '12:30' },
    { opens: '13:30', closes: '18:00' },
  ])
  expect(hoursOf(' ')).toEqual([])
})

test('an invalid time of day is refused', () => {
  const refused = ['nine to five', '9-17', '25:00-26:00', '9:00-9:00', '9:00']
  expect(refused.map(hoursOf)).toEqual(refused.map(() => null))
})
