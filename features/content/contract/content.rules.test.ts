import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choiceOf, choicePath, feedPath, labelPath } from './path.rules.ts'
import { longDate, monthName, opening, readingMinutes, wordsIn } from './item.rules.ts'
import { weightOf } from '../blocks/tag-cloud/tag-cloud.rules.ts'

test('a query in the address of an index is read back unchanged', () => {
  const slug = fc.stringMatching(/^[a-z0-9]{1,12}$/)
  const part = fc.oneof(
    fc.constant({}),
    fc.record({ tag: slug }),
    fc.record({ category: slug }),
    fc.record({ author: slug }),
    fc.constant({ month: '2026-05' }),
  )
  fc.assert(
    fc.property(
      fc.constantFrom('', 'blog', 'nieuws/nu'),
      part,
      fc.integer({ min: 1, max: 900 }),
      (collection, chosen, page) => {
        const [path = '', query = ''] = choicePath(collection, { ...chosen, page }).split('?')
        expect(choiceOf(collection, path, Object.fromEntries(new URLSearchParams(query)))).toEqual({ ...chosen, page })
      },
    ),
  )
})

test('an invalid choice counts as no choice', () => {
  expect(choiceOf('blog', '/blog', { month: '2026-13', page: '-2' })).toEqual({ page: 1 })
  expect(choiceOf('blog', '/blog', { page: '1e9' })).toEqual({ page: 1 })
})

test('tags, categories and feeds have addresses below their collection', () => {
  expect([
    labelPath('blog', 'tag', 'rye'),
    labelPath('', 'category', 'recipes'),
    feedPath('/blog/tag/rye'),
    feedPath('/'),
  ]).toEqual(['/blog/tag/rye', '/category/recipes', '/feed/blog/tag/rye', '/feed'])
})

test('an excerpt ends between words, without the comma before its dots', () => {
  expect(opening('Een twee, drie vier', 12)).toBe('Een twee…')
  expect(opening('Kort', 12)).toBe('Kort')
})

test('dates are in the site’s language and time zone', () => {
  expect(longDate('2026-04-09T23:30:00Z', 'nl-NL', 'Europe/Amsterdam')).toBe('10 april 2026')
  expect(monthName('2026-05', 'en-GB')).toBe('May 2026')
})

test('words are counted in every script, and the shortest reading time is one minute', () => {
  expect(wordsIn('Hét brood’s ルール 42')).toBe(4)
  expect([readingMinutes(0), readingMinutes(230), readingMinutes(1000)]).toEqual([1, 1, 4])
})

test('one giant in a cloud leaves the others legible', () => {
  expect([weightOf(1, 1, 1000), weightOf(32, 1, 1000), weightOf(1000, 1, 1000), weightOf(5, 5, 5)]).toEqual([
    1, 3, 5, 3,
  ])
})
