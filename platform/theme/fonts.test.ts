import { expect, test } from 'vitest'
import { fontFacesOf } from './font-faces.ts'
import { fontCategories, fontFamilies, fontOf, fonts } from './fonts.ts'
import { startingStyles } from './styles.ts'

test('C3.122 a typeface has a name and a category, which names the system typeface used until it is loaded', () => {
  expect(fontFamilies.map((family) => fontOf(family).family)).toEqual(fonts.map(({ family }) => family))
  expect(new Set(fontFamilies).size).toBe(fontFamilies.length)
  expect(new Set<string>(fonts.map(({ category }) => category))).toEqual(new Set(fontCategories))
})

test('a family has one fallback for its regular and one for its bold weights', () => {
  const styles = (family: 'Inter' | 'Lora', weight: number) => ({ ...startingStyles.heading, family, weight })
  const facesOf = (heading: number, body: number, bodyFamily: 'Inter' | 'Lora' = 'Inter') =>
    Array.from(
      fontFacesOf({
        heading: styles('Inter', heading),
        body: { ...startingStyles.body, family: bodyFamily, weight: body },
      }).css.matchAll(/font-family:"(\w+) F";font-weight:([\d ]+)/g),
      ([, family, weights]) => `${family} ${weights}`,
    )
  expect(facesOf(500, 400)).toEqual(['Inter 1 599', 'Inter 600 900'])
  expect(facesOf(700, 400)).toEqual(['Inter 600 900', 'Inter 1 599'])
  expect(facesOf(500, 400, 'Lora')).toEqual(['Inter 1 599', 'Lora 1 599', 'Lora 600 900'])
})
