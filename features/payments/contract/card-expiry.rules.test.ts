import { expect, test } from 'vitest'
import { readCardExpiry } from './card-expiry.rules.ts'

test('a card’s last month is read in every usual spelling', () => {
  for (const typed of ['1230', '12/30', '12-30', '12 / 30', '12 - 2030', '12/2030', '122030', '12.30', ' 12 30 '])
    expect([typed, readCardExpiry(typed)]).toEqual([typed, { month: 12, year: 2030 }])
  expect(readCardExpiry('4/28')).toEqual({ month: 4, year: 2028 })
})

test('a text without month and year is no expiry', () => {
  for (const typed of ['', '1', '12', '123', '13/30', '00/30', '12/3', '1/2/3', '12/30/40', 'aa/bb', '12345'])
    expect([typed, readCardExpiry(typed)]).toEqual([typed, null])
})
