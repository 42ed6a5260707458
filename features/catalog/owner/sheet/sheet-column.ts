import type { ReactNode } from 'react'

export interface SheetColumn<R> {
  id: string
  label: string
  /** In pixels. */
  width: number
  isEnd?: boolean
  /** Where it stays in sight while the others are scrolled, in pixels from the left: the first columns only. */
  keptAt?: number
  /** Renders the cell while nothing waits to be saved; absent, the text is shown. */
  show?: (row: R) => ReactNode
  /** The text that is edited, copied and compared. */
  text: (row: R) => string
  /** Absent: nothing in this column can be changed. */
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
