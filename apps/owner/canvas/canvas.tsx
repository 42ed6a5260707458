import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useMay, useWords } from '#platform/desk'
import { editorMessages } from '../editor/editor.messages.ts'
import { useEditorState } from '../editor/editor-state.ts'
import { useEditorKeys } from '../editor/use-editor-keys.ts'
import { CanvasPage, type CanvasPageProps } from './canvas-page.tsx'
import { type Drag, dropped, moved, startDrag } from './canvas-pointer.ts'
import { useEditor } from './editor-context.tsx'
import { measureGrid } from './grid-metrics.ts'
import { type Box, Overlay } from './overlay.tsx'
import { useFileDrop } from './use-file-drop.ts'

const dragStart = 4

/** Everything inside the frame: the page, what lies over it, and what pointers do. */
export function Canvas(props: CanvasPageProps) {
  const { document } = props
  const t = useWords(editorMessages)
  const may = useMay()
  const { edit, canEdit } = useEditor()
  const state = useEditorState()
  const [page, setPage] = useState<HTMLElement | null>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const [hover, setHover] = useState<string | null>(null)
  const [marquee, setMarquee] = useState<Box | null>(null)
  const press = useRef<{ x: number; y: number; id: string | null; isOnPage: boolean } | null>(null)
  useEditorKeys(page?.ownerDocument.defaultView ?? null)
  useFileDrop(page)
  useDragStyle(page, drag)
  useFocusAfterText(page)

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || state.isPreview) return
    const id = blockAt(event.target)
    if (id !== null && id === state.editing) return
    const section = sectionAt(event.target)
    press.current = { ...pointOf(event), id, isOnPage: true }
    if (id === null) state.selectSection(section)
    else if (event.shiftKey) state.selectBlocks(toggled(state.blocks, id), section)
    else if (!state.blocks.includes(id) || state.editing) state.selectBlocks([id], section)
  }
  const move = (event: PointerEvent) => {
    const at = pointOf(event)
    if (drag) return setDrag(moved(drag, at, state.view, drag.kind === 'move' && page ? gridUnder(page, event, drag.id) : null))
    const from = press.current
    if (!from) return setHover(blockAt(event.target))
    if (Math.hypot(at.x - from.x, at.y - from.y) < dragStart) return
    if (from.id === null) return setMarquee(boxBetween(from, at))
    const element = page?.querySelector<HTMLElement>(`#block-${from.id}`)
    if (canEdit && element) {
      page?.setPointerCapture(event.pointerId)
      setDrag(startDrag(document, state.view, element, from.id, 'move', { x: 0, y: 0 }, from))
    }
  }
  const up = (event: PointerEvent) => {
    if (drag) {
      const operation = dropped(document, drag, state.view, event.altKey)
      if (operation) edit(operation)
      if (operation) state.selectBlocks([drag.id], drag.grid.section)
    }
    if (marquee && page) state.selectBlocks(blocksWithin(page, marquee), state.section)
    press.current = null
    setDrag(null)
    setMarquee(null)
  }
  const twice = (event: MouseEvent) => {
    const id = blockAt(event.target)
    if (!canEdit || id === null || id === state.editing) return
    const block = document.blocks[id]
    if (block && 'text' in block.props && block.type === 'html') state.edit(id, { x: event.clientX, y: event.clientY })
  }
  return (
    <>
      <main
        ref={setPage}
        className="qe-page"
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerLeave={() => setHover(null)}
        onDoubleClick={twice}
        onClickCapture={(event) => (event.target as HTMLElement).closest?.('a') && event.preventDefault()}
        onFocus={(event) => {
          const id = blockAt(event.target)
          if (id && id !== state.editing && !state.blocks.includes(id)) state.selectBlocks([id], sectionAt(event.target))
        }}
      >
        {Object.keys(document.sections).length === 0 ? (
          <div className="qe-empty">
            <p>{t('emptyPage')}</p>
            {may('content.edit') && (
              <button type="button" onClick={() => state.set({ addingSection: { before: null } })}>
                {t('addSection')}
              </button>
            )}
          </div>
        ) : (
          <CanvasPage {...props} />
        )}
      </main>
      {page && !state.isPreview && (
        <Overlay
          page={page}
          document={document}
          drag={drag}
          hover={hover}
          marquee={marquee}
          canEdit={canEdit}
          onHandle={(id, sides, event) => {
            event.preventDefault()
            event.stopPropagation()
            const element = page.querySelector<HTMLElement>(`#block-${id}`)
            if (!element) return
            page.setPointerCapture(event.pointerId)
            press.current = { ...pointOf(event), id, isOnPage: false }
            setDrag(startDrag(document, state.view, element, id, 'resize', sides, pointOf(event)))
          }}
        />
      )}
    </>
  )
}

/** Leaving the text keeps the block: it takes the focus, so that the arrow keys move it. */
function useFocusAfterText(page: HTMLElement | null): void {
  const editing = useEditorState((state) => state.editing)
  useEffect(() => {
    if (!editing || !page) return
    return () => {
      requestAnimationFrame(() => {
        if (useEditorState.getState().blocks.includes(editing)) page.querySelector<HTMLElement>(`#block-${editing}`)?.focus({ preventScroll: true })
      })
    }
  }, [editing, page])
}

/** The dragged block follows the pointer by transform; the page keeps its layout until the drop. */
function useDragStyle(page: HTMLElement | null, drag: Drag | null): void {
  const id = drag?.id
  const shift = drag?.kind === 'move' ? `translate(${drag.at.x - drag.from.x}px, ${drag.at.y - drag.from.y}px)` : ''
  useEffect(() => {
    const element = id ? page?.querySelector<HTMLElement>(`#block-${id}`) : null
    if (!element) return
    element.style.transform = shift
    element.style.opacity = '0.7'
    return () => {
      element.style.transform = ''
      element.style.opacity = ''
    }
  }, [page, id, shift])
}

function pointOf(event: { clientX: number; clientY: number; currentTarget: EventTarget }): { x: number; y: number } {
  const view = (event.currentTarget as HTMLElement).ownerDocument.defaultView
  return { x: event.clientX + (view?.scrollX ?? 0), y: event.clientY + (view?.scrollY ?? 0) }
}

function blockAt(target: EventTarget): string | null {
  const element = (target as HTMLElement).closest?.('.block')
  return element?.id.startsWith('block-') ? element.id.slice('block-'.length) : null
}

function sectionAt(target: EventTarget): string | null {
  return (target as HTMLElement).closest?.<HTMLElement>('[data-section]')?.dataset['section'] ?? null
}

function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
}

function gridUnder(page: HTMLElement, event: PointerEvent, moving: string) {
  const under = page.ownerDocument.elementsFromPoint(event.clientX, event.clientY)
  const section = under.map((element) => element.closest<HTMLElement>('[data-section]')).find((found) => found !== null)
  const grid = section?.querySelector<HTMLElement>(':scope > .grid')
  const id = section?.dataset['section']
  if (!grid || !id || grid.querySelector(`:scope > #block-${moving}`)) return null
  return measureGrid(id, grid)
}

function boxBetween(a: { x: number; y: number }, b: { x: number; y: number }): Box {
  return { left: Math.min(a.x, b.x), top: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) }
}

function blocksWithin(page: HTMLElement, box: Box): string[] {
  const view = page.ownerDocument.defaultView
  return [...page.querySelectorAll<HTMLElement>('.grid > .block')]
    .filter((element) => {
      const rect = element.getBoundingClientRect()
      const left = rect.left + (view?.scrollX ?? 0)
      const top = rect.top + (view?.scrollY ?? 0)
      return left < box.left + box.width && left + rect.width > box.left && top < box.top + box.height && top + rect.height > box.top
    })
    .map((element) => element.id.slice('block-'.length))
}
