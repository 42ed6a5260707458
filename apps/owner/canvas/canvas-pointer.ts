import {
  type Cells,
  type Document,
  type Operation,
  type PlainOperation,
  orderBefore,
  blocksOfSection,
} from '#platform/document'
import { cellsOf, columnsOf, copyOf, fitted, asOneOperation, placed } from '../editor/arrange.ts'
import type { DeviceView } from '../editor/editor-state.ts'
import { boxOf, columnAt, type GridMetrics, measureGrid, rowAt } from './grid-metrics.ts'

export interface Drag {
  kind: 'move' | 'resize'
  id: string
  /** Which sides follow the pointer, for resizing: -1 start, 1 end, 0 neither. */
  sides: { x: -1 | 0 | 1; y: -1 | 0 | 1 }
  from: { x: number; y: number }
  box: { left: number; top: number; width: number; height: number }
  start: Cells
  grid: GridMetrics
  /** Where the pointer is. */
  at: { x: number; y: number }
  /** Where it would land now. */
  cells: Cells
}

/** `x`, `y`: the pointer in page pixels of the frame. */
export function startDrag(
  document: Document,
  view: DeviceView,
  element: HTMLElement,
  id: string,
  kind: Drag['kind'],
  sides: Drag['sides'],
  at: { x: number; y: number },
): Drag | null {
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
  // On a phone a block without a place of its own takes its turn: where it stands is read from the page.
  const isDerived = view === 'mobile' && block.place.mobile === null
  const cells = isDerived ? measuredCells(metrics, box, block.place.desktop.z) : cellsOf(document, block, view)
  return { kind, id, sides, from: at, at, box, start: cells, grid: metrics, cells }
}

export function moved(drag: Drag, at: { x: number; y: number }, view: DeviceView, target: GridMetrics | null): Drag {
  const dx = at.x - drag.from.x
  const dy = at.y - drag.from.y
  const columns = columnsOf(view)
  if (drag.kind === 'resize') return { ...drag, at, cells: resized(drag, dx, dy, columns) }
  const grid = target ?? drag.grid
  const x = columnAt(grid, drag.box.left + dx - grid.left)
  const y = rowAt(grid, drag.box.top + dy - grid.top)
  return { ...drag, at, grid, cells: fitted({ ...drag.start, x, y }, columns) }
}

/** What the drop does; null when it changes nothing. */
export function dropped(document: Document, drag: Drag, view: DeviceView, asCopy: boolean): Operation | null {
  const block = document.blocks[drag.id]
  if (!block) return null
  const isElsewhere = drag.grid.section !== block.section
  const same = JSON.stringify(drag.cells) === JSON.stringify(drag.start)
  if (same && !isElsewhere) return null
  if (asCopy && drag.kind === 'move') {
    const copy = copyOf(document, block, drag.grid.section, 0)
    return asOneOperation([...copy.operations, placed({ id: copy.id }, view, drag.cells)], 'duplicate')
  }
  const operations: PlainOperation[] = [placed(block, view, drag.cells)]
  if (isElsewhere) {
    const order = orderBefore(blocksOfSection(document, drag.grid.section), null)
    operations.unshift({ kind: 'moveBlock', id: block.id, section: drag.grid.section, parent: null, slot: null, order })
  }
  return asOneOperation(operations, drag.kind)
}

function resized({ start, sides, grid, box }: Drag, dx: number, dy: number, columns: number): Cells {
  let { x, y, w, h } = start
  if (sides.x === 1) w = Math.max(1, columnAt(grid, box.left + box.width + dx - grid.left) - x)
  if (sides.x === 1 && box.left + box.width + dx - grid.left > (grid.columns.at(-1)?.start ?? 0)) w = columns - x
  if (sides.x === -1) {
    const to = Math.min(columnAt(grid, box.left + dx - grid.left), x + w - 1)
    w += x - to
    x = to
  }
  if (sides.y === 1) h = Math.max(1, rowAt(grid, box.top + box.height + dy - grid.top) - y)
  if (sides.y === -1) {
    const to = Math.min(rowAt(grid, box.top + dy - grid.top), y + h - 1)
    h += y - to
    y = to
  }
  return fitted({ ...start, x, y, w, h }, columns)
}

function measuredCells(grid: GridMetrics, box: Drag['box'], z: number): Cells {
  const x = columnAt(grid, box.left - grid.left)
  const y = rowAt(grid, box.top - grid.top)
  const ends = grid.columns.map(({ end }) => Math.abs(end - (box.left + box.width - grid.left)))
  const last = ends.indexOf(Math.min(...ends))
  return { x, y, w: Math.max(1, last - x + 1), h: 1, z }
}

export { boxOf }
