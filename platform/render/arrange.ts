import type { Block, Section } from '../document/document.ts'

interface Arranged {
  sections: readonly Section[]
  /** Blocks that stand on the grid of a section, in reading order: top to bottom, left to right. */
  blocksOf: (sectionId: string) => readonly Block[]
  /** Blocks held by another, by slot, in their order. */
  heldBy: (blockId: string) => ReadonlyMap<string, readonly Block[]>
}

const byOrder = (one: { order: string; id: string }, other: { order: string; id: string }) =>
  one.order < other.order ? -1 : one.order > other.order ? 1 : one.id < other.id ? -1 : 1

const inReadingOrder = (one: Block, other: Block) =>
  one.place.desktop.y - other.place.desktop.y || one.place.desktop.x - other.place.desktop.x || byOrder(one, other)

/** A document's maps as the lists that rendering walks through. */
export function arrange(document: { sections: Record<string, Section>; blocks: Record<string, Block> }): Arranged {
  const blocks = Object.values(document.blocks)
  const free = Map.groupBy(
    blocks.filter((block) => block.parent === undefined),
    (block) => block.section,
  )
  const held = Map.groupBy(
    blocks.filter((block) => block.parent !== undefined),
    (block) => block.parent ?? '',
  )
  return {
    sections: Object.values(document.sections).sort(byOrder),
    blocksOf: (sectionId) => [...(free.get(sectionId) ?? [])].sort(inReadingOrder),
    heldBy: (blockId) => Map.groupBy([...(held.get(blockId) ?? [])].sort(byOrder), (block) => block.slot ?? ''),
  }
}
