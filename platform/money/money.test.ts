import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exponentOf, formatAmount, formatMoney, moneyFormatOf, parseMoney, percentOf, share } from './index.ts'
import { documentedCurrencies } from '#support/currencies'

test('currencies from elsewhere keep their own decimals', () => {
  expect(['VND', 'KRW', 'KWD', 'XXX'].map(exponentOf)).toEqual([0, 0, 3, 2])
})

test('amounts have commas between thousands and a point before cents unless a page configures otherwise', () => {
  expect(formatMoney({ minor: 123_456_789, currency: 'USD' })).toBe('$1,234,567.89')
  expect(formatMoney({ minor: 123_456_789, currency: 'USD' }, { grouping: false })).toBe('$1234567.89')
})

test('a Dutch page writes points between thousands and a comma before cents', () => {
  expect(formatMoney({ minor: 125_050, currency: 'EUR' }, moneyFormatOf('nl-NL'))).toBe('€\u00A01.250,50')
  expect(formatMoney({ minor: 125_050, currency: 'EUR' }, moneyFormatOf('de-DE'))).toBe('1.250,50\u00A0€')
})

test('whole amounts can leave out their cents, others keep them', () => {
  expect([1200, 1250].map((minor) => formatMoney({ minor, currency: 'EUR' }, { trimZeroCents: true }))).toEqual([
    '€12',
    '€12.50',
  ])
})

test('fifteen places before the decimals are written, more are no amount', () => {
  expect(formatAmount({ minor: 999_999_999_999_999, currency: 'JPY' }, { grouping: false })).toBe('999999999999999')
  expect(() => formatAmount({ minor: 1_000_000_000_000_000, currency: 'JPY' })).toThrow(RangeError)
})

test('an amount written in any currency and language is read back as the same amount', () => {
  const minor = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 })
  fc.assert(
    fc.property(
      minor,
      fc.constantFrom(...documentedCurrencies, 'VND', 'KWD'),
      fc.constantFrom('nl-NL', 'en-US', 'de-DE', 'sv-SE', 'fr-FR', 'pt-BR'),
      (amount, currency, locale) => {
        const format = moneyFormatOf(locale)
        const decimalSeparator = format.decimalSeparator as '.' | ','
        expect(parseMoney(formatMoney({ minor: amount, currency }, format), currency, { decimalSeparator })).toBe(
          amount,
        )
      },
    ),
  )
})

test('a negative amount is written with a true minus before everything else, in every language', () => {
  const discount = { minor: -1250, currency: 'EUR' }
  expect([
    formatMoney(discount),
    formatMoney(discount, moneyFormatOf('nl-NL')),
    formatMoney(discount, moneyFormatOf('de-DE')),
  ]).toEqual(['\u2212€12.50', '\u2212€\u00A012,50', '\u221212,50\u00A0€'])
})

test('amounts are read in every usual notation', () => {
  const read = (text: string, currency = 'EUR') => parseMoney(text, currency)
  expect(
    ['1.234,50', '1,234.50', '€ 12', ' 12,5 ', '1.234', '0.125', '1 234,50', '-3,5'].map((text) => read(text)),
  ).toEqual([123450, 123450, 1200, 1250, 123400, 13, 123450, -350])
  expect([read('14,000,000', 'VND'), read('1000.00', 'JPY'), read('1.234', 'KWD')]).toEqual([14_000_000, 1000, 1234])
  expect(['', 'free', '1.2.3', '--'].map((text) => read(text))).toEqual([null, null, null, null])
})

test('a divided amount adds up to the last unit, and no share is more than a unit off', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), weights, (total, list) => {
      const parts = share(total, list)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
      const sum = list.reduce((a, b) => a + b, 0)
      for (const [at, part] of parts.entries()) {
        const exact = sum === 0 ? total / list.length : (total * (list[at] ?? 0)) / sum
        expect(Math.abs(part - exact)).toBeLessThanOrEqual(1.000001)
      }
    }),
  )
})

test('percentages round half a unit up, and refunds mirror charges', () => {
  expect([
    percentOf(250, 210_000),
    percentOf(50, 10_000),
    percentOf(49, 10_000),
    percentOf(100_000_000, 999_999),
  ]).toEqual([53, 1, 0, 99_999_900])
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 2_000_000 }), (minor, ppm) => {
      expect(percentOf(-minor, ppm) + percentOf(minor, ppm)).toBe(0)
    }),
  )
})
