import type { GridCell } from '#platform/block'
import { type Cells, desktopColumns, mobileColumns } from '#platform/document'
import type { Piece } from '#platform/block'

/** Position of a block in the fluid grid: lines from 1, where the first and last column are the margins. */
interface Area {
  rows: [number, number]
  columns: [number, number]
  z: number
}

export interface Areas {
  desktop: ReadonlyMap<string, Area>
  mobile: ReadonlyMap<string, Area>
}

const mostRows = 2000

/**
 * Positions of blocks by the id in their class, from the style sheet of a section: first for phones, then for larger
 * screens in `@media`.
 */
export function areasIn(css: string): Areas {
  const desktop = new Map<string, Area>()
  const mobile = new Map<string, Area>()
  for (const { media, selector, body } of rulesIn(css)) {
    const id = /^\.fe-block-([\w-]+)$/.exec(selector)?.[1]
    const area = id === undefined ? null : areaIn(body)
    if (id !== undefined && area) (media === '' ? mobile : desktop).set(id, area)
  }
  return { desktop, mobile }
}

function areaIn(body: string): Area | null {
  const lines = /grid-area:\s*(\d+)\s*\/\s*(\d+)\s*\/\s*(\d+)\s*\/\s*(\d+)/.exec(body)?.slice(1).map(Number)
  if (!lines) return null
  const [top = 1, left = 1, bottom = 2, right = 2] = lines
  if (bottom <= top || right <= left || bottom > mostRows) return null
  return { rows: [top, bottom], columns: [left, right], z: Number(/z-index:\s*(-?\d{1,3})/.exec(body)?.[1] ?? 0) }
}

/** Returns the rules of a style sheet with their media query. Each brace is read once. */
function rulesIn(css: string): { media: string; selector: string; body: string }[] {
  const rules: { media: string; selector: string; body: string }[] = []
  let media = ''
  let selector: string | null = null
  let start = 0
  for (let at = 0; at < css.length; at += 1) {
    const character = css[at]
    if (character !== '{' && character !== '}') continue
    const text = css.slice(start, at).trim()
    start = at + 1
    if (character === '{' && text.startsWith('@')) media = text
    else if (character === '{') selector = text
    else if (selector === null) media = ''
    else {
      rules.push({ media, selector, body: text })
      selector = null
    }
  }
  return rules
}

/** Whether a block reaches into the gutters: then the section is as wide as the window. */
export function reachesEdge({ columns: [left, right] }: Area): boolean {
  return left < 2 || right > desktopColumns + 2
}

interface Fluid {
  id: string
  pieces: Piece[]
}

/** Places the blocks of a section on our grid, which has the same columns. Blocks without a place are added below. */
export function gridCells(blocks: readonly Fluid[], { desktop, mobile }: Areas): GridCell[] {
  const placed = blocks.map(({ id, pieces }) => ({
    pieces,
    area: desktop.get(id) ?? mobile.get(id),
    phone: mobile.get(id),
  }))
  const first = Math.min(...placed.flatMap(({ area }) => (area ? [area.rows[0]] : [])))
  let below = Math.max(1, ...placed.flatMap(({ area }) => (area ? [area.rows[1]] : [])))
  const cells = placed.map(({ pieces, area, phone }): GridCell & { phone: Area | undefined } => {
    const at = area ?? { rows: [below, (below += 1)], columns: [2, desktopColumns + 2], z: 0 }
    return { pieces, desktop: cellsOf(at, desktopColumns, Math.min(first, below)), mobile: null, phone }
  })
  return onPhones(cells)
}

function cellsOf({ rows: [top, bottom], columns: [left, right], z }: Area, columns: number, first: number): Cells {
  const x = Math.min(columns - 1, Math.max(0, left - 2))
  const end = Math.max(x + 1, Math.min(columns, right - 2))
  return { x, y: top - first, w: end - x, h: bottom - top, z }
}

/**
 * Positions on phones, if they differ from the reading order of the desktop. Rows have no height of their own there, so
 * only rows are kept at which something begins or ends.
 */
function onPhones(cells: readonly (GridCell & { phone: Area | undefined })[]): GridCell[] {
  const areas = apart(cells.flatMap(({ phone }) => (phone ? [phone] : [])))
  const plain = cells.map(({ desktop, pieces }): GridCell => ({ desktop, mobile: null, pieces }))
  if (areas.length < cells.length) return plain
  const lines = [...new Set(areas.flatMap(({ rows }) => rows))].toSorted((a, b) => a - b)
  const lineOf = new Map(lines.map((line, at) => [line, at + 1]))
  const places = areas.map((area) => {
    const [top, bottom] = area.rows.map((line) => lineOf.get(line) ?? 1)
    return cellsOf({ ...area, rows: [top ?? 1, bottom ?? 2] }, mobileColumns, 1)
  })
  const inOrder = cells
    .map(({ desktop }, at) => ({ desktop, place: places[at] }))
    .toSorted((a, b) => a.desktop.y - b.desktop.y || a.desktop.x - b.desktop.x)
  const isAsRead = inOrder.every(
    ({ place }, at) =>
      place?.w === mobileColumns &&
      (at === 0 || place.y >= (inOrder[at - 1]?.place?.y ?? 0) + (inOrder[at - 1]?.place?.h ?? 0)),
  )
  return isAsRead ? plain : plain.map((cell, at) => ({ ...cell, mobile: places[at] ?? null }))
}

/** Shortens blocks that slightly overlap the next one, because growing rows would enlarge the overlap. */
function apart(areas: readonly Area[]): Area[] {
  return areas.map((area) => {
    const [top, bottom] = area.rows
    const next = areas
      .filter((other) => {
        const overlap = bottom - other.rows[0]
        const least = Math.min(bottom - top, other.rows[1] - other.rows[0])
        const isBeside = other.columns[0] >= area.columns[1] || other.columns[1] <= area.columns[0]
        return !isBeside && other.rows[0] > top && other.rows[1] > bottom && overlap > 0 && overlap * 2 <= least
      })
      .map(({ rows }) => rows[0])
    return next.length === 0 ? area : { ...area, rows: [top, Math.min(...next)] }
  })
}
