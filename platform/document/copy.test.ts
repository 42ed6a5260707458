import { hex, startingDocument } from '#support/document-arbitraries'
import { expect, test } from 'vitest'
import { apply } from './apply.ts'
import { copySection, duplicateDocument } from './copy.ts'
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

test('a copied section shares no id with its original, in its blocks, their groups and the entries of their lists', () => {
  const start = startingDocument()
  const ofSection = Object.values(start.blocks).filter(({ section }) => section === hex(10))
  const [first] = ofSection.filter(({ parent }) => parent === undefined)
  if (!first) throw new Error('The section has no block.')
  const entries = [{ id: hex(90), label: 'A', more: [{ id: hex(91), first: hex(90) }] }]
  const document = {
    ...start,
    blocks: {
      ...start.blocks,
      [first.id]: { ...first, group: hex(80), props: { ...first.props, entries, asset: hex(92) } },
    },
  }
  const copy = copySection(document, hex(10))
  const text = JSON.stringify(copy)
  const former = [hex(10), ...ofSection.map(({ id }) => id), hex(80), hex(90), hex(91)]
  expect(former.filter((id) => text.includes(id))).toEqual([])
  expect(text).toContain(hex(92))
  const [entry] = copy?.blocks.flatMap(({ props }) => (props['entries'] as typeof entries | undefined) ?? []) ?? []
  expect(entry?.more[0]?.first).toBe(entry?.id)
})

test('two people who insert at one place choose different keys', () => {
  const keys = new Set(Array.from({ length: 20 }, () => orderBetween('a0', 'a1')))
  expect(keys.size).toBeGreaterThan(15)
  expect([...keys].every((key) => key > 'a0' && key < 'a1')).toBe(true)
})
