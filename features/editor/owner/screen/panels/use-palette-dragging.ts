import { type MouseEvent, type PointerEvent, useRef } from 'react'
import type { BlockContract } from '#platform/block'
import { type Cells, desktopColumns, type Document, type Operation } from '#platform/document'
import { columnAt, type GridMetrics, measureGrid, rowAt } from '../../canvas/drag/grid-metrics.ts'
import { type PaletteSpot, usePaletteDrag } from '../../canvas/drag/palette-drag.ts'
import { onEscape } from '../../canvas/drag/on-escape.ts'
import { forgetSiblings } from '../../canvas/drag/sibling-boxes.ts'
import { asOneOperation, fitted, insertedBlock, roomFor } from '../../base/arrange.ts'
import { activeFrame } from '../../base/reveal.ts'

/** Shorter movements count as a click. */
const dragStart = 6

/** Lets a block be dragged out of the palette with a mouse or pen and dropped on the page. */
export function usePaletteDragging(onDrop: (contract: BlockContract, spot: PaletteSpot) => void) {
  const press = useRef<{ x: number; y: number; isDrag: boolean; isCancelled?: boolean } | null>(null)
  const stopListening = useRef(() => {})
  const end = () => {
    stopListening.current()
    press.current = null
    delete document.documentElement.dataset['paletteDrag']
    usePaletteDrag.setState({ spot: null })
  }
  const cancel = () => {
    end()
    // The click event after the release checks whether this was a drag.
    press.current = { x: 0, y: 0, isDrag: true, isCancelled: true }
  }
  return (contract: BlockContract) => ({
    onPointerDown: ({ clientX, clientY, button, pointerType, pointerId, currentTarget }: PointerEvent) => {
      if (button !== 0 || pointerType === 'touch') return
      press.current = { x: clientX, y: clientY, isDrag: false }
      // The pointer is captured from the start, because the first move that a busy browser reports may already be
      // outside the button.
      currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = press.current
      if (!from || from.isCancelled || (!from.isDrag && Math.hypot(clientX - from.x, clientY - from.y) < dragStart))
        return
      if (!from.isDrag) {
        from.isDrag = true
        forgetSiblings()
        stopListening.current = onEscape(activeFrame()?.contentDocument ?? null, cancel)
        document.documentElement.dataset['paletteDrag'] = ''
      }
      usePaletteDrag.setState({ spot: spotUnder(contract, clientX, clientY) })
    },
    onPointerUp: () => {
      const { spot } = usePaletteDrag.getState()
      if (press.current?.isDrag && spot) onDrop(contract, spot)
      // The click event that follows checks whether this was a drag.
      const wasDrag = press.current?.isDrag === true
      end()
      if (wasDrag) press.current = { x: 0, y: 0, isDrag: true }
      setTimeout(end)
    },
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent) => {
      if (!press.current?.isDrag) return
      event.preventDefault()
      event.stopPropagation()
    },
  })
}

/** Inserts the block at its cells; blocks in the way make room. */
export function insertionAt(
  document: Document,
  { section, cells }: PaletteSpot,
  contract: BlockContract,
): { operation: Operation; id: string } {
  const starts = { ...(contract.starts as Record<string, unknown>), ...contract.palette?.starts }
  const inserted = insertedBlock(document, section, contract, structuredClone(starts), cells)
  const room = roomFor(document, section, cells)
  return { operation: asOneOperation([...room, inserted.operation], 'insert'), id: inserted.id }
}

function spotUnder(contract: BlockContract, left: number, top: number): PaletteSpot | null {
  const frame = activeFrame()
  const view = frame?.contentWindow
  if (!frame || !view) return null
  const box = frame.getBoundingClientRect()
  const scale = box.width / frame.offsetWidth
  const x = (left - box.left) / scale
  const y = (top - box.top) / scale
  const section = view.document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-section]')
  const element = section?.querySelector<HTMLElement>(':scope > .grid')
  const id = section?.dataset['section']
  if (!element || id === undefined) return null
  const grid = measureGrid(id, element)
  return { section: id, grid, cells: cellsAt(grid, contract, x + view.scrollX, y + view.scrollY) }
}

function cellsAt(grid: GridMetrics, { size }: BlockContract, x: number, y: number): Cells {
  const column = columnAt(grid, x - grid.left) - Math.floor(size.w / 2)
  return fitted({ x: column, y: rowAt(grid, y - grid.top), z: 0, ...size }, desktopColumns)
}
