import { expect, test } from 'vitest'
import { exampleElement } from '#support/block-examples'
import { renderView } from '#support/render-view'
import { testimonialsBlock } from './testimonials.block.ts'
import { testimonialsBlockContract } from './testimonials.contract.ts'

const shown = (name: string) =>
  renderView(exampleElement({ block: testimonialsBlock, example: testimonialsBlockContract.examples[name] as never }))

test('each testimonial is a quotation with its author; stars have text for screen readers', () => {
  const { html, islands } = shown('cards')
  expect(html.match(/<blockquote>/g)).toHaveLength(3)
  expect(html).toContain('<b>Noor Bakker</b>')
  expect(html.match(/role="img" aria-label="4 of 5 stars"/g)).toHaveLength(1)
  expect([...islands]).toEqual([])
})

test('a row that scrolls is reached by the keyboard', () => {
  expect(shown('row').html).toContain('tabindex="0"')
  expect(shown('cards').html).not.toContain('tabindex')
})
