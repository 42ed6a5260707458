import { type Block, blocksOfSection, type Cells, type Document, type Operation } from '#platform/document'
import { asOneOperation, cellsOf, columnsOf, fitted, placed } from '../../base/arrange.ts'
import type { DeviceView } from '../../base/editor-state.ts'

export const edges = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const
export type Edge = (typeof edges)[number]
export type Axis = 'across' | 'down'

interface Range {
  start: number
  end: number
}

/** Blocks that keep their relative positions: a group, or a single block. */
interface Unit {
  blocks: { block: Block; cells: Cells }[]
  across: Range
  down: Range
}

const axisOf: Record<Edge, Axis> = {
  left: 'across',
  centre: 'across',
  right: 'across',
  top: 'down',
  middle: 'down',
  bottom: 'down',
}

/** Aligns the selected blocks to one edge or centre line; a single block or group is aligned to its section. */
export function aligned(document: Document, ids: readonly string[], view: DeviceView, edge: Edge): Operation {
  const axis = axisOf[edge]
  const units = unitsOf(document, ids, view)
  // Rows belong to one section; blocks of different sections share no row.
  const rows = axis === 'across' ? [units] : [...Map.groupBy(units, sectionOf).values()]
  const moves = rows.flatMap((row) => {
    const range = row.length > 1 ? rangeOf(row, axis) : ownRange(document, row[0], axis, view)
    return row.flatMap((unit) => shifted(unit, axis, startFor(unit[axis], range, edge) - unit[axis].start, view))
  })
  return asOneOperation(moves, 'align')
}

/** Gives the selected blocks equal gaps between the first and the last; null for fewer than three. */
export function distributed(
  document: Document,
  ids: readonly string[],
  view: DeviceView,
  axis: Axis,
): Operation | null {
  const units = unitsOf(document, ids, view).toSorted((a, b) => a[axis].start - b[axis].start)
  const isOneSection = new Set(units.map(sectionOf)).size === 1
  if (units.length < 3 || (axis === 'down' && !isOneSection)) return null
  const range = rangeOf(units, axis)
  const taken = units.reduce((sum, unit) => sum + lengthOf(unit[axis]), 0)
  const gap = (range.end - range.start - taken) / (units.length - 1)
  let at = range.start
  const moves = units.flatMap((unit) => {
    const move = shifted(unit, axis, Math.round(at) - unit[axis].start, view)
    at += lengthOf(unit[axis]) + gap
    return move
  })
  return asOneOperation(moves, 'distribute')
}

/** Treats a whole group as a unit, unless it is the entire selection. */
export function unitsOf(document: Document, ids: readonly string[], view: DeviceView): Unit[] {
  const blocks = ids.flatMap((id) => document.blocks[id] ?? []).filter(({ parent }) => parent === undefined)
  const byGroup = [...Map.groupBy(blocks, ({ id, group }) => group ?? id).values()]
  const units = byGroup.length === 1 && blocks.length > 1 ? blocks.map((block) => [block]) : byGroup
  return units.map((unit) => {
    const placedBlocks = unit.map((block) => ({ block, cells: cellsOf(document, block, view) }))
    return {
      blocks: placedBlocks,
      across: around(placedBlocks.map(({ cells }) => ({ start: cells.x, end: cells.x + cells.w }))),
      down: around(placedBlocks.map(({ cells }) => ({ start: cells.y, end: cells.y + cells.h }))),
    }
  })
}

function sectionOf(unit: Unit): string {
  return unit.blocks[0]?.block.section ?? ''
}

function shifted({ blocks }: Unit, axis: Axis, by: number, view: DeviceView) {
  if (by === 0) return []
  return blocks.map(({ block, cells }) => {
    const next = axis === 'across' ? { ...cells, x: cells.x + by } : { ...cells, y: cells.y + by }
    return placed(block, view, fitted(next, columnsOf(view)))
  })
}

function startFor(own: Range, range: Range, edge: Edge): number {
  const length = lengthOf(own)
  if (edge === 'left' || edge === 'top') return range.start
  if (edge === 'right' || edge === 'bottom') return range.end - length
  return Math.max(0, Math.round((range.start + range.end - length) / 2))
}

function rangeOf(units: readonly Unit[], axis: Axis): Range {
  return around(units.map((unit) => unit[axis]))
}

function ownRange(document: Document, unit: Unit | undefined, axis: Axis, view: DeviceView): Range {
  if (axis === 'across') return { start: 0, end: columnsOf(view) }
  const siblings = unit ? blocksOfSection(document, sectionOf(unit)) : []
  const ends = siblings.map((block) => cellsOf(document, block, view)).map(({ y, h }) => y + h)
  return { start: 0, end: Math.max(0, ...ends) }
}

function around(ranges: readonly Range[]): Range {
  return {
    start: Math.min(...ranges.map(({ start }) => start)),
    end: Math.max(...ranges.map(({ end }) => end)),
  }
}

function lengthOf({ start, end }: Range): number {
  return end - start
}
