import { type Block, type Cells, mobileColumns } from './document.ts'
import { inReadingOrder } from './reading-order.ts'

/**
 * Places of the blocks of one section on the 8 columns of a phone. A block that was placed there by hand keeps its
 * place; the others are below each other in the reading order of the section, over the full width and with their height
 * on the desktop.
 */
export function deriveMobile(blocks: readonly Block[]): Map<string, Cells> {
  const places = new Map<string, Cells>()
  const pinned = blocks.flatMap((block) => (block.place.mobile ? [block.place.mobile] : []))
  let y = 0
  for (const block of inReadingOrder(blocks)) {
    if (block.place.mobile) {
      places.set(block.id, block.place.mobile)
      continue
    }
    const h = block.place.desktop.h
    y = firstFree(y, h, pinned)
    places.set(block.id, { x: 0, y, w: mobileColumns, h, z: block.place.desktop.z })
    y += h
  }
  return places
}

/** The first row from `y` on where `h` rows are free of blocks that were placed by hand. */
function firstFree(y: number, h: number, pinned: readonly Cells[]): number {
  const hit = pinned.filter((cells) => cells.y < y + h && cells.y + cells.h > y)
  return hit.length === 0 ? y : firstFree(Math.max(...hit.map((cells) => cells.y + cells.h)), h, pinned)
}
