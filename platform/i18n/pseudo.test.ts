import { expect, test } from 'vitest'
import { messagesOf } from '../../tools/languages/read.ts'
import { placeholdersOf } from '../../tools/languages/placeholders.ts'
import { pseudoText } from './pseudo.ts'
import { readSentence } from './sentence.ts'

test.each([
  ['Delete this page', 'Dééléétéé thïíš pàágéé'],
  ['{n, plural, one {# page} other {# pages}}', '{n, plural, one {# pàágéé} other {# pàágééš}}'],
  [
    '{kind, select, a {At <b>home</b>} other {{n, number}}}',
    '{kind, select, a {ÀÁt <b>höóméé</b>} other {{n, number}}}',
  ],
])('%s is longer, with accents, and placeholders stay', (text, expected) => {
  expect(pseudoText(text)).toBe(expected)
})

test('every English message has a pseudo-translation, with its own placeholders, and about two fifths longer', () => {
  const texts = messagesOf('en').map(({ text }) => text)
  for (const text of texts) expect([...placeholdersOf(pseudoText(text))]).toEqual([...placeholdersOf(text)])
  const sum = (list: readonly string[]) => list.reduce((length, text) => length + text.length, 0)
  const grown = sum(texts.map(pseudoText)) / sum(texts)
  expect(grown).toBeGreaterThan(1.25)
  expect(grown).toBeLessThan(1.5)
})

test('names in quoted braces and apostrophes come through', () => {
  expect(readSentence(pseudoText("It''s '{number}'"))('en-XA', {})).toBe("ÏÍt'š {number}")
})
