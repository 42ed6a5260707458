import type { Cells } from '#platform/document'
import { boxOf, type GridMetrics } from './grid-metrics.ts'
import type { Box } from './guides.ts'

/** Extra distance in pixels within which a cell is chosen because it aligns with a sibling. */
const pull = 14
/** Lines closer than this count as one. */
const near = 1.5

/**
 * The column and row in which a block lands: the nearest ones, or neighbours of them in which an edge or the centre
 * aligns with a sibling.
 */
export function pulled(grid: GridMetrics, cells: Cells, at: { left: number; top: number }, siblings: readonly Box[]) {
  const last = Math.max(0, grid.columns.length - cells.w)
  const theirs = linesOf(siblings)
  const x = best(
    [cells.x - 1, cells.x, cells.x + 1].filter((column) => column >= 0 && column <= last),
    (column) => {
      const { left, width } = boxOf(grid, { ...cells, x: column })
      const lines = [left, left + width / 2, left + width]
      return { away: Math.abs(left - at.left), isInLine: isAnyInLine(lines, theirs.upright) }
    },
    cells.x,
  )
  const y = best(
    [cells.y - 1, cells.y, cells.y + 1].filter((row) => row >= 0),
    (row) => {
      const { top, height } = boxOf(grid, { ...cells, y: row })
      const lines = [top, top + height / 2, top + height]
      return { away: Math.abs(top - at.top), isInLine: isAnyInLine(lines, theirs.level) }
    },
    cells.y,
  )
  return { x, y }
}

interface Lines {
  upright: readonly number[]
  level: readonly number[]
}

const knownLines = new WeakMap<readonly Box[], Lines>()

/** Edges and centres of the siblings, without duplicates; they stay the same during a drag. */
function linesOf(siblings: readonly Box[]): Lines {
  const measured = knownLines.get(siblings)
  if (measured) return measured
  const upright = new Set(siblings.flatMap(({ left, width }) => [left, left + width / 2, left + width]))
  const level = new Set(siblings.flatMap(({ top, height }) => [top, top + height / 2, top + height]))
  const lines = { upright: [...upright], level: [...level] }
  knownLines.set(siblings, lines)
  return lines
}

function best(
  places: readonly number[],
  look: (place: number) => { away: number; isInLine: boolean },
  otherwise: number,
): number {
  const scored = places.map((place) => {
    const { away, isInLine } = look(place)
    return { place, score: away - (isInLine ? pull : 0) }
  })
  return scored.toSorted((a, b) => a.score - b.score)[0]?.place ?? otherwise
}

function isAnyInLine(mine: readonly number[], theirs: readonly number[]): boolean {
  return mine.some((line) => theirs.some((other) => Math.abs(line - other) < near))
}
