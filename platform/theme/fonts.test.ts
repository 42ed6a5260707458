import { expect, test } from 'vitest'
import { fontFamilies, fontOf, fonts } from './fonts.ts'

test('C3.122 a typeface has a name and a category, by which a system typeface stands in until it comes', () => {
  expect(fontFamilies.map((family) => fontOf(family).family)).toEqual(fonts.map(({ family }) => family))
  expect(new Set(fontFamilies).size).toBe(fontFamilies.length)
  expect([...new Set(fonts.map(({ category }) => category))].sort()).toEqual(['mono', 'sans', 'serif', 'slab'])
})
