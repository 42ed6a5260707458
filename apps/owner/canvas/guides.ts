/** A line over the page; with a distance it says how far two things stand apart. */
export interface Guide {
  left: number
  top: number
  width: number
  height: number
  distance?: number
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Nearer than this two edges count as one line. */
const near = 1.5

/** The lines on which a moving box agrees with its siblings, and its distance to the next one on each side. */
export function guidesOf(moving: Box, siblings: readonly Box[]): Guide[] {
  const upright = siblings.flatMap((box) => {
    const x = agreeing(edgesOf(moving.left, moving.width), edgesOf(box.left, box.width))
    const top = Math.min(moving.top, box.top)
    return x === null
      ? []
      : [{ left: x, top, width: 0, height: Math.max(moving.top + moving.height, box.top + box.height) - top }]
  })
  const level = siblings.flatMap((box) => {
    const y = agreeing(edgesOf(moving.top, moving.height), edgesOf(box.top, box.height))
    const left = Math.min(moving.left, box.left)
    return y === null
      ? []
      : [{ left, top: y, width: Math.max(moving.left + moving.width, box.left + box.width) - left, height: 0 }]
  })
  return unique([...upright, ...level, ...distancesOf(moving, siblings)])
}

function edgesOf(start: number, size: number): number[] {
  return [start, start + size / 2, start + size]
}

function agreeing(mine: readonly number[], theirs: readonly number[]): number | null {
  return mine.find((edge) => theirs.some((other) => Math.abs(edge - other) < near)) ?? null
}

function distancesOf(moving: Box, siblings: readonly Box[]): Guide[] {
  const right = moving.left + moving.width
  const bottom = moving.top + moving.height
  const sameRows = siblings.filter((box) => box.top < bottom && box.top + box.height > moving.top)
  const sameColumns = siblings.filter((box) => box.left < right && box.left + box.width > moving.left)
  const middle = moving.top + moving.height / 2
  const centre = moving.left + moving.width / 2
  const before = Math.max(...sameRows.map((box) => box.left + box.width).filter((edge) => edge <= moving.left))
  const after = Math.min(...sameRows.map((box) => box.left).filter((edge) => edge >= right))
  const above = Math.max(...sameColumns.map((box) => box.top + box.height).filter((edge) => edge <= moving.top))
  const below = Math.min(...sameColumns.map((box) => box.top).filter((edge) => edge >= bottom))
  return [
    across(before, moving.left, middle),
    across(right, after, middle),
    down(above, moving.top, centre),
    down(bottom, below, centre),
  ].flatMap((guide) => guide ?? [])
}

function across(from: number, to: number, top: number): Guide | null {
  return Number.isFinite(from) && Number.isFinite(to) && to - from >= 1
    ? { left: from, top, width: to - from, height: 0, distance: Math.round(to - from) }
    : null
}

function down(from: number, to: number, left: number): Guide | null {
  return Number.isFinite(from) && Number.isFinite(to) && to - from >= 1
    ? { left, top: from, width: 0, height: to - from, distance: Math.round(to - from) }
    : null
}

function unique(guides: readonly Guide[]): Guide[] {
  return [...new Map(guides.map((guide) => [JSON.stringify(guide), guide])).values()]
}
