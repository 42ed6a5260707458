import {
  type Block,
  type Cells,
  type Document,
  type Operation,
  type PlainOperation,
  orderBefore,
  blocksOfSection,
} from '#platform/document'
import { asOneOperation, cellsOf, columnsOf, copiesOf, fitted, placed } from '../../base/arrange.ts'
import type { DeviceView } from '../../base/editor-state.ts'
import { boxOf, columnAt, type GridMetrics, measureGrid, rowAt } from './grid-metrics.ts'
import type { Box } from './guides.ts'
import { pulled } from './magnet.ts'
import { resized, type Sides } from './resized.ts'

/** Another selected block that moves together with the dragged one. */
export interface Companion {
  id: string
  start: Cells
  cells: Cells
  grid: GridMetrics
}

export interface Drag {
  kind: 'move' | 'resize'
  id: string
  sides: Sides
  from: { x: number; y: number }
  box: Box
  start: Cells
  /** Grid of the section that contains the block. */
  home: GridMetrics
  grid: GridMetrics
  /** Cells in which the block would land now. */
  cells: Cells
  others: readonly Companion[]
  /** True when siblings and guides are ignored. */
  isFree: boolean
}

/** Modifier keys that are held while the pointer moves. */
export interface DragKeys {
  altKey: boolean
  shiftKey: boolean
  metaKey: boolean
  ctrlKey: boolean
}

export interface DragBeginning {
  element: HTMLElement
  id: string
  kind: Drag['kind']
  sides: Sides
  /** The pointer in page pixels of the frame. */
  at: { x: number; y: number }
  /** The selected blocks, which move along with the dragged one. */
  chosen: readonly string[]
}

export function startDrag(document: Document, view: DeviceView, beginning: DragBeginning): Drag | null {
  const { element, id, kind, sides, at, chosen } = beginning
  const own = startOf(document, view, element, id)
  if (!own) return null
  const { box, start, grid } = own
  const others = kind === 'resize' ? [] : chosen.filter((other) => other !== id)
  return {
    kind,
    id,
    sides,
    from: at,
    box,
    start,
    home: grid,
    grid,
    cells: start,
    others: others.flatMap((other): Companion[] => {
      const companion = element.ownerDocument.getElementById(`block-${other}`)
      const begin = companion && startOf(document, view, companion, other)
      return begin ? [{ id: other, start: begin.start, cells: begin.start, grid: begin.grid }] : []
    }),
    isFree: false,
  }
}

/** Returns null for blocks that cannot be dragged: locked ones, and children of another block. */
function startOf(document: Document, view: DeviceView, element: HTMLElement, id: string) {
  const block = document.blocks[id]
  const grid = element.closest<HTMLElement>('.grid')
  if (!block || !grid || block.parent !== undefined || block.locked) return null
  const metrics = measureGrid(block.section, grid)
  const rect = element.getBoundingClientRect()
  const window = element.ownerDocument.defaultView
  const box = {
    left: rect.left + (window?.scrollX ?? 0),
    top: rect.top + (window?.scrollY ?? 0),
    width: rect.width,
    height: rect.height,
  }
  // On a phone, a block without its own place follows the reading order, so its cells are measured on the page.
  const isDerived = view === 'mobile' && block.place.mobile === null
  const start = isDerived ? measuredCells(metrics, box, block.place.desktop.z) : cellsOf(document, block, view)
  return { box, start, grid: metrics }
}

/** Continues the drag. `target`: another section under the pointer; `siblings`: the boxes that stay in place. */
export function moved(
  drag: Drag,
  at: { x: number; y: number },
  view: DeviceView,
  keys: DragKeys,
  target: GridMetrics | null,
  siblings: (grid: GridMetrics) => readonly Box[],
): Drag {
  const dx = at.x - drag.from.x
  const dy = at.y - drag.from.y
  const columns = columnsOf(view)
  const isFree = keys.metaKey || keys.ctrlKey
  if (drag.kind === 'resize') {
    const resizeKeys = { fromCentre: keys.altKey, keepsRatio: keys.shiftKey }
    return { ...drag, isFree, cells: resized(drag, dx, dy, columns, resizeKeys) }
  }
  const grid = target ?? drag.home
  const corner = { left: drag.box.left + dx, top: drag.box.top + dy }
  const plain = { x: columnAt(grid, corner.left - grid.left), y: rowAt(grid, corner.top - grid.top) }
  const nearest = fitted({ ...drag.start, ...plain }, columns)
  const { x, y } = isFree ? nearest : pulled(grid, nearest, corner, siblings(grid))
  return movedTogether({ ...drag, grid, isFree }, x - drag.start.x, y - drag.start.y, columns)
}

/**
 * All blocks move only as far as the first one that meets an edge. Blocks of the dragged block's section move into
 * another section with it; the others stay in theirs.
 */
function movedTogether(drag: Drag, dx: number, dy: number, columns: number): Drag {
  const along = drag.others.filter((other) => goesAlong(drag, other))
  const starts = [drag.start, ...along.map(({ start }) => start)]
  const x = Math.min(
    Math.max(dx, -Math.min(...starts.map((cells) => cells.x))),
    Math.min(...starts.map((cells) => columns - cells.x - cells.w)),
  )
  const y = Math.max(dy, -Math.min(...starts.map((cells) => cells.y)))
  const shifted = (cells: Cells) => ({ ...cells, x: cells.x + x, y: cells.y + y })
  const companionAt = (other: Companion) => ({
    ...other,
    cells: goesAlong(drag, other) ? shifted(other.start) : other.start,
  })
  return { ...drag, cells: shifted(drag.start), others: drag.others.map(companionAt) }
}

function goesAlong({ grid, home }: Drag, other: Companion): boolean {
  return grid.section === home.section || other.grid.section === home.section
}

/** The section in which a companion lands. */
export function gridOfCompanion(drag: Drag, other: Companion): GridMetrics {
  return other.grid.section === drag.home.section ? drag.grid : other.grid
}

/** Returns the operation of a drop; null when it changes nothing. */
export function dropped(
  document: Document,
  drag: Drag,
  view: DeviceView,
  asCopy: boolean,
): { operation: Operation; ids: string[] } | null {
  const landing = [
    { id: drag.id, cells: drag.cells, section: drag.grid.section },
    ...drag.others.map((other) => ({
      id: other.id,
      cells: other.cells,
      section: gridOfCompanion(drag, other).section,
    })),
  ]
  const blocks = landing.flatMap(({ id, ...place }) => {
    const block = document.blocks[id]
    return block ? [{ block, ...place }] : []
  })
  const isElsewhere = drag.grid.section !== drag.home.section
  if (isSame(drag.cells, drag.start) && !isElsewhere) return null
  if (asCopy && drag.kind === 'move') {
    const copies = copiesOf(document, blocks)
    const places = copies.map(({ id }, at) => placed({ id }, view, blocks[at]?.cells ?? drag.cells))
    const operations = [...copies.flatMap((copy) => copy.operations), ...places]
    return { operation: asOneOperation(operations, 'duplicate'), ids: copies.map(({ id }) => id) }
  }
  const operations = blocks.flatMap(({ block, cells, section }) => [
    ...movesTo(document, block, section),
    placed(block, view, cells),
  ])
  return { operation: asOneOperation(operations, drag.kind), ids: blocks.map(({ block }) => block.id) }
}

function movesTo(document: Document, block: Block, section: string): PlainOperation[] {
  if (block.section === section) return []
  const order = orderBefore(blocksOfSection(document, section), null)
  return [{ kind: 'moveBlock', id: block.id, section, parent: null, slot: null, order }]
}

function measuredCells(grid: GridMetrics, box: Box, z: number): Cells {
  const x = columnAt(grid, box.left - grid.left)
  const y = rowAt(grid, box.top - grid.top)
  const ends = grid.columns.map(({ end }) => Math.abs(end - (box.left + box.width - grid.left)))
  const last = ends.indexOf(Math.min(...ends))
  return { x, y, w: Math.max(1, last - x + 1), h: 1, z }
}

function isSame(a: Cells, b: Cells): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

export { boxOf }
