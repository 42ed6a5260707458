import { expect, test } from 'vitest'
import { readSentence } from './sentence.ts'

test('a value replaces its name', () => {
  expect(readSentence('Delete “{name}”?')('en', { name: 'Alps' })).toBe('Delete “Alps”?')
  expect(readSentence('{ a }-{b}')('en', { a: 1200, b: null })).toBe('1200-')
})

test('a plural counts as its language counts', () => {
  const pages = readSentence('{n, plural, =0 {No pages} one {# page} other {# pages}}')
  expect([0, 1, 2, 1200].map((n) => pages('en', { n }))).toEqual(['No pages', '1 page', '2 pages', '1,200 pages'])
  expect(readSentence('{n, plural, one {# pagina} other {# pagina’s}}')('nl', { n: 1200 })).toBe('1.200 pagina’s')
  expect(readSentence('{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}')('en', { n: 22 })).toBe('22nd')
})

test('cases are nested inside each other', () => {
  const text =
    '{who, select, owner {You have {n, plural, one {# site} other {# sites}}} other {{who} has {n, plural, one {one} other {#}}}}.'
  expect(readSentence(text)('en', { who: 'owner', n: 3 })).toBe('You have 3 sites.')
  expect(readSentence(text)('en', { who: 'Nora', n: 1 })).toBe('Nora has one.')
})

test('a number is grouped unless it must not be', () => {
  expect(readSentence('{n, number}')('nl', { n: 2026 })).toBe('2.026')
  expect(readSentence('{n, number, ::group-off}')('nl', { n: 2026 })).toBe('2026')
})

test('an apostrophe is itself, and quotes a brace behind it', () => {
  expect(readSentence("Don''t; the page's '{name}'")('en', {})).toBe("Don't; the page's {name}")
})

test.each([
  '{',
  '{}',
  'a } b',
  '{n, plural, one {x}}',
  '{n, date}',
  '{n, number, percent}',
  '{n, plural, one {x} other {y}',
])('%s is refused when it is parsed, not when it is formatted', (text) => {
  expect(() => readSentence(text)).toThrow()
})

test.each([
  ['pl', [1, 3, 5, 1.5], '1 strona|3 strony|5 stron|1,5 strony'],
  ['ar', [0, 1, 2, 5, 11, 100], 'none|one|two|few|many|hundreds'],
  ['cy', [0, 1, 2, 3, 6, 4], 'z|o|t|f|m|x'],
])('%s chooses among all the plural forms that CLDR gives it', (language, numbers, expected) => {
  const forms = {
    pl: '{n, plural, one {# strona} few {# strony} many {# stron} other {# strony}}',
    ar: '{n, plural, zero {none} one {one} two {two} few {few} many {many} other {hundreds}}',
    cy: '{n, plural, zero {z} one {o} two {t} few {f} many {m} other {x}}',
  }[language]
  expect(numbers.map((n) => readSentence(forms ?? '')(language, { n })).join('|')).toBe(expected)
})
