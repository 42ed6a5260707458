import { expect, test } from 'vitest'
import { z } from 'zod'
import { headed } from '../document/rich-text.ts'
import type { Block } from '../document/document.ts'
import { blockContract } from './block-contract.ts'
import { controlText, richText, text } from './text.ts'
import { wordsOf } from './words-of.ts'

const offer = blockContract({
  type: 'summary',
  fixedOn: 'the pages of this test',
  props: z.object({
    heading: text().default(''),
    body: richText(),
    button: controlText().default(''),
    look: z.string().default('plain'),
    entries: z.array(z.object({ id: z.string(), name: text() })).default([]),
  }),
  starts: { heading: '', body: headed(1, ''), button: '', look: 'plain', entries: [] },
  examples: {},
})
const blockWith = (props: Record<string, unknown>): Block => ({
  id: 'a'.repeat(24),
  section: 'b'.repeat(24),
  order: 'a0',
  type: 'summary',
  version: 1,
  props,
  place: { desktop: { x: 0, y: 0, w: 1, h: 1, z: 0 }, mobile: null },
})

test('search finds the texts of a block in the order of its contract, and neither labels of buttons nor settings', () => {
  const props = {
    button: 'Order',
    look: 'large',
    heading: ' Bread ',
    body: headed(2, 'Rye', 'It keeps a week.'),
    entries: [{ id: '1', name: 'Spelt' }],
  }
  expect(wordsOf(blockWith(props), offer)).toBe('Bread\nRye\nIt keeps a week.\nSpelt')
})

test('a block that does not fit its contract has no text', () => {
  expect(wordsOf(blockWith({ heading: 'Bread', body: 'no' }), offer)).toBe('')
})

test('a contract may list its searchable texts', () => {
  const loud = { ...offer, words: ({ heading }: { heading: string }) => heading.toUpperCase() }
  expect(wordsOf(blockWith({ heading: 'bread', body: headed(2, 'Rye') }), loud)).toBe('BREAD')
})
