import { Plus } from 'lucide-react'
import { type PointerEvent, useLayoutEffect, useState } from 'react'
import { type Document, sectionsInOrder } from '#platform/blocks'
import { useLanguage, useWords } from '#platform/desk'
import { labelOfBlock } from '../editor/block-words.ts'
import { useEditorState } from '../editor/editor-state.ts'
import { editorMessages } from '../editor/editor.messages.ts'
import { boxOf, type Drag } from './canvas-pointer.ts'
import { type GridMetrics, measureGrid, rowTrack } from './grid-metrics.ts'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

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

export interface OverlayProps {
  page: HTMLElement
  document: Document
  drag: Drag | null
  hover: string | null
  marquee: Box | null
  canEdit: boolean
  onHandle: (id: string, sides: Drag['sides'], event: PointerEvent) => void
}

/** Lines, names, handles and cells over the page. It lies on top and takes no room. */
export function Overlay({ page, document, drag, hover, marquee, canEdit, onHandle }: OverlayProps) {
  const language = useLanguage()
  const t = useWords(editorMessages)
  const { blocks, section, editing, showGrid, set } = useEditorState()
  const turn = usePageTurns(page)
  const sections = sectionsInOrder(document)
  const boxFor = (id: string) => boxOfElement(page, `#block-${id}`, turn)
  const single = blocks.length === 1 ? blocks[0] : undefined
  const gridOf = drag ? drag.grid : showGrid ? gridOfSection(page, section ?? sections[0]?.id) : null
  return (
    <div className="qe-layer" aria-hidden={canEdit ? undefined : true}>
      {gridOf && <CellsGrid grid={gridOf} />}
      {hover && !blocks.includes(hover) && !drag && <Outline box={boxFor(hover)} className="hover" />}
      {section && blocks.length === 0 && (
        <Outline
          box={boxOfElement(page, `[data-section="${section}"]`, turn)}
          className="section"
          name={nameOfSection(document, section) || t('section')}
          low
        />
      )}
      {blocks.map((id) => {
        const block = document.blocks[id]
        if (!block || (drag && drag.id === id)) return null
        const name = labelOfBlock(block, language)
        return (
          <Outline key={id} box={boxFor(id)} className={editing === id ? 'editing' : ''} name={editing === id ? '' : name}>
            {canEdit && id === single && editing !== id && block.parent === undefined && (
              <Handles label={t('resize', { name })} onDown={(sides, event) => onHandle(id, sides, event)} />
            )}
          </Outline>
        )
      })}
      {drag && <Ghost drag={drag} />}
      {marquee && <div className="qe-marquee" style={marquee} />}
      {canEdit &&
        !drag &&
        !editing &&
        sections.map((one, index) => (
          <AddSection
            key={one.id}
            box={boxOfElement(page, `[data-section="${one.id}"]`, turn)}
            isNear={section === one.id}
            isLast={index === sections.length - 1}
            onAdd={(after) => set({ addingSection: { before: after ? (sections[index + 1]?.id ?? null) : one.id } })}
          />
        ))}
    </div>
  )
}

function Outline({
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
  children?: React.ReactNode
}) {
  if (!box) return null
  return (
    <div className={`qe-box ${className}`} style={box}>
      {name && <span className={low || box.top < 20 ? 'qe-name low' : 'qe-name'}>{name}</span>}
      {children}
    </div>
  )
}

function Handles({ label, onDown }: { label: string; onDown: (sides: Drag['sides'], event: PointerEvent) => void }) {
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

function Ghost({ drag }: { drag: Drag }) {
  const { x, y, w, h } = drag.cells
  return (
    <div className="qe-box ghost" style={boxOf(drag.grid, drag.cells)}>
      <span className="qe-size">{drag.kind === 'move' ? `${x + 1}, ${y + 1}` : `${w} × ${h}`}</span>
    </div>
  )
}

function CellsGrid({ grid }: { grid: GridMetrics }) {
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
}

function AddSection({ box, isNear, isLast, onAdd }: { box: Box | null; isNear: boolean; isLast: boolean; onAdd: (after: boolean) => void }) {
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

function nameOfSection(document: Document, id: string): string {
  return document.sections[id]?.name ?? ''
}

function gridOfSection(page: HTMLElement, id: string | undefined): GridMetrics | null {
  const grid = id ? page.querySelector<HTMLElement>(`[data-section="${id}"] > .grid`) : null
  return id && grid ? measureGrid(id, grid) : null
}

/** `turn` is part of the call because each turn of the page asks for a new measure. */
function boxOfElement(page: HTMLElement, selector: string, turn: number): Box | null {
  const element = turn >= 0 ? page.querySelector<HTMLElement>(selector) : null
  if (!element) return null
  const rect = element.getBoundingClientRect()
  const view = page.ownerDocument.defaultView
  return { left: rect.left + (view?.scrollX ?? 0), top: rect.top + (view?.scrollY ?? 0), width: rect.width, height: rect.height }
}

/** A number that rises whenever the page may have laid itself out anew. */
function usePageTurns(page: HTMLElement): number {
  const [turn, setTurn] = useState(0)
  useLayoutEffect(() => {
    const again = () => setTurn((last) => last + 1)
    const sizes = new ResizeObserver(again)
    sizes.observe(page)
    const changes = new MutationObserver(again)
    changes.observe(page, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['style', 'class', 'data-theme', 'src'],
    })
    const view = page.ownerDocument.defaultView
    view?.addEventListener('resize', again)
    page.addEventListener('load', again, true)
    return () => {
      sizes.disconnect()
      changes.disconnect()
      view?.removeEventListener('resize', again)
      page.removeEventListener('load', again, true)
    }
  }, [page])
  return turn
}
