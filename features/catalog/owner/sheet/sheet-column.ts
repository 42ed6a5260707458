import type { ReactNode } from 'react'

export interface SheetColumn<R> {
  id: string
  label: string
  /** In pixels. */
  width: number
  isEnd?: boolean
  /**
   * Offset from the left, in pixels, of a column that stays visible while the others scroll. Only the first columns
   * have one.
   */
  keptAt?: number
  /** Renders the cell while nothing waits to be saved; absent, the text is shown. */
  show?: (row: R) => ReactNode
  /** The text that is edited, copied and compared. */
  text: (row: R) => string
  /** Absent for a column that cannot be edited. */
  canEdit?: (row: R) => boolean
  /** Returns the reason why a text is refused in this cell; null when it is accepted. */
  fault?: (text: string, row: R) => string | null
  choices?: readonly { value: string; label: string }[]
}

export function cellKey(rowId: string, columnId: string): string {
  return `${rowId} ${columnId}`
}

/** One cell that was changed and is not saved yet. */
export interface CellChange {
  rowId: string
  columnId: string
  text: string
}

/** Texts that wait to be saved, by `cellKey`. */
export type PendingCells = ReadonlyMap<string, CellChange>
