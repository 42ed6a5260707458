import type { Cells } from '#platform/document'

export interface Track {
  start: number
  end: number
}

/** The cells of one section's grid in the frame's pixels, frozen for as long as a drag lasts. */
export interface GridMetrics {
  section: string
  left: number
  top: number
  columns: readonly Track[]
  rows: readonly Track[]
  /** Height of a row that nothing has stretched, and the space between rows. */
  row: number
  gap: number
}

export function measureGrid(section: string, grid: HTMLElement): GridMetrics {
  const style = grid.ownerDocument.defaultView?.getComputedStyle(grid)
  const box = grid.getBoundingClientRect()
  const view = grid.ownerDocument.defaultView
  const gap = lengthOf(style?.rowGap)
  const columnGap = lengthOf(style?.columnGap)
  const columns = tracksOf(style?.gridTemplateColumns, columnGap)
  const rows = tracksOf(style?.gridTemplateRows, gap)
  const column = columns[0]
  return {
    section,
    left: box.left + (view?.scrollX ?? 0),
    top: box.top + (view?.scrollY ?? 0),
    columns: column ? columns : [{ start: 0, end: box.width }],
    rows,
    row: 24,
    gap,
  }
}

/** Returns the column whose start is nearest to a distance from the left side of the grid. */
export function columnAt(metrics: GridMetrics, x: number): number {
  return nearest(
    metrics.columns.map(({ start }) => start),
    x,
  )
}

/** Returns the row whose start is nearest. Below the last row, further rows have the default height. */
export function rowAt(metrics: GridMetrics, y: number): number {
  const last = metrics.rows.at(-1)
  if (last && y <= last.end) {
    return nearest(
      metrics.rows.map(({ start }) => start),
      y,
    )
  }
  const below = last ? last.end + metrics.gap : 0
  return Math.max(0, metrics.rows.length + Math.round((y - below) / (metrics.row + metrics.gap)))
}

/** Returns the box of cells, in pixels of the frame. */
export function boxOf(
  metrics: GridMetrics,
  { x, y, w, h }: Pick<Cells, 'x' | 'y' | 'w' | 'h'>,
): { left: number; top: number; width: number; height: number } {
  const left = metrics.columns[x]?.start ?? 0
  const right = metrics.columns[Math.min(x + w, metrics.columns.length) - 1]?.end ?? left
  const top = rowTrack(metrics, y).start
  const bottom = rowTrack(metrics, y + h - 1).end
  return { left: metrics.left + left, top: metrics.top + top, width: right - left, height: bottom - top }
}

export function rowTrack(metrics: GridMetrics, row: number): Track {
  const track = metrics.rows[row]
  if (track) return track
  const last = metrics.rows.at(-1)
  const beyond = row - metrics.rows.length
  const start = (last ? last.end + metrics.gap : 0) + beyond * (metrics.row + metrics.gap)
  return { start, end: start + metrics.row }
}

function nearest(starts: readonly number[], at: number): number {
  let best = 0
  starts.forEach((start, index) => {
    if (Math.abs(start - at) < Math.abs((starts[best] ?? 0) - at)) best = index
  })
  return best
}

function tracksOf(template: string | undefined, gap: number): Track[] {
  const sizes = (template ?? '').split(' ').map(Number.parseFloat).filter(Number.isFinite)
  const tracks: Track[] = []
  let start = 0
  for (const size of sizes) {
    tracks.push({ start, end: start + size })
    start += size + gap
  }
  return tracks
}

function lengthOf(text: string | undefined): number {
  const value = Number.parseFloat(text ?? '')
  return Number.isFinite(value) ? value : 0
}
