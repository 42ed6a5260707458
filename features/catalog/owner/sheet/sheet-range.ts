export interface SheetCell {
  row: number
  column: number
}

/** The selected range, from its anchor to the cursor. */
export interface SheetRange {
  anchor: SheetCell
  cursor: SheetCell
}

export interface SheetSize {
  rows: number
  columns: number
}

export interface SheetBox {
  top: number
  bottom: number
  left: number
  right: number
}

export function boxOf({ anchor, cursor }: SheetRange): SheetBox {
  return {
    top: Math.min(anchor.row, cursor.row),
    bottom: Math.max(anchor.row, cursor.row),
    left: Math.min(anchor.column, cursor.column),
    right: Math.max(anchor.column, cursor.column),
  }
}

export function isInBox(box: SheetBox, row: number, column: number): boolean {
  return row >= box.top && row <= box.bottom && column >= box.left && column <= box.right
}

export function oneCell(cell: SheetCell): SheetRange {
  return { anchor: cell, cursor: cell }
}

/** Returns the cells of a range, row by row. */
export function cellsOf({ top, bottom, left, right }: SheetBox): SheetCell[] {
  const cells: SheetCell[] = []
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) cells.push({ row, column })
  return cells
}

export interface SheetMove {
  key: string
  /** Whether the range grows or shrinks from its anchor. */
  extend: boolean
  /** Whether the cursor moves to the edge of the sheet. */
  far: boolean
  /** Number of rows on one page. */
  page: number
}

/** Returns the range after a key; null for a key that does not move the cursor. */
export function movedRange(
  range: SheetRange,
  { key, extend, far, page }: SheetMove,
  size: SheetSize,
): SheetRange | null {
  const step = stepOf(key, far, page, size)
  if (!step || size.rows === 0) return null
  const cursor = {
    row: between(range.cursor.row + step.row, size.rows - 1),
    column: between(range.cursor.column + step.column, size.columns - 1),
  }
  return { anchor: extend ? range.anchor : cursor, cursor }
}

function stepOf(key: string, far: boolean, page: number, { rows, columns }: SheetSize): SheetCell | null {
  const steps: Record<string, SheetCell> = {
    ArrowUp: { row: far ? -rows : -1, column: 0 },
    ArrowDown: { row: far ? rows : 1, column: 0 },
    ArrowLeft: { row: 0, column: far ? -columns : -1 },
    ArrowRight: { row: 0, column: far ? columns : 1 },
    PageUp: { row: -page, column: 0 },
    PageDown: { row: page, column: 0 },
    Home: { row: far ? -rows : 0, column: -columns },
    End: { row: far ? rows : 0, column: columns },
  }
  return steps[key] ?? null
}

function between(value: number, most: number): number {
  return Math.max(0, Math.min(most, value))
}
