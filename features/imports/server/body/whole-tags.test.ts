import { expect, test } from 'vitest'
import { plainText } from '#platform/document'
import { processorTime } from '#support/processor-time'
import { convertBody } from './convert-body.ts'
import { withWholeTags } from './paragraphs.ts'

test('a blank line inside a tag splits nothing, in every source of the body', () => {
  const pieces = convertBody(
    'Before\n\n<div\n\n  class="plain"\n\n  title="a > b\n\n and more">Inside</div>\n\nAfter < 3 and <em>more</em>',
  )
  expect(
    pieces
      .map((piece) => (piece.kind === 'text' ? plainText({ type: 'doc', content: piece.nodes }) : ''))
      .join(' ')
      .split(/\s*\n\s*/),
  ).toEqual(['Before', 'Inside', 'After < 3 and more'])
})

test.each([
  ['quotes that are never closed', '<a b="'.repeat(100_000)],
  ['tags that are never closed', `<a ${'b='.repeat(200_000)}`.repeat(2)],
  ['quotes in each other', `<a b='"<i c="'`.repeat(60_000)],
])('%s are read in linear time', async (_name, text) => {
  expect(await processorTime(() => withWholeTags(text))).toBeLessThan(3000)
})
