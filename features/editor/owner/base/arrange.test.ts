import { expect, test } from 'vitest'
import { blockContract } from '#platform/block'
import { apply, type Block, type Document, emptyDocument, sectionsInOrder } from '#platform/document'
import { newId } from '#platform/contract'
import { z } from 'zod'
import {
  cellsOf,
  duplicated,
  fitted,
  insertedBlock,
  insertedSection,
  moveBy,
  movedSection,
  resizeBy,
  rowsToFreePlace,
} from './arrange.ts'

const note = blockContract({
  type: 'quote',
  fixedOn: 'the pages of this test',
  props: z.object({ text: z.string() }),
  starts: { text: '' },
  examples: {},
  size: { w: 8, h: 3 },
})

function pageWithOneBlock(): { document: Document; section: string; block: string } {
  const section = insertedSection(emptyDocument(newId(), 'page'), null)
  const withSection = apply(emptyDocument(newId(), 'page'), section.operation).document
  const block = insertedBlock(withSection, section.id, note, { text: 'A' })
  return { document: apply(withSection, block.operation).document, section: section.id, block: block.id }
}

function only(document: Document, id: string): Block {
  const block = document.blocks[id]
  if (!block) throw new Error('The block is gone.')
  return block
}

test('a block moved past the right edge stops at the last column', () => {
  const { document, block } = pageWithOneBlock()
  const moved = apply(document, moveBy(document, [block], 'desktop', 99, 2)).document
  expect(only(moved, block).place.desktop).toMatchObject({ x: 16, y: 2, w: 8 })
})

test('a block never grows over the right edge nor shrinks to nothing', () => {
  const { document, block } = pageWithOneBlock()
  const wide = apply(document, resizeBy(document, [block], 'desktop', 99, 0)).document
  const small = apply(document, resizeBy(document, [block], 'desktop', -99, -99)).document
  expect([only(wide, block).place.desktop.w, only(small, block).place.desktop]).toMatchObject([24, { w: 1, h: 1 }])
})

test('the first move on a phone pins that block alone', () => {
  const { document, section, block } = pageWithOneBlock()
  const other = insertedBlock(document, section, note, { text: 'B' })
  const two = apply(document, other.operation).document
  const moved = apply(two, moveBy(two, [block], 'mobile', 0, 1)).document
  expect([only(moved, block).place.mobile, only(moved, other.id).place.mobile]).toEqual([
    { x: 0, y: 1, w: 8, h: 3, z: 0 },
    null,
  ])
})

test('a new block is placed below all blocks of its section', () => {
  const { document, section } = pageWithOneBlock()
  const { operation, id } = insertedBlock(document, section, note, { text: 'B' })
  expect(cellsOf(document, only(apply(document, operation).document, id), 'desktop').y).toBe(3)
})

test('a duplicate has an id of its own and is placed below the original', () => {
  const { document, block } = pageWithOneBlock()
  const copy = duplicated(document, [block])
  const after = apply(document, copy.operation).document
  expect([copy.ids.length, only(after, copy.ids[0] ?? '').place.desktop.y]).toEqual([1, 3])
})

test('a section moved up changes places with the section above it', () => {
  const { document, section } = pageWithOneBlock()
  const second = insertedSection(document, null)
  const two = apply(document, second.operation).document
  const operation = movedSection(two, second.id, -1)
  const after = operation ? apply(two, operation).document : two
  expect(sectionsInOrder(after).map(({ id }) => id)).toEqual([second.id, section])
})

test('cells outside the grid are moved inside', () => {
  expect(fitted({ x: 30, y: -2, w: 40, h: 0, z: 0 }, 24)).toEqual({ x: 0, y: 0, w: 24, h: 1, z: 0 })
})

test('blocks that are pasted go down together to the first rows where none covers another', () => {
  const { document, section, block } = pageWithOneBlock()
  const lower = insertedBlock(document, section, note, { text: 'B' }, { x: 0, y: 5, w: 8 })
  const both = apply(document, lower.operation).document
  const copied = (cells: { x: number; y: number }): Block => {
    const { place, ...rest } = only(both, block)
    return { ...rest, place: { ...place, desktop: { ...place.desktop, ...cells } } }
  }
  // The gap between the two has two rows, and a block has three.
  expect(rowsToFreePlace(both, section, [copied({ x: 0, y: 0 })])).toBe(8)
  expect(rowsToFreePlace(both, section, [copied({ x: 8, y: 0 })])).toBe(0)
  expect(rowsToFreePlace(both, section, [copied({ x: 8, y: 0 }), copied({ x: 0, y: 4 })])).toBe(4)
})
