import { expect, test } from 'vitest'
import { fontCategories, fontFamilies, fontOf, fonts } from './fonts.ts'

test('C3.122 a typeface has a name and a category, which names the system typeface used until it is loaded', () => {
  expect(fontFamilies.map((family) => fontOf(family).family)).toEqual(fonts.map(({ family }) => family))
  expect(new Set(fontFamilies).size).toBe(fontFamilies.length)
  expect(new Set<string>(fonts.map(({ category }) => category))).toEqual(new Set(fontCategories))
})
