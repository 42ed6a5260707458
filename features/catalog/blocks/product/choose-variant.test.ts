import { expect, test } from 'vitest'
import { chosenVariant, isValueGone, withValue } from './choose-variant.rules.ts'

const variants = [
  { values: ['Signal', 'Short'], available: 0 },
  { values: ['Signal', 'Long'], available: 4 },
  { values: ['Ink', 'Short'], available: null },
  { values: ['Chalk', 'Long'], available: 1 },
]

test('without words the first available variant is chosen', () => {
  expect(chosenVariant(variants, () => false)).toBe(1)
})

test('words that name every value choose that variant, also when it is sold out', () => {
  expect(chosenVariant(variants, (at, value) => value === ['Signal', 'Short'][at])).toBe(0)
})

test('another value keeps the values of the other options where such a variant exists', () => {
  expect(withValue(variants, ['Signal', 'Long'], 0, 'Chalk')).toBe(3)
})

test('another value without such a combination chooses a variant that has it', () => {
  expect(withValue(variants, ['Signal', 'Long'], 0, 'Ink')).toBe(2)
})

test('a value that no variant has chooses no variant', () => {
  expect(withValue(variants, ['Signal', 'Long'], 0, 'Oak')).toBe(-1)
})

test('a value is unavailable when no variant has it with the values chosen before it', () => {
  const chosen = ['Signal', 'Short']
  const gone = (optionAt: number, value: string) => isValueGone(variants, chosen, optionAt, value)
  // Signal can be had, though not in the length that is chosen.
  expect([gone(0, 'Signal'), gone(0, 'Ink'), gone(0, 'Oak')]).toEqual([false, false, true])
  expect([gone(1, 'Short'), gone(1, 'Long')]).toEqual([true, false])
})
