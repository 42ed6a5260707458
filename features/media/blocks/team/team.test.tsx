import { expect, test } from 'vitest'
import { exampleElement } from '#support/block-examples'
import { renderView } from '#support/render-view'
import { teamBlock } from './team.block.ts'
import { teamBlockContract } from './team.contract.ts'

const { html } = renderView(
  exampleElement({ block: teamBlock, example: teamBlockContract.examples['portraits'] as never }),
)

test('visitors see a list of people, whose email and phone are links, and initials where there is no photo', () => {
  expect(html.match(/<li>/g)).toHaveLength(3)
  expect(html).toContain('<a href="mailto:sam@example.com">sam@example.com</a>')
  expect(html).toContain('<a href="tel:+31201234567">')
  expect(html).toContain('<span aria-hidden="true">KJ</span>')
})

test('the alternative text of a photo does not repeat the name beside it', () => {
  expect(html.match(/<img [^>]*alt=""/g)).toHaveLength(2)
})
