import { expect, test } from 'vitest'
import { exampleElement } from '#support/block-examples'
import { renderView } from '#support/render-view'
import { timelineBlock } from './timeline.block.ts'
import { timelineBlockContract } from './timeline.contract.ts'

test('visitors read an ordered list: date, title and text', () => {
  const { html } = renderView(
    exampleElement({ block: timelineBlock, example: timelineBlockContract.examples['line'] as never }),
  )
  expect(html.match(/<li>/g)).toHaveLength(3)
  expect(html).toMatch(
    /^<ol [^>]*><li><p class="timeline-when">1931<\/p><div[^>]*><p class="timeline-title">A shed with one oven<\/p>/,
  )
})
