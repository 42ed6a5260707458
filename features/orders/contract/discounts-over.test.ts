import { expect, test } from 'vitest'
import { discountsOver } from './discounts-over.ts'

test('the remainders of several discounts add up to the amount taken off, to the last cent', () => {
  const discounts = [
    { code: 'TIEN', amountMinor: 100 },
    { code: 'GRATIS', amountMinor: 50 },
  ]
  expect(discountsOver(discounts, 100)).toEqual([
    { code: 'TIEN', amountMinor: 67 },
    { code: 'GRATIS', amountMinor: 33 },
  ])
  expect(discountsOver(discounts, 0).map(({ amountMinor }) => amountMinor)).toEqual([0, 0])
  expect(discountsOver([], 0)).toEqual([])
})
