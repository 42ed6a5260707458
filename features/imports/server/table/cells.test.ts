import { expect, test } from 'vitest'
import { hidingWord } from './cells.ts'

test.each([
  ['Visible', 'yes', null],
  ['Status', 'Published', null],
  ['Published', '2025-03-04 10:00', null],
  ['Draft', 'false', null],
  ['Draft', 'TRUE', { word: 'TRUE', isKnown: true }],
  ['Concept', 'ja', { word: 'ja', isKnown: true }],
  ['Visible', 'No', { word: 'No', isKnown: true }],
  ['Visibility', 'Not Visible Individually', { word: 'Not Visible Individually', isKnown: true }],
  ['Visibility', 'Search', { word: 'Search', isKnown: false }],
  ['Status', 'for members', { word: 'for members', isKnown: false }],
])('a column %s with “%s” shows a record only where that is sure', (name, value, hiding) => {
  expect(hidingWord([{ name, value }])).toEqual(hiding)
})

test('a record that one column shows and another hides is hidden', () => {
  const cells = [
    { name: 'Status', value: 'published' },
    { name: 'Active', value: '0' },
  ]
  expect(hidingWord(cells)).toEqual({ word: '0', isKnown: true })
})
