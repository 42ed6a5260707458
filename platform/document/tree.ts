import type { Block, Document, Section } from './document.ts'

/** Limit of nesting: a block within a block within a block. */
export const deepest = 2

type Blocks = Pick<Document, 'blocks'>

/** Returns sections from top to bottom. Ids break ties, so that the order is the same for all people. */
export function sectionsInOrder(document: Pick<Document, 'sections'>): Section[] {
  return Object.values(document.sections).toSorted(byOrder)
}

/** The blocks directly in a section, in their order. */
export function blocksOfSection(document: Blocks, section: string): Block[] {
  return Object.values(document.blocks)
    .filter((block) => block.section === section && block.parent === undefined)
    .toSorted(byOrder)
}

/** Returns the blocks inside another, in their order; of all slots unless one is given. */
export function blocksHeldBy(document: Blocks, parent: string, slot?: string): Block[] {
  return Object.values(document.blocks)
    .filter((block) => block.parent === parent && (slot === undefined || block.slot === slot))
    .toSorted(byOrder)
}

/** Returns all blocks inside a block, parents before their children. */
export function descendantsOf(document: Blocks, id: string): Block[] {
  const children = blocksHeldBy(document, id)
  return children.flatMap((block) => [block, ...descendantsOf(document, block.id)])
}

/** Returns the nesting depth of a block. */
export function depthOf(document: Blocks, block: Pick<Block, 'parent'>): number {
  let depth = 0
  for (let parent = block.parent; parent !== undefined && depth <= deepest + 1; depth += 1) {
    parent = Object.hasOwn(document.blocks, parent) ? document.blocks[parent]?.parent : undefined
  }
  return depth
}

export function byOrder(a: { id: string; order: string }, b: { id: string; order: string }): number {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}
