import { expect, test } from 'vitest'
import { wordsOfQuery } from './search.rules.ts'
import { queryParts } from './synonyms.rules.ts'

const groups = [
  ['sofa', 'couch', 'Zitbank'],
  ['T-shirt', 'tee'],
]
const parts = (query: string) =>
  queryParts(wordsOfQuery(query), groups, wordsOfQuery).map(({ words, others }) => [
    words.join(' '),
    others.map((other) => other.join(' ')),
  ])

test('a word of a group matches the others, its plural too, in every case and with accents', () => {
  expect(parts('red SOFAS')).toEqual([
    ['red', []],
    ['sofas', ['couch', 'zitbank']],
  ])
})

test('a term of several words is one part, and may take the place of one word', () => {
  expect(parts('t shirt blue')).toEqual([
    ['t shirt', ['tee']],
    ['blue', []],
  ])
  expect(parts('tee')).toEqual([['tee', ['t shirt']]])
})

test('the beginning of a word is not the word', () => {
  expect(parts('so')).toEqual([['so', []]])
  expect(parts('sofabed')).toEqual([['sofabed', []]])
})
