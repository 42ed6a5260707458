/** A line over the page; a line with a distance shows the space between two blocks. */
export interface Guide {
  left: number
  top: number
  width: number
  height: number
  distance?: number
  /** True when another gap in the same row or column has the same width. */
  isEqual?: boolean
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Edges closer than this count as one line. */
const near = 1.5

/** The lines on which a moving box is aligned with its siblings, and its distance to the next sibling on each side. */
export function guidesOf(moving: Box, siblings: readonly Box[]): Guide[] {
  const ownUpright = edgesOf(moving.left, moving.width)
  const ownLevel = edgesOf(moving.top, moving.height)
  const upright = new Map<number, Span>()
  const level = new Map<number, Span>()
  for (const box of siblings) {
    const x = agreeing(ownUpright, edgesOf(box.left, box.width))
    const y = agreeing(ownLevel, edgesOf(box.top, box.height))
    if (x !== null) upright.set(x, reaching(upright.get(x) ?? spanOf(moving.top, moving.height), box.top, box.height))
    if (y !== null) level.set(y, reaching(level.get(y) ?? spanOf(moving.left, moving.width), box.left, box.width))
  }
  return [
    ...[...upright].map(([left, { from, to }]): Guide => ({ left, top: from, width: 0, height: to - from })),
    ...[...level].map(([top, { from, to }]): Guide => ({ left: from, top, width: to - from, height: 0 })),
    ...unique(equalGaps(moving, siblings, distancesOf(moving, siblings))),
  ]
}

/** Start and end of a line. All lines along one edge of the moving box are merged into one. */
interface Span {
  from: number
  to: number
}

function spanOf(start: number, size: number): Span {
  return { from: start, to: start + size }
}

function reaching({ from, to }: Span, start: number, size: number): Span {
  return { from: Math.min(from, start), to: Math.max(to, start + size) }
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

/**
 * Returns the distances of the moving box. A distance that equals another gap in its row or column is marked together
 * with it.
 */
function equalGaps(moving: Box, siblings: readonly Box[], own: readonly Guide[]): Guide[] {
  const others = [
    ...gapsAcross(siblings.filter((box) => overlap(box.top, box.height, moving.top, moving.height))),
    ...gapsDown(siblings.filter((box) => overlap(box.left, box.width, moving.left, moving.width))),
  ].filter((gap) => !meets(gap, moving))
  const isAcross = ({ height }: Guide) => height === 0
  const isSame = (a: Guide, b: Guide) =>
    a !== b && isAcross(a) === isAcross(b) && Math.abs((a.distance ?? 0) - (b.distance ?? 0)) < near
  const marked = own.map((gap) =>
    [...own, ...others].some((other) => isSame(gap, other)) ? { ...gap, isEqual: true } : gap,
  )
  const matching = others.filter((gap) => own.some((mine) => isSame(mine, gap)))
  return [...marked, ...matching.map((gap) => ({ ...gap, isEqual: true }))]
}

function gapsAcross(boxes: readonly Box[]): Guide[] {
  const sorted = boxes.toSorted((a, b) => a.left - b.left)
  return sorted.flatMap((box, at) => {
    const next = sorted[at + 1]
    return (next && across(box.left + box.width, next.left, middleOf(box.top, box.height, next.top, next.height))) ?? []
  })
}

function gapsDown(boxes: readonly Box[]): Guide[] {
  const sorted = boxes.toSorted((a, b) => a.top - b.top)
  return sorted.flatMap((box, at) => {
    const next = sorted[at + 1]
    return (next && down(box.top + box.height, next.top, middleOf(box.left, box.width, next.left, next.width))) ?? []
  })
}

function overlap(start: number, size: number, otherStart: number, otherSize: number): boolean {
  return start < otherStart + otherSize && start + size > otherStart
}

/** Returns the middle of the overlap of two boxes, or else of the first box. */
function middleOf(start: number, size: number, otherStart: number, otherSize: number): number {
  const from = Math.max(start, otherStart)
  const to = Math.min(start + size, otherStart + otherSize)
  return from < to ? (from + to) / 2 : start + size / 2
}

function meets(gap: Guide, box: Box): boolean {
  const isWithin = gap.left < box.left + box.width && gap.left + gap.width > box.left
  return isWithin && gap.top < box.top + box.height && gap.top + gap.height > box.top
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
