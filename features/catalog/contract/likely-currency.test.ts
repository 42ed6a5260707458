import { expect, test } from 'vitest'
import { offeredCurrencies } from '#platform/money'
import { likelyCurrency } from './likely-currency.ts'

test.each([
  ['Europe/Amsterdam', 'EUR'],
  ['Europe/Zurich', 'CHF'],
  ['America/Argentina/Buenos_Aires', 'ARS'],
  ['America/New_York', 'USD'],
  ['Australia/Perth', 'AUD'],
  ['UTC', 'USD'],
  ['', 'USD'],
])('a store in the time zone “%s” is proposed %s', (timeZone, currency) => {
  expect(likelyCurrency(timeZone)).toBe(currency)
})

test('every time zone of the world is proposed a currency that the interface offers', () => {
  const proposed = Intl.supportedValuesOf('timeZone').map(likelyCurrency)
  expect(proposed.length).toBeGreaterThan(300)
  expect(proposed.filter((currency) => !offeredCurrencies.includes(currency))).toEqual([])
})
