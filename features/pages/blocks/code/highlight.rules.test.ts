import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { processorTime } from '#support/processor-time'
import { codeLanguages, highlight } from './highlight.rules.ts'

test('the pieces add up to the source, for every source and every language', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.constantFrom(...codeLanguages), (source, language) => {
      expect(
        highlight(source, language)
          .map(({ text }) => text)
          .join(''),
      ).toBe(source)
    }),
  )
})

test('comments, strings, words and numbers are distinguished', () => {
  const kinds = highlight("const n = 12 // 'no string'", 'typescript').flatMap(({ kind, text }) =>
    kind ? [[kind, text]] : [],
  )
  expect(kinds).toEqual([
    ['keyword', 'const'],
    ['number', '12'],
    ['comment', "// 'no string'"],
  ])
})

test('a source too long for any reader is shown without colours', () => {
  expect(highlight('"'.repeat(60_000), 'javascript')).toHaveLength(1)
})

test.each(['"\\', "'", '`a', '/*', '<!--', '"""', 'a', 'a ', '"a" ', '1', '$', "''", '-- '])(
  'half a hundred thousand times %j is fast in every language',
  async (piece) => {
    const source = piece.repeat(Math.floor(50_000 / piece.length))
    const spent = await processorTime(() => codeLanguages.forEach((language) => highlight(source, language)))
    expect(spent).toBeLessThan(2000)
  },
)
