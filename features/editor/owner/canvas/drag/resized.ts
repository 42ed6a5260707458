import type { Cells } from '#platform/document'
import { fitted } from '../../base/arrange.ts'
import { boxOf, columnAt, type GridMetrics, rowAt } from './grid-metrics.ts'
import type { Box } from './guides.ts'

export interface Sides {
  x: -1 | 0 | 1
  y: -1 | 0 | 1
}

export interface Resizing {
  start: Cells
  /** Sides that follow the pointer: -1 for the start, 1 for the end, 0 for neither. */
  sides: Sides
  grid: GridMetrics
  box: Box
}

/** Modifier keys of a resize. */
export interface ResizeKeys {
  /** The opposite side moves in the other direction, so the centre stays. */
  fromCentre: boolean
  /** Width and height keep their proportion on the screen. */
  keepsRatio: boolean
}

const tallest = 400

/** Returns the cells after the pointer has moved by a distance. */
export function resized(
  resizing: Resizing,
  dx: number,
  dy: number,
  columns: number,
  { fromCentre, keepsRatio }: ResizeKeys,
): Cells {
  const { start, sides, grid } = resizing
  let cells = fitted({ ...start, ...across(resizing, dx, columns), ...down(resizing, dy) }, columns)
  if (fromCentre) cells = aroundCentre(start, cells, sides, columns)
  return keepsRatio ? inRatio(resizing, cells, columns, fromCentre, grid) : cells
}

function across({ start, sides, grid, box }: Resizing, dx: number, columns: number): Pick<Cells, 'x' | 'w'> {
  const { x, w } = start
  if (sides.x === 1) {
    const edge = box.left + box.width + dx - grid.left
    if (edge > (grid.columns.at(-1)?.start ?? 0)) return { x, w: columns - x }
    return { x, w: Math.max(1, columnAt(grid, edge) - x) }
  }
  if (sides.x === 0) return { x, w }
  const to = Math.min(columnAt(grid, box.left + dx - grid.left), x + w - 1)
  return { x: to, w: w + x - to }
}

function down({ start, sides, grid, box }: Resizing, dy: number): Pick<Cells, 'y' | 'h'> {
  const { y, h } = start
  if (sides.y === 1) return { y, h: Math.max(1, rowAt(grid, box.top + box.height + dy - grid.top) - y) }
  if (sides.y === 0) return { y, h }
  const to = Math.min(rowAt(grid, box.top + dy - grid.top), y + h - 1)
  return { y: to, h: h + y - to }
}

/** Mirrors the change of one side on the other, as far as the grid allows on both. */
function aroundCentre(start: Cells, cells: Cells, sides: Sides, columns: number): Cells {
  const room = { x: Math.min(start.x, columns - start.x - start.w), y: start.y }
  const grow = (gained: number, size: number, most: number) =>
    Math.max(-Math.floor((size - 1) / 2), Math.min(gained, most))
  const gx = sides.x === 0 ? 0 : grow(cells.w - start.w, start.w, room.x)
  const gy = sides.y === 0 ? 0 : grow(cells.h - start.h, start.h, room.y)
  return { ...start, x: start.x - gx, w: start.w + 2 * gx, y: start.y - gy, h: start.h + 2 * gy }
}

/**
 * The width decides when a side is dragged, the height when only the top or bottom is; the other follows as closely as
 * cells allow.
 */
function inRatio(
  { start, sides, box }: Resizing,
  cells: Cells,
  columns: number,
  fromCentre: boolean,
  grid: GridMetrics,
): Cells {
  const ratio = box.width / Math.max(1, box.height)
  if (sides.x !== 0) {
    const wanted = boxOf(grid, cells).width / ratio
    const h = nearest(tallest, (rows) => boxOf(grid, { ...start, h: rows }).height, wanted)
    return { ...cells, h, y: anchored(start.y, start.h, h, sides.y, fromCentre) }
  }
  const wanted = boxOf(grid, cells).height * ratio
  const w = nearest(columns - start.x, (count) => boxOf(grid, { ...start, w: count }).width, wanted)
  return fitted({ ...cells, w, x: anchored(start.x, start.w, w, 0, fromCentre) }, columns)
}

/** Returns the start after a change of size: the side that is not pulled, or the centre, keeps its place. */
function anchored(start: number, before: number, size: number, side: -1 | 0 | 1, fromCentre: boolean): number {
  if (fromCentre) return Math.max(0, start - Math.round((size - before) / 2))
  return side === -1 ? Math.max(0, start + before - size) : start
}

function nearest(most: number, lengthOf: (count: number) => number, wanted: number): number {
  let count = 1
  while (count < most && Math.abs(lengthOf(count + 1) - wanted) <= Math.abs(lengthOf(count) - wanted)) count++
  return count
}
