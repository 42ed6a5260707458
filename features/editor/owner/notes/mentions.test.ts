import { expect, test } from 'vitest'
import { mentionable, mentionAt, mentionedIn, piecesOf, withMention } from './mentions.ts'

const anna = { id: 'a', name: 'Anna de Vries' }
const ben = { id: 'b', name: 'Ben' }

test('an @ at the beginning of a word begins a mention, one inside an address does not', () => {
  expect([mentionAt('Look, @an', 9), mentionAt('mail@an', 7), mentionAt('@', 1), mentionAt('@an\nmore', 8)]).toEqual([
    { start: 6, query: 'an' },
    null,
    { start: 0, query: '' },
    null,
  ])
})

test('people are found by each part of their name, and not once it is complete', () => {
  expect([mentionable([anna, ben], 'vr'), mentionable([anna, ben], 'Ben ')]).toEqual([[anna], []])
})

test('a chosen name replaces the typed text', () => {
  expect(withMention('Look, @an please', { start: 6, end: 9 }, anna.name)).toEqual({
    body: 'Look, @Anna de Vries please',
    caret: 21,
  })
})

test('a mentioned person is notified and marked in the text', () => {
  const body = 'Look, @Anna de Vries!'
  expect([mentionedIn(body, [anna, ben]), piecesOf(body, [anna, ben])]).toEqual([
    ['a'],
    [
      { text: 'Look, ', isName: false },
      { text: '@Anna de Vries', isName: true },
      { text: '!', isName: false },
    ],
  ])
})
