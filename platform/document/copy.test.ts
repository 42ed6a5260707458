import { hex, startingDocument } from '#support/document-arbitraries'
import { expect, test } from 'vitest'
import { apply } from './apply.ts'
import { duplicateDocument } from './copy.ts'
import { orderBetween } from './order.ts'

test('a copied document shares no id with its original, and references to a block refer to its copy', () => {
  const start = startingDocument()
  const linked = apply(start, {
    kind: 'changeBlock',
    id: hex(20),
    changes: [{ path: ['target'], value: hex(21) }],
  }).document
  const { sections, blocks } = duplicateDocument(linked)
  const ids = [...Object.keys(sections), ...Object.keys(blocks)]
  expect(ids.filter((id) => start.sections[id] || start.blocks[id])).toEqual([])
  expect(Object.keys(blocks)).toContain(Object.values(blocks).find(({ props }) => props['target'])?.props['target'])
})

test('two people who insert at one place choose different keys', () => {
  const keys = new Set(Array.from({ length: 20 }, () => orderBetween('a0', 'a1')))
  expect(keys.size).toBeGreaterThan(15)
  expect([...keys].every((key) => key > 'a0' && key < 'a1')).toBe(true)
})
