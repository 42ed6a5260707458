import { Plus } from '#platform/icons'
import { memo, type PointerEvent, type ReactNode } from 'react'
import { useWords } from '#platform/ui'
import type { Box } from '../base/box.ts'
import { editorMessages } from '../base/editor.messages.ts'
import { boxOf, type Drag } from './drag/canvas-pointer.ts'
import { type GridMetrics, rowTrack } from './drag/grid-metrics.ts'
import type { Guide } from './drag/guides.ts'

const corners = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const

export function Outline({
  box,
  className,
  name,
  low,
  children,
}: {
  box: Box | null
  className: string
  name?: string
  low?: boolean
  children?: ReactNode
}) {
  if (!box) return null
  return (
    <div className={`qe-box ${className}`} style={box}>
      {name && <span className={low || box.top < 20 ? 'qe-name low' : 'qe-name'}>{name}</span>}
      {children}
    </div>
  )
}

export function Handles({
  label,
  onDown,
}: {
  label: string
  onDown: (sides: Drag['sides'], event: PointerEvent) => void
}) {
  return corners.map(([x, y]) => (
    <button
      key={`${x}${y}`}
      type="button"
      tabIndex={-1}
      className="qe-handle"
      aria-label={label}
      style={{ left: `${(x + 1) * 50}%`, top: `${(y + 1) * 50}%`, cursor: cursorOf(x, y) }}
      onPointerDown={(event) => onDown({ x, y }, event)}
    />
  ))
}

function cursorOf(x: number, y: number): string {
  if (x === 0) return 'ns-resize'
  if (y === 0) return 'ew-resize'
  return x === y ? 'nwse-resize' : 'nesw-resize'
}

export function Ghost({ drag }: { drag: Drag }) {
  const { x, y, w, h } = drag.cells
  return (
    <div className="qe-box ghost" style={boxOf(drag.grid, drag.cells)}>
      <span className="qe-size">{drag.kind === 'move' ? `${x + 1}, ${y + 1}` : `${w} × ${h}`}</span>
    </div>
  )
}

/** Stays the same object while a drag is over one section. */
export const CellsGrid = memo(({ grid }: { grid: GridMetrics }) => {
  const rows = Math.max(grid.rows.length + 4, 6)
  const height = rowTrack(grid, rows - 1).end
  const width = grid.columns.at(-1)?.end ?? 0
  return (
    <div className="qe-cells" style={{ left: grid.left, top: grid.top, width, height }}>
      {grid.columns.map(({ start, end }) => (
        <i key={start} style={{ left: start, width: end - start, top: 0, height }} />
      ))}
    </div>
  )
})

export function AddSection({
  box,
  isNear,
  isLast,
  onAdd,
}: {
  box: Box | null
  isNear: boolean
  isLast: boolean
  onAdd: (after: boolean) => void
}) {
  const t = useWords(editorMessages)
  if (!box) return null
  const button = (top: number, after: boolean) => (
    <button type="button" className={isNear ? 'qe-add shown' : 'qe-add'} style={{ top }} onClick={() => onAdd(after)}>
      <Plus aria-hidden />
      {t('addSection')}
    </button>
  )
  return (
    <>
      {button(Math.max(box.top, 16), false)}
      {(isNear || isLast) && button(box.top + box.height - (isLast ? 16 : 0), true)}
    </>
  )
}

/** Button between two blocks that adds a block. */
export function AddBlock({ box, isChosen, onAdd }: { box: Box | null; isChosen: boolean; onAdd: () => void }) {
  const t = useWords(editorMessages)
  if (!box) return null
  return (
    <button
      type="button"
      tabIndex={-1}
      className="qe-add-block"
      data-chosen={isChosen || undefined}
      aria-label={t('addBelow')}
      title={t('addBelow')}
      style={{ left: box.left + box.width / 2, top: box.top + box.height }}
      onClick={onAdd}
    >
      <Plus aria-hidden />
    </button>
  )
}

export function Guides({ guides }: { guides: readonly Guide[] }) {
  return guides.map(({ left, top, width, height, distance, isEqual }) => (
    <div
      key={`${left} ${top} ${width} ${height}`}
      className="qe-guide"
      data-distance={distance !== undefined || undefined}
      data-equal={isEqual}
      style={{ left, top, width, height }}
    >
      {distance !== undefined && <span>{distance}</span>}
    </div>
  ))
}
