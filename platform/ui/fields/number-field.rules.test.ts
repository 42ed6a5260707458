import { expect, test } from 'vitest'
import { countedAs } from './number-field.rules.ts'

test.each([
  ['12', 12, {}, 12],
  ['', Number.NaN, {}, Number.NaN],
  ['-', Number.NaN, {}, null],
  ['0', 0, { minValue: 1 }, 1],
  ['900', 900, { maxValue: 720 }, 720],
  [
    '7,3 %',
    0.073,
    { step: 0.005, minValue: 0, formatOptions: { style: 'percent', maximumFractionDigits: 1 } } as const,
    0.075,
  ],
  ['1.2346', 1.2346, {}, 1.235],
  ['1.2345', 1.2345, { formatOptions: { maximumFractionDigits: 2 } }, 1.23],
])('“%s” counts as the value that the field will hold when it is left', (text, number, bounds, counted) => {
  expect(countedAs(text, number, bounds)).toBe(counted)
})
