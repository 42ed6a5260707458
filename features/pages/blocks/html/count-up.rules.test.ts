import { expect, test } from 'vitest'
import { numberIn, partOf } from './count-up.rules.ts'

test.each([
  ['12.500', 0.5, '6.250'],
  ['12.500', 0.05, '625'],
  ['12.500', 1, '12.500'],
  ['1,204,000', 0.001, '1,204'],
  ['4,8', 0.5, '2,4'],
  ['4,8', 0, '0,0'],
  ['0.25', 0.2, '0.05'],
  ['1998', 0, '0'],
  ['007', 1, '7'],
])('the share of %s at %d is written %s', (number, share, written) => {
  expect(partOf(number, share)).toBe(written)
})

test('the first number of a text is found with the separators between its digits', () => {
  expect(numberIn('Over 12.500 loaves, 3 ovens.')).toEqual({ text: '12.500', from: 5 })
  expect(numberIn('Since 1998.')).toEqual({ text: '1998', from: 6 })
  expect(numberIn('No number')).toBeNull()
})
