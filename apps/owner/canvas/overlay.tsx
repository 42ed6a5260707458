import { type PointerEvent, useLayoutEffect, useState } from 'react'
import { type Document, sectionsInOrder } from '#platform/document'
import { useLanguage, useWords } from '#platform/ui'
import { labelOfBlock } from '../editor/block-words.ts'
import { useEditorState } from '../editor/editor-state.ts'
import { editorMessages } from '../editor/editor.messages.ts'
import { boxOf, type Drag } from './canvas-pointer.ts'
import { type GridMetrics, measureGrid } from './grid-metrics.ts'
import { guidesOf } from './guides.ts'
import { AddBlock, AddSection, type Box, CellsGrid, Ghost, Guides, Handles, Outline } from './overlay-parts.tsx'

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
          <Outline key={id} box={boxFor(id)} {...(editing === id ? { className: 'editing' } : { className: '', name })}>
            {canEdit && id === single && editing !== id && block.parent === undefined && (
              <Handles label={t('resize', { name })} onDown={(sides, event) => onHandle(id, sides, event)} />
            )}
          </Outline>
        )
      })}
      {drag && <Ghost drag={drag} />}
      {drag && <Guides guides={guidesOf(boxOf(drag.grid, drag.cells), siblingBoxes(page, drag))} />}
      {marquee && <div className="qe-marquee" style={marquee} />}
      {canEdit && !drag && !editing && !marquee && (
        <AddAfter document={document} id={single ?? hover} isChosen={single !== undefined} boxFor={boxFor} />
      )}
      {canEdit &&
        !drag &&
        !editing &&
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

function nameOfSection(document: Document, id: string): string {
  return document.sections[id]?.name ?? ''
}

/** A `+` under the block that is chosen or pointed at: the new one stands right below it. */
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

function siblingBoxes(page: HTMLElement, drag: Drag): Box[] {
  const view = page.ownerDocument.defaultView
  return [...page.querySelectorAll<HTMLElement>(`[data-section="${drag.grid.section}"] > .grid > .block`)]
    .filter((element) => element.id !== `block-${drag.id}`)
    .map((element) => element.getBoundingClientRect())
    .map(({ left, top, width, height }) => ({
      left: left + (view?.scrollX ?? 0),
      top: top + (view?.scrollY ?? 0),
      width,
      height,
    }))
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
  return {
    left: rect.left + (view?.scrollX ?? 0),
    top: rect.top + (view?.scrollY ?? 0),
    width: rect.width,
    height: rect.height,
  }
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
