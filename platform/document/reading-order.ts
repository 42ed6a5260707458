import type { Block } from './document.ts'
import { byOrder } from './tree.ts'

/**
 * Returns blocks on the grid of one section from top to bottom and left to right on the desktop. A group is read as a
 * whole at the position of its first block, so that a card keeps its image, title and text together on phones and for
 * screen readers.
 */
export function inReadingOrder(blocks: readonly Block[]): Block[] {
  const byPlace = blocks.toSorted(compareByPlace)
  return [...Map.groupBy(byPlace, ({ group, id }) => group ?? id).values()].flat()
}

function compareByPlace(first: Block, other: Block): number {
  const a = first.place.desktop
  const b = other.place.desktop
  return a.y - b.y || a.x - b.x || byOrder(first, other)
}
