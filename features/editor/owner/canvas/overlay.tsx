import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Document, sectionsInOrder } from '#platform/document'
import { useLanguage, useWords } from '#platform/ui'
import { labelOfBlock } from '../base/block-words.ts'
import type { Box } from '../base/box.ts'
import { useEditorState } from '../base/editor-state.ts'
import { editorMessages } from '../base/editor.messages.ts'
import { NotesOnCanvas } from '../notes/later-parts.ts'
import { PeopleOnCanvas } from '../people/later-parts.ts'
import { useNotesState } from '../base/session/notes-state.ts'
import { useHasCompany } from '../base/session/people-state.ts'
import { CoveredTexts } from './covered-texts.tsx'
import { boxOf, type Drag, gridOfCompanion } from './drag/canvas-pointer.ts'
import { type GridMetrics, measureGrid } from './drag/grid-metrics.ts'
import { guidesOf } from './drag/guides.ts'
import { type LiveDrag, useLanding } from './drag/live-drag.ts'
import { usePaletteDrag } from './drag/palette-drag.ts'
import { siblingBoxes } from './drag/sibling-boxes.ts'
import { AddBlock, AddSection, CellsGrid, Ghost, Guides, Handles, Outline } from './overlay-parts.tsx'

export interface OverlayProps {
  page: HTMLElement
  document: Document
  drag: LiveDrag | null
  hover: string | null
  marquee: Box | null
  canEdit: boolean
  /** Whether this is the active one of two devices side by side. */
  isActive: boolean
  onHandle: (id: string, sides: Drag['sides'], event: PointerEvent) => void
}

/** Lines, names, handles and cells over the page. The overlay takes no space in the layout. */
export function Overlay({ page, document, drag, hover, marquee, canEdit, isActive, onHandle }: OverlayProps) {
  const language = useLanguage()
  const t = useWords(editorMessages)
  const { blocks, section, editing, showGrid, view, set } = useEditorState()
  const turn = usePageTurns(page, drag !== null)
  const sections = sectionsInOrder(document)
  const boxFor = (id: string) => boxOfElement(page, `#block-${id}`, turn)
  const single = blocks.length === 1 ? blocks[0] : undefined
  const grid = showGrid && !drag ? gridOfSection(page, section ?? sections[0]?.id) : null
  return (
    <div className="qe-layer" aria-hidden={isActive ? undefined : true}>
      {drag && <CellsUnder drag={drag} />}
      {grid && <CellsGrid grid={grid} />}
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
        if (!block || drag?.ids.includes(id)) return null
        const name = labelOfBlock(block, language)
        return (
          <Outline key={id} box={boxFor(id)} {...(editing === id ? { className: 'editing' } : { className: '', name })}>
            {canEdit && id === single && editing !== id && block.parent === undefined && (
              <Handles label={t('resize', { name })} onDown={(sides, event) => onHandle(id, sides, event)} />
            )}
          </Outline>
        )
      })}
      {!drag && <Others page={page} document={document} turn={turn} isWorking={!isActive || editing !== null} />}
      {!drag && canEdit && <PaletteSpot page={page} />}
      {drag && <Dragging page={page} drag={drag} />}
      {canEdit && !drag && !editing && <CoveredTexts page={page} document={document} view={view} turn={turn} />}
      {marquee && <div className="qe-marquee" style={marquee} />}
      {canEdit && !drag && !editing && !marquee && (
        <AddAfter document={document} id={single ?? hover} isChosen={single !== undefined} boxFor={boxFor} />
      )}
      {canEdit &&
        !drag &&
        !editing &&
        document.kind !== 'saved-section' &&
        sections.map((pageSection, index) => (
          <AddSection
            key={pageSection.id}
            box={boxOfElement(page, `[data-section="${pageSection.id}"]`, turn)}
            isNear={section === pageSection.id}
            isLast={index === sections.length - 1}
            onAdd={(after) =>
              set({ addingSection: { before: after ? (sections[index + 1]?.id ?? null) : pageSection.id } })
            }
          />
        ))}
    </div>
  )
}

/** Marks the blocks that no longer follow the layout of the desktop. The layers panel says the same in words. */
function PlacedByHand({ document, boxOf: boxOfPart }: { document: Document; boxOf: (id: string) => Box | null }) {
  const isPhone = useEditorState(({ view }) => view === 'mobile')
  return Object.values(document.blocks).map(({ id, place }) => {
    const box = isPhone && place.mobile ? boxOfPart(id) : null
    return (
      box && <span key={id} className="qe-by-hand" style={{ left: box.left + box.width, top: box.top }} aria-hidden />
    )
  })
}

/** Draws the selections and comments of other people. */
function Others({
  page,
  document,
  turn,
  isWorking,
}: {
  page: HTMLElement
  document: Document
  turn: number
  /** Hides the buttons that lie over the page. */
  isWorking: boolean
}) {
  const hasNotes = useNotesState((state) => state.isOn)
  const hasCompany = useHasCompany()
  const boxOfPart = (id: string, kind: 'block' | 'section' = 'block') =>
    boxOfElement(page, kind === 'block' ? `#block-${id}` : `[data-section="${id}"]`, turn)
  return (
    <>
      {hasNotes && !isWorking && <NotesOnCanvas document={document} boxOf={boxOfPart} />}
      {!isWorking && <PlacedByHand document={document} boxOf={boxOfPart} />}
      {hasCompany && <PeopleOnCanvas page={page} boxOf={boxOfPart} />}
    </>
  )
}

/** The cells in which a block from the palette would land. */
function PaletteSpot({ page }: { page: HTMLElement }) {
  const spot = usePaletteDrag((state) => state.spot)
  if (!spot) return null
  const box = boxOf(spot.grid, spot.cells)
  return (
    <>
      <CellsGrid grid={spot.grid} />
      <Outline box={box} className="ghost" />
      <Guides guides={guidesOf(box, siblingBoxes(page, spot.grid.section, []))} />
    </>
  )
}

function CellsUnder({ drag }: { drag: LiveDrag }) {
  return <CellsGrid grid={useLanding(drag).grid} />
}

/** The cells in which all dragged blocks would land, and the lines of alignment. */
function Dragging({ page, drag }: { page: HTMLElement; drag: LiveDrag }) {
  const landing = useLanding(drag)
  const { grid, cells, others, isFree } = landing
  const guides = isFree ? [] : guidesOf(boxOf(grid, cells), siblingBoxes(page, grid.section, drag.ids))
  return (
    <>
      <Ghost drag={landing} />
      {others.map((other) => (
        <Outline key={other.id} box={boxOf(gridOfCompanion(landing, other), other.cells)} className="ghost" />
      ))}
      <Guides guides={guides} />
    </>
  )
}

function nameOfSection(document: Document, id: string): string {
  return document.sections[id]?.name ?? ''
}

/** A `+` below the selected or hovered block; the new block is placed directly below it. */
function AddAfter({
  document,
  id,
  isChosen,
  boxFor,
}: {
  document: Document
  id: string | null
  isChosen: boolean
  boxFor: (id: string) => Box | null
}) {
  const { view, set } = useEditorState()
  const block = id === null ? undefined : document.blocks[id]
  if (!block || block.parent !== undefined || view === 'mobile') return null
  const { x, y, w, h } = block.place.desktop
  const add = () => set({ inserting: { section: block.section, before: null, x, y: y + h, w } })
  return <AddBlock box={boxFor(block.id)} isChosen={isChosen} onAdd={add} />
}

function gridOfSection(page: HTMLElement, id: string | undefined): GridMetrics | null {
  const grid = id ? page.querySelector<HTMLElement>(`[data-section="${id}"] > .grid`) : null
  return id && grid ? measureGrid(id, grid) : null
}

/** `turn` is a parameter because each turn of the page needs a new measurement. */
function boxOfElement(page: HTMLElement, selector: string, turn: number): Box | null {
  const element = turn >= 0 ? page.querySelector<HTMLElement>(selector) : null
  if (!element) return null
  const rect = element.getBoundingClientRect()
  const view = page.ownerDocument.defaultView
  return {
    left: rect.left + (view?.scrollX ?? 0),
    top: rect.top + (view?.scrollY ?? 0),
    width: rect.width,
    height: rect.height,
  }
}

/** Returns a number that increases whenever the layout of the page may have changed. Dragging does not change it. */
function usePageTurns(page: HTMLElement, isDragging: boolean): number {
  const [turn, setTurn] = useState(0)
  const isStill = useRef(isDragging)
  useLayoutEffect(() => {
    isStill.current = isDragging
  }, [isDragging])
  useLayoutEffect(() => {
    const again = () => {
      if (!isStill.current) setTurn((last) => last + 1)
    }
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
