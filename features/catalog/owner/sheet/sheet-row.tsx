import { type PointerEvent, useEffect, useRef } from 'react'
import { cellKey, type PendingCells, type SheetColumn } from './sheet-column.ts'
import { boxOf, isInBox, oneCell } from './sheet-range.ts'
import { rowHeight, type SheetState } from './use-sheet.ts'

interface RowProps<R extends { id: string }> {
  id: string
  row: R
  index: number
  columns: readonly SheetColumn<R>[]
  pending: PendingCells
  sheet: SheetState
}

export function SheetRow<R extends { id: string }>({ id, row, index, columns, pending, sheet }: RowProps<R>) {
  return (
    <div className="sheet-row" role="row" aria-rowindex={index + 2} style={{ height: rowHeight }}>
      {columns.map((column, at) => (
        <Cell
          key={column.id}
          id={`${id}-${index}-${at}`}
          row={row}
          index={index}
          at={at}
          column={column}
          waiting={pending.get(cellKey(row.id, column.id))?.text}
          sheet={sheet}
        />
      ))}
    </div>
  )
}

interface CellProps<R extends { id: string }> {
  id: string
  row: R
  index: number
  at: number
  column: SheetColumn<R>
  waiting: string | undefined
  sheet: SheetState
}

function Cell<R extends { id: string }>({ id, row, index, at, column, waiting, sheet }: CellProps<R>) {
  const { range, editing, fillTo } = sheet
  const box = boxOf(range)
  const isEditing = editing?.row === index && editing.column === at
  const isFilling = fillTo !== null && index > box.bottom && index <= fillTo && at >= box.left && at <= box.right
  const fault = waiting === undefined ? null : (column.fault?.(waiting, row) ?? null)
  const canEdit = column.canEdit?.(row) ?? false
  return (
    // The grid keeps the focus and names the cell with the cursor.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="gridcell"
      aria-colindex={at + 1}
      aria-selected={isInBox(box, index, at)}
      aria-invalid={fault !== null || undefined}
      title={fault ?? undefined}
      className="sheet-cell"
      data-end={column.isEnd || undefined}
      data-chosen={isInBox(box, index, at) || isFilling || undefined}
      data-cursor={(range.cursor.row === index && range.cursor.column === at) || undefined}
      data-waiting={waiting !== undefined || undefined}
      data-still={!canEdit || undefined}
      data-kept={column.keptAt !== undefined || undefined}
      style={{ width: column.width, left: column.keptAt }}
      onPointerDown={(event) => choose(event, sheet, index, at)}
      onPointerEnter={() => stretch(sheet, index, at)}
      onDoubleClick={() => sheet.begin({ row: index, column: at })}
    >
      {isEditing ? (
        <CellEditor sheet={sheet} column={column} text={editing.text} />
      ) : (
        <span className="sheet-text">
          {waiting === undefined ? (column.show?.(row) ?? column.text(row)) : labelOf(column, waiting)}
        </span>
      )}
    </div>
  )
}

function choose(event: PointerEvent, sheet: SheetState, row: number, column: number): void {
  if (event.button !== 0 || event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement)
    return
  const cell = { row, column }
  sheet.drag.current = 'choose'
  sheet.setRange(event.shiftKey ? { anchor: sheet.range.anchor, cursor: cell } : oneCell(cell))
}

function stretch(sheet: SheetState, row: number, column: number): void {
  if (sheet.drag.current === 'choose') sheet.setRange({ anchor: sheet.range.anchor, cursor: { row, column } })
  if (sheet.drag.current === 'fill') sheet.setFillTo(row > boxOf(sheet.range).bottom ? row : null)
}

function labelOf<R>(column: SheetColumn<R>, text: string): string {
  return column.choices?.find(({ value }) => value === text)?.label ?? text
}

function CellEditor<R extends { id: string }>({
  sheet,
  column,
  text,
}: {
  sheet: SheetState
  column: SheetColumn<R>
  text: string
}) {
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const isLeft = useRef(false)
  useEffect(() => {
    field.current?.focus()
    const end = field.current?.value.length ?? 0
    if (!column.choices) field.current?.setSelectionRange(end, end)
  }, [column])
  const leave = (value: string, then?: string) => {
    if (isLeft.current) return
    isLeft.current = true
    sheet.commit(value, then)
  }
  const shared = {
    ref: field,
    className: 'sheet-editor',
    'aria-label': column.label,
    onBlur: () => leave(field.current?.value ?? text),
    onKeyDown: (event: React.KeyboardEvent) => {
      event.stopPropagation()
      if (event.key === 'Escape') {
        isLeft.current = true
        sheet.cancel()
      }
      const next =
        event.key === 'Enter'
          ? event.shiftKey
            ? 'ArrowUp'
            : 'ArrowDown'
          : event.key === 'Tab'
            ? event.shiftKey
              ? 'ArrowLeft'
              : 'ArrowRight'
            : null
      if (!next) return
      event.preventDefault()
      leave(field.current?.value ?? text, next)
    },
  }
  if (!column.choices) return <input {...shared} defaultValue={text} inputMode={column.isEnd ? 'decimal' : 'text'} />
  const selectedValue = column.choices.some(({ value }) => value === text) ? text : column.choices[0]?.value
  return (
    <select {...shared} defaultValue={selectedValue}>
      {column.choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
