import { expect, test } from 'vitest'
import { z } from 'zod'
import { blockContract, text } from '#platform/block'
import { newId } from '#platform/contract'
import { apply, type Cells, type Document, emptyDocument, type Operation } from '#platform/document'
import { cellsOf, duplicated, insertedBlock, insertedSection, moveBy, stackedAtEnd } from '../../base/arrange.ts'
import { aligned, distributed } from './align.ts'
import { styled, styleOfBlock, styleOfSection, styleProps } from './block-style.ts'
import { groupable, grouped, groupOf, isAnyGrouped, ungrouped, withGroups } from './groups.ts'

const card = blockContract({
  type: 'quote',
  fixedOn: 'the pages of this test',
  props: z.object({
    words: text(100).default(''),
    link: z.object({ href: z.string() }).nullable().default(null),
    look: z.enum(['plain', 'framed']).default('plain'),
    columns: z.number().default(2),
    shadow: z.object({ depth: z.number(), isSoft: z.boolean() }).nullable().default(null),
  }),
  starts: { words: '', link: null, look: 'plain', columns: 2, shadow: null },
  examples: {},
  size: { w: 4, h: 2 },
})

function pageWith(...places: Pick<Cells, 'x' | 'y' | 'w' | 'h'>[]) {
  const empty = emptyDocument(newId(), 'page')
  const section = insertedSection(empty, null)
  let document = apply(empty, section.operation).document
  const ids = places.map((at) => {
    const { operation, id } = insertedBlock(document, section.id, card, card.starts, at)
    document = apply(document, operation).document
    return id
  })
  return { document, section: section.id, ids }
}

const after = (document: Document, operation: Operation | null) =>
  operation ? apply(document, operation).document : document
const placeOf = (document: Document, id: string | undefined): Cells => {
  const block = document.blocks[id ?? '']
  if (!block) throw new Error('The block is gone.')
  return cellsOf(document, block, 'desktop')
}
const columnsOfAll = (document: Document, ids: readonly string[]) => ids.map((id) => placeOf(document, id).x)
const rowsOfAll = (document: Document, ids: readonly string[]) => ids.map((id) => placeOf(document, id).y)

test('blocks aligned to the right end where the one farthest right ends', () => {
  const { document, ids } = pageWith({ x: 0, y: 0, w: 4, h: 2 }, { x: 6, y: 3, w: 10, h: 2 })
  expect(columnsOfAll(after(document, aligned(document, ids, 'desktop', 'right')), ids)).toEqual([12, 6])
})

test('centres and middles are aligned to the middle of all that is chosen', () => {
  const { document, ids } = pageWith({ x: 0, y: 0, w: 4, h: 2 }, { x: 4, y: 2, w: 8, h: 6 })
  const centred = after(document, aligned(document, ids, 'desktop', 'centre'))
  const middled = after(document, aligned(document, ids, 'desktop', 'middle'))
  expect([columnsOfAll(centred, ids), rowsOfAll(middled, ids)]).toEqual([
    [4, 2],
    [3, 1],
  ])
})

test('a single block is aligned in its section', () => {
  const { document, ids } = pageWith({ x: 3, y: 0, w: 4, h: 2 })
  expect(columnsOfAll(after(document, aligned(document, ids, 'desktop', 'centre')), ids)).toEqual([10])
})

test('rows are aligned within each section, columns across all', () => {
  const upper = pageWith({ x: 0, y: 1, w: 4, h: 2 }, { x: 8, y: 5, w: 4, h: 2 })
  const section = insertedSection(upper.document, null)
  const two = apply(upper.document, section.operation).document
  const other = insertedBlock(two, section.id, card, card.starts, { x: 16, y: 9, w: 4, h: 2 })
  const document = apply(two, other.operation).document
  const ids = [...upper.ids, other.id]
  const top = after(document, aligned(document, ids, 'desktop', 'top'))
  const left = after(document, aligned(document, ids, 'desktop', 'left'))
  expect([rowsOfAll(top, ids), columnsOfAll(left, ids)]).toEqual([
    [1, 1, 0],
    [0, 0, 0],
  ])
})

test('distributed blocks have equal gaps, and the outer ones stay', () => {
  const { document, ids } = pageWith(
    { x: 0, y: 0, w: 4, h: 2 },
    { x: 5, y: 0, w: 4, h: 2 },
    { x: 18, y: 0, w: 6, h: 2 },
  )
  expect(columnsOfAll(after(document, distributed(document, ids, 'desktop', 'across')), ids)).toEqual([0, 9, 18])
})

test('two blocks have nothing to distribute', () => {
  const { document, ids } = pageWith({ x: 0, y: 0, w: 4, h: 2 }, { x: 5, y: 0, w: 4, h: 2 })
  expect(distributed(document, ids, 'desktop', 'across')).toBeNull()
})

test('a group is chosen as one, is aligned as one, and stops being one once it is ungrouped', () => {
  const { document, ids } = pageWith(
    { x: 2, y: 0, w: 4, h: 2 },
    { x: 8, y: 0, w: 4, h: 2 },
    { x: 20, y: 4, w: 4, h: 2 },
  )
  const pair = ids.slice(0, 2)
  const together = after(document, grouped(pair))
  const first = together.blocks[ids[0] ?? '']
  expect(first && groupOf(together, first)).toEqual(pair)
  expect(withGroups(together, [ids[1] ?? ''])).toEqual(pair)
  expect([groupable(together, pair), isAnyGrouped(together, pair)]).toEqual([[], true])
  expect(columnsOfAll(after(together, aligned(together, ids, 'desktop', 'right')), ids)).toEqual([14, 20, 20])
  expect(isAnyGrouped(after(together, ungrouped(together, pair)), pair)).toBe(false)
})

test('the copy of a group is a group of its own, below the whole of it', () => {
  const { document, ids } = pageWith({ x: 0, y: 0, w: 4, h: 2 }, { x: 4, y: 1, w: 4, h: 5 })
  const together = after(document, grouped(ids))
  const copy = duplicated(together, ids)
  const both = after(together, copy.operation)
  expect(rowsOfAll(both, copy.ids)).toEqual([6, 7])
  expect(new Set(Object.values(both.blocks).map(({ group }) => group)).size).toBe(2)
})

test('several blocks that are moved to an edge keep their places among each other', () => {
  const { document, ids } = pageWith({ x: 0, y: 0, w: 4, h: 2 }, { x: 10, y: 3, w: 12, h: 2 })
  const moved = after(document, moveBy(document, ids, 'desktop', 9, -4))
  expect([columnsOfAll(moved, ids), rowsOfAll(moved, ids)]).toEqual([
    [2, 12],
    [0, 3],
  ])
})

test('a block brought to the front lies above all others of its section', () => {
  const { document, ids } = pageWith({ x: 0, y: 0, w: 4, h: 2 }, { x: 0, y: 0, w: 4, h: 2 })
  const once = after(document, stackedAtEnd(document, [ids[1] ?? ''], 'desktop', 1))
  const twice = after(once, stackedAtEnd(once, [ids[0] ?? ''], 'desktop', 1))
  expect(ids.map((id) => placeOf(twice, id).z)).toEqual([2, 1])
})

test('the style of a block is its choices, numbers and switches, not its text', () => {
  expect(styleProps(card)).toEqual(['look', 'columns', 'shadow'])
})

test('a pasted style changes the look of the other block and keeps its text', () => {
  const { document, section, ids } = pageWith({ x: 0, y: 0, w: 4, h: 2 }, { x: 0, y: 4, w: 4, h: 2 })
  const source = { props: { ...card.starts, words: 'A', look: 'framed', columns: 3 } }
  const target = { blocks: [ids[1] ?? ''], section }
  const both = after(
    document,
    styled(document, target, styleOfBlock(source, card), () => card),
  )
  expect(both.blocks[ids[1] ?? '']?.props).toEqual({ ...card.starts, look: 'framed', columns: 3 })
})

test('the style of a section does not fit a block', () => {
  const { document, section, ids } = pageWith({ x: 0, y: 0, w: 4, h: 2 })
  const style = styleOfSection({ ...document.sections[section], theme: 'dark' } as never)
  expect(styled(document, { blocks: ids, section }, style, () => card)).toBeNull()
  const dark = after(
    document,
    styled(document, { blocks: [], section }, style, () => card),
  )
  expect(dark.sections[section]?.theme).toBe('dark')
})

test('the style of a section has its background and dividers, and takes them away where it has none', () => {
  const { document, section } = pageWith({ x: 0, y: 0, w: 4, h: 2 })
  const target = { blocks: [], section }
  const plain = styleOfSection(document.sections[section] as never)
  const bottomDivider = { shape: 'wave', height: 'small', flip: false } as const
  const divided = after(
    document,
    styled(document, target, { of: 'section', values: { ...plain.values, bottomDivider } }, () => card),
  )
  expect(divided.sections[section]?.bottomDivider).toEqual(bottomDivider)
  const back = styled(divided, target, JSON.parse(JSON.stringify(plain)) as typeof plain, () => card)
  expect(after(divided, back).sections[section]).toStrictEqual(document.sections[section])
})
