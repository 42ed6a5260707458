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
  expect(likelyCurrency(timeZone, [])).toBe(currency)
})

test.each([
  ['Europe/Berlin', ['de-CH', 'de'], 'CHF'],
  ['Europe/Berlin', ['en-US', 'en', 'pl-PL'], 'PLN'],
  ['Europe/Amsterdam', ['en-GB', 'en'], 'EUR'],
  ['Europe/Lisbon', ['pt-BR', 'pt'], 'EUR'],
  ['Europe/London', ['pl-PL'], 'GBP'],
  ['America/Cancun', ['es-MX'], 'MXN'],
  ['America/St_Johns', ['en-CA'], 'CAD'],
  ['Asia/Singapore', ['zh-Hans-HK'], 'SGD'],
  ['UTC', ['nl-NL'], 'EUR'],
  ['UTC', ['en-GB'], 'GBP'],
  ['', ['zh-Hant-HK'], 'HKD'],
  ['UTC', ['nl', 'eo'], 'USD'],
])('in the time zone “%s” a browser in %j is proposed %s', (timeZone, languages, currency) => {
  expect(likelyCurrency(timeZone, languages)).toBe(currency)
})

test('every time zone of the world is proposed a currency that the interface offers', () => {
  const proposed = Intl.supportedValuesOf('timeZone').map((timeZone) => likelyCurrency(timeZone, ['en-US']))
  expect(proposed.length).toBeGreaterThan(300)
  expect(proposed.filter((currency) => !offeredCurrencies.includes(currency))).toEqual([])
})
