import { type Block, blocksOfSection, type Document, type Operation } from '#platform/document'
import { newId } from '#platform/contract'
import { asOneOperation } from '../../base/arrange.ts'

/** The blocks of this block's group, including itself. A group of one block does not count as a group. */
export function groupOf(document: Document, block: Block): string[] {
  if (block.group === undefined) return [block.id]
  return blocksOfSection(document, block.section)
    .filter(({ group }) => group === block.group)
    .map(({ id }) => id)
}

/** The selected blocks and all blocks of their groups. */
export function withGroups(document: Document, ids: readonly string[]): string[] {
  return [...new Set(ids.flatMap((id) => (document.blocks[id] ? groupOf(document, document.blocks[id]) : [id])))]
}

/** True when at least one selected block belongs to a group. */
export function isAnyGrouped(document: Document, ids: readonly string[]): boolean {
  return ids.some((id) => {
    const block = document.blocks[id]
    return block !== undefined && groupOf(document, block).length > 1
  })
}

/**
 * Returns the blocks that can become one group: those on the grid of one section that are not a whole group already.
 */
export function groupable(document: Document, ids: readonly string[]): string[] {
  const blocks = ids.flatMap((id) => document.blocks[id] ?? []).filter(({ parent }) => parent === undefined)
  const [first] = blocks
  const together = blocks.filter(({ section }) => section === first?.section)
  const isOne =
    first?.group !== undefined &&
    together.every(({ group }) => group === first.group) &&
    groupOf(document, first).length === together.length
  return together.length < 2 || together.length < blocks.length || isOne ? [] : together.map(({ id }) => id)
}

export function grouped(ids: readonly string[]): Operation {
  const group = newId()
  return asOneOperation(
    ids.map((id) => ({ kind: 'placeBlock', id, group })),
    'group',
  )
}

export function ungrouped(document: Document, ids: readonly string[]): Operation {
  const marked = withGroups(document, ids).filter((id) => document.blocks[id]?.group !== undefined)
  return asOneOperation(
    marked.map((id) => ({ kind: 'placeBlock', id, group: null })),
    'ungroup',
  )
}
