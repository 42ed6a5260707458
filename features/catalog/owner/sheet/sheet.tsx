import './sheet.css'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { boxOf } from './sheet-range.ts'
import { SheetRow } from './sheet-row.tsx'
import { copyFrom, onSheetKey, pasteInto, rowHeight, type SheetProps, type SheetState, useSheet } from './use-sheet.ts'

const headHeight = 34
/**
 * Rows rendered beyond the visible ones, which is also the step of the window: rows are rendered again once for each
 * step, not on every scroll event.
 */
const spare = 16
const stride = 8

/**
 * A spreadsheet of any length that renders only its visible rows. It accepts pasted ranges, fills downwards, and
 * reports changes; unsaved ones are passed back to it.
 */
export function Sheet<R extends { id: string }>(props: SheetProps<R>) {
  const { label, rows, columns } = props
  const frame = useRef<HTMLDivElement>(null)
  const id = useId()
  const sheet = useSheet(props, frame)
  const { first, last } = useWindow(frame, rows.length)
  const { cursor } = sheet.range
  useCursorInSight(frame, cursor, columns)
  return (
    // A grid takes the keys for all of its cells.
    <div
      ref={frame}
      className="sheet"
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
      aria-multiselectable="true"
      aria-activedescendant={sheet.editing || rows.length === 0 ? undefined : `${id}-${cursor.row}-${cursor.column}`}
      onKeyDown={(event) => onSheetKey(event, sheet, props)}
      onCopy={(event) => copyFrom(event, sheet)}
      onPaste={(event) => pasteInto(event, sheet)}
    >
      <div className="sheet-row sheet-head" role="row" aria-rowindex={1}>
        {columns.map((column, at) => (
          <div
            key={column.id}
            role="columnheader"
            aria-colindex={at + 1}
            className="sheet-cell"
            data-end={column.isEnd || undefined}
            data-kept={column.keptAt !== undefined || undefined}
            style={{ width: column.width, left: column.keptAt }}
          >
            {column.label}
          </div>
        ))}
      </div>
      <div role="presentation" style={{ height: first * rowHeight }} />
      {rows.slice(first, last).map((row, at) => (
        <SheetRow
          key={row.id}
          id={id}
          row={row}
          index={first + at}
          columns={columns}
          pending={props.pending}
          sheet={sheet as SheetState}
        />
      ))}
      <div role="presentation" style={{ height: (rows.length - last) * rowHeight }} />
      <FillHandle sheet={sheet as SheetState} columns={columns} />
    </div>
  )
}

/** Fills the rows below with the selection by dragging; the keyboard uses Mod+D. */
function FillHandle({ sheet, columns }: { sheet: SheetState; columns: readonly { width: number }[] }) {
  const box = boxOf(sheet.range)
  if (sheet.editing || sheet.size.rows === 0) return null
  const left = columns.slice(0, box.right + 1).reduce((sum, { width }) => sum + width, 0)
  return (
    <span
      className="sheet-fill"
      aria-hidden="true"
      style={{ left: left - 5, top: headHeight + (box.bottom + 1) * rowHeight - 5 }}
      onPointerDown={(event) => {
        event.preventDefault()
        sheet.startFill()
      }}
    />
  )
}

/** The rows in sight and a few around them. */
function useWindow(frame: RefObject<HTMLDivElement | null>, count: number): { first: number; last: number } {
  const [seen, setSeen] = useState({ top: 0, bottom: 24 })
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const look = () => {
      const top = Math.floor(element.scrollTop / rowHeight / stride) * stride
      const bottom = Math.ceil((element.scrollTop + element.clientHeight) / rowHeight / stride) * stride
      setSeen((before) => (before.top === top && before.bottom === bottom ? before : { top, bottom }))
    }
    const watcher = new ResizeObserver(look)
    watcher.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      watcher.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [frame])
  return { first: Math.min(Math.max(0, seen.top - spare), count), last: Math.min(count, seen.bottom + spare) }
}

/** Keeps the cursor visible, also beside the fixed rows and columns. */
function useCursorInSight(
  frame: RefObject<HTMLDivElement | null>,
  { row, column }: { row: number; column: number },
  columns: readonly { width: number; keptAt?: number }[],
): void {
  const widths = columns.map(({ width }) => width).join(' ')
  const pinnedCount = columns.filter(({ keptAt }) => keptAt !== undefined).length
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const all = widths.split(' ').map(Number)
    const before = all.slice(0, column).reduce((sum, width) => sum + width, 0)
    const still = column < pinnedCount ? 0 : all.slice(0, pinnedCount).reduce((sum, width) => sum + width, 0)
    const top = row * rowHeight
    const bottom = top + rowHeight + headHeight
    const end = before + (all[column] ?? 0)
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = element
    const left =
      column >= pinnedCount && before - still < scrollLeft
        ? before - still
        : column < pinnedCount
          ? scrollLeft
          : Math.max(scrollLeft, end - clientWidth)
    element.scrollTo({ top: top < scrollTop ? top : Math.max(scrollTop, bottom - clientHeight), left })
  }, [frame, row, column, widths, pinnedCount])
}
