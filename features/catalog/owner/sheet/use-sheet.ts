import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { CellChange, PendingCells, SheetColumn } from './sheet-column.ts'
import { cellKey } from './sheet-column.ts'
import { filledDown, pastedEdits, type SheetEdit } from './sheet-fill.ts'
import { boxOf, cellsOf, movedRange, oneCell, type SheetCell, type SheetRange } from './sheet-range.ts'
import { readCells, writeCells } from './sheet-text.ts'

export interface SheetProps<R extends { id: string }> {
  label: string
  rows: readonly R[]
  columns: readonly SheetColumn<R>[]
  pending: PendingCells
  /** Called for each gesture, which is one step of undo. */
  onChange: (changes: readonly CellChange[]) => void
  onUndo: () => void
  onRedo: () => void
}

export interface Editing extends SheetCell {
  text: string
}

export const rowHeight = 34

/** State of a sheet: the cursor, the selection and the text being typed. */
export function useSheet<R extends { id: string }>(props: SheetProps<R>, frame: RefObject<HTMLDivElement | null>) {
  const { rows, columns } = props
  const size = { rows: rows.length, columns: columns.length }
  const [range, setRange] = useState<SheetRange>(oneCell({ row: 0, column: 0 }))
  const [editing, setEditing] = useState<Editing | null>(null)
  const [fillTo, setFillTo] = useState<number | null>(null)
  const drag = useRef<'choose' | 'fill' | null>(null)

  const startFill = (): void => {
    drag.current = 'fill'
  }
  const { textAt, canEdit, change } = sheetCells(props)
  const begin = (cell: SheetCell, text = textAt(cell.row, cell.column)): void => {
    if (canEdit(cell)) setEditing({ ...cell, text })
  }
  const commit = (text: string, then?: string): void => {
    if (editing && text !== textAt(editing.row, editing.column))
      change([{ row: editing.row, column: editing.column, text }])
    setEditing(null)
    frame.current?.focus()
    if (then) move(then)
  }
  const cancel = (): void => {
    setEditing(null)
    frame.current?.focus()
  }
  const move = (key: string, extend = false, far = false): boolean => {
    const page = Math.max(1, Math.floor((frame.current?.clientHeight ?? 340) / rowHeight) - 2)
    const moved = movedRange(range, { key, extend, far, page }, size)
    if (moved) setRange(moved)
    return moved !== null
  }
  const fill = (bottom: number): void => {
    const box = boxOf(range)
    change(filledDown(box, bottom, textAt))
    setRange({ anchor: { row: box.top, column: box.left }, cursor: { row: bottom, column: box.right } })
  }
  usePointerUp(() => {
    if (drag.current === 'fill' && fillTo !== null) fill(fillTo)
    drag.current = null
    setFillTo(null)
  })
  return {
    size,
    range,
    setRange,
    editing,
    fillTo,
    setFillTo,
    drag,
    startFill,
    textAt,
    canEdit,
    change,
    begin,
    commit,
    cancel,
    move,
  }
}

/** Reads a cell, tells whether it can be written, and writes it. */
function sheetCells<R extends { id: string }>({ rows, columns, pending, onChange }: SheetProps<R>) {
  const textAt = (row: number, column: number): string => {
    const [record, of] = [rows[row], columns[column]]
    return record && of ? (pending.get(cellKey(record.id, of.id))?.text ?? of.text(record)) : ''
  }
  const canEdit = ({ row, column }: SheetCell): boolean => {
    const record = rows[row]
    return record !== undefined && (columns[column]?.canEdit?.(record) ?? false)
  }
  const change = (edits: readonly SheetEdit[]): void => {
    const changes = edits.filter(canEdit).flatMap(({ row, column, text }) => {
      const [record, of] = [rows[row], columns[column]]
      return record && of ? [{ rowId: record.id, columnId: of.id, text }] : []
    })
    if (changes.length > 0) onChange(changes)
  }
  return { textAt, canEdit, change }
}

/** Called when the pointer is released anywhere on the screen. */
function usePointerUp(release: () => void): void {
  useEffect(() => {
    window.addEventListener('pointerup', release)
    return () => window.removeEventListener('pointerup', release)
  })
}

export type SheetState = ReturnType<typeof useSheet>

/** The keys of a spreadsheet, while nothing is being typed. */
export function onSheetKey(
  event: KeyboardEvent,
  sheet: SheetState,
  { onUndo, onRedo }: { onUndo: () => void; onRedo: () => void },
): void {
  if (sheet.editing) return
  const mod = event.ctrlKey || event.metaKey
  const box = boxOf(sheet.range)
  const act = (done: () => void) => {
    event.preventDefault()
    done()
  }
  if (mod && event.key.toLowerCase() === 'z') return act(event.shiftKey ? onRedo : onUndo)
  if (mod && event.key.toLowerCase() === 'y') return act(onRedo)
  if (mod && event.key.toLowerCase() === 'd')
    return act(() => sheet.change(filledDown({ ...box, bottom: box.top }, box.bottom, sheet.textAt)))
  if (mod && event.key.toLowerCase() === 'a') {
    const last = { row: sheet.size.rows - 1, column: sheet.size.columns - 1 }
    return act(() => sheet.setRange({ anchor: { row: 0, column: 0 }, cursor: last }))
  }
  if (event.key === 'Enter' || event.key === 'F2') return act(() => sheet.begin(sheet.range.cursor))
  if (event.key === 'Delete' || event.key === 'Backspace')
    return act(() => sheet.change(cellsOf(box).map((cell) => ({ ...cell, text: '' }))))
  if (sheet.move(event.key, event.shiftKey, mod)) return event.preventDefault()
  if (event.key.length === 1 && !mod && !event.altKey) act(() => sheet.begin(sheet.range.cursor, event.key))
}

export function copyFrom(event: ClipboardEvent, sheet: SheetState): void {
  if (sheet.editing) return
  const box = boxOf(sheet.range)
  const lines = Array.from({ length: box.bottom - box.top + 1 }, (_, row) =>
    Array.from({ length: box.right - box.left + 1 }, (_cell, column) => sheet.textAt(box.top + row, box.left + column)),
  )
  event.clipboardData.setData('text/plain', writeCells(lines))
  event.preventDefault()
}

export function pasteInto(event: ClipboardEvent, sheet: SheetState): void {
  if (sheet.editing) return
  event.preventDefault()
  sheet.change(pastedEdits(readCells(event.clipboardData.getData('text/plain')), boxOf(sheet.range), sheet.size))
}
