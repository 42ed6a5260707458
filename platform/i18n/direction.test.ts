import { expect, test } from 'vitest'
import { directionOf } from './index.ts'

test.each([
  ['ar-AE', 'rtl'],
  ['he', 'rtl'],
  ['fa-IR', 'rtl'],
  ['ur', 'rtl'],
  ['az-Arab', 'rtl'],
  ['az', 'ltr'],
  ['nl-NL', 'ltr'],
  ['ja', 'ltr'],
  ['not a language', 'ltr'],
] as const)('%s is written %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction)
})
