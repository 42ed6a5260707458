import { cellsOf, type SheetBox } from './sheet-range.ts'

export interface SheetEdit {
  row: number
  column: number
  text: string
}

/**
 * Places pasted lines from the first cell of the selection. A single value fills the whole selection, and lines repeat
 * where the selection is a multiple of them.
 */
export function pastedEdits(
  lines: readonly (readonly string[])[],
  box: SheetBox,
  size: { rows: number; columns: number },
): SheetEdit[] {
  const height = lines.length
  const width = Math.max(...lines.map((cells) => cells.length), 0)
  if (height === 0 || width === 0) return []
  const tall = repeated(box.bottom - box.top + 1, height)
  const wide = repeated(box.right - box.left + 1, width)
  const target = {
    top: box.top,
    left: box.left,
    bottom: Math.min(box.top + tall - 1, size.rows - 1),
    right: Math.min(box.left + wide - 1, size.columns - 1),
  }
  return cellsOf(target).flatMap(({ row, column }) => {
    const text = lines[(row - box.top) % height]?.[(column - box.left) % width]
    return text === undefined ? [] : [{ row, column, text }]
  })
}

/** The lines of the source, again and again, into every line below it down to `bottom`. */
export function filledDown(
  source: SheetBox,
  bottom: number,
  textAt: (row: number, column: number) => string,
): SheetEdit[] {
  const height = source.bottom - source.top + 1
  const below = { ...source, top: source.bottom + 1, bottom }
  return cellsOf(below).map(({ row, column }) => ({
    row,
    column,
    text: textAt(source.top + ((row - source.top) % height), column),
  }))
}

function repeated(room: number, length: number): number {
  return room > length && room % length === 0 ? room : length
}
