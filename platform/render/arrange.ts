import type { Block, Section } from '../document/document.ts'
import { inReadingOrder } from '../document/reading-order.ts'

interface Arranged {
  sections: readonly Section[]
  /** Blocks on the grid of a section, in reading order. */
  blocksOf: (sectionId: string) => readonly Block[]
  /** Blocks inside another, by slot, in their order. */
  heldBy: (blockId: string) => ReadonlyMap<string, readonly Block[]>
}

const byOrder = (a: { order: string; id: string }, b: { order: string; id: string }) =>
  a.order < b.order ? -1 : a.order > b.order ? 1 : a.id < b.id ? -1 : 1

/** Returns the document's maps as lists for rendering. */
export function arrange(document: { sections: Record<string, Section>; blocks: Record<string, Block> }): Arranged {
  const blocks = Object.values(document.blocks)
  const free = Map.groupBy(
    blocks.filter((block) => block.parent === undefined),
    (block) => block.section,
  )
  const childrenByParent = Map.groupBy(
    blocks.filter((block) => block.parent !== undefined),
    (block) => block.parent ?? '',
  )
  return {
    sections: Object.values(document.sections).sort(byOrder),
    blocksOf: (sectionId) => inReadingOrder(free.get(sectionId) ?? []),
    heldBy: (blockId) =>
      Map.groupBy([...(childrenByParent.get(blockId) ?? [])].sort(byOrder), (block) => block.slot ?? ''),
  }
}
