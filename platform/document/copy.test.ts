import { hex, startingDocument } from '#support/document-arbitraries'
import { expect, test } from 'vitest'
import { apply } from './apply.ts'
import { duplicateBlocks, duplicateDocument, duplicateSection } from './copy.ts'
import { orderBetween } from './order.ts'

test('a copied block stands below its original under an id of its own', () => {
  const start = startingDocument()
  const end = apply(start, duplicateBlocks(start, [hex(20)])).document
  const copy = Object.values(end.blocks).find(({ id }) => !start.blocks[id])
  expect(copy?.props).toEqual(start.blocks[hex(20)]?.props)
  expect(copy?.place.desktop.y).toBe(4)
})

test('a copied section stands right below its original with copies of its blocks', () => {
  const start = startingDocument()
  const end = apply(start, duplicateSection(start, hex(10))).document
  const order = Object.values(end.sections)
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ id }) => (start.sections[id] ? id : 'copy'))
  expect(order).toEqual([hex(10), 'copy', hex(11)])
  expect(Object.keys(end.blocks)).toHaveLength(3)
})

test('a copied document shares no id with its original, and what named a block names its copy', () => {
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
