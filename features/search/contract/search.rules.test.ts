import { expect, test } from 'vitest'
import { folded, fragmentsOf, markedTitle, wordsOfQuery } from './search.rules.ts'

test('accents, case and ligatures do not distinguish words', () => {
  expect(folded('Crème BRÛLÉE, straße, Æble')).toBe('creme brulee, strasse, aeble')
})

test('a query is its words, each once, a dozen at most', () => {
  expect(wordsOfQuery('  Brood, brood & "Boter"! ')).toEqual(['brood', 'boter'])
  expect(wordsOfQuery(Array.from({ length: 40 }, (_, at) => `w${at}`).join(' '))).toHaveLength(12)
})

test('the fragment contains the words, cut between words and marked', () => {
  const text = `${'Eerst iets anders. '.repeat(30)}Daarna rust het roggebrood twee nachten in de koelte. ${'En verder. '.repeat(30)}`
  const fragments = fragmentsOf(text, ['roggebrood', 'nachten'])
  expect(fragments.filter(({ isHit }) => isHit).map((fragment) => fragment.text)).toEqual(['roggebrood', 'nachten'])
  expect(fragments[0]?.text).toBe('… ')
  expect(fragments.at(-1)?.text).toBe(' …')
})

test('a title is never cut, and short words only match whole', () => {
  expect(markedTitle('De oven', ['de'])).toEqual([
    { text: 'De', isHit: true },
    { text: ' oven', isHit: false },
  ])
  expect(markedTitle('Deeg', ['de'])).toEqual([{ text: 'Deeg', isHit: false }])
})
