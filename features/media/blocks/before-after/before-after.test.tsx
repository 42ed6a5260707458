import { expect, test } from 'vitest'
import { exampleElement } from '#support/block-examples'
import { renderView } from '#support/render-view'
import { beforeAfterBlock } from './before-after.block.ts'
import { beforeAfterBlockContract } from './before-after.contract.ts'

test('without scripts both images are side by side under their names, and no slider is visible', () => {
  const { html } = renderView(
    exampleElement({ block: beforeAfterBlock, example: beforeAfterBlockContract.examples['named'] as never }),
  )
  expect([...html.matchAll(/<figcaption>([^<]+)/g)].map(([, label]) => label)).toEqual(['1931', 'Today'])
  expect(html).toContain('alt="The ridge today"')
  expect(html).toMatch(/<input type="range"[^>]* hidden=""/)
})
