import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Document } from '#platform/document'
import { useWords } from '#platform/ui'
import type { MenuPlace } from '../actions/context-menu.tsx'
import { editorMessages } from '../base/editor.messages.ts'
import { useEditorState } from '../base/editor-state.ts'
import { ContextMenu } from '../actions/later-parts.ts'
import { usePaste } from '../actions/paste/use-paste.ts'
import { useEditorKeys } from '../actions/use-editor-keys.ts'
import { CanvasPage, type CanvasPageProps } from './canvas-page.tsx'
import { useEditor } from '../base/editor-context.tsx'
import { useFrameView } from './frame-view.tsx'
import { Overlay } from './overlay.tsx'
import { PageAround } from './page-around.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { blockAt, sectionAt, usePagePointer } from './use-page-pointer.ts'
import { useWheelZoom } from './use-wheel-zoom.ts'

/** Contents of the frame: the page, the overlays, and the pointer events. */
export function Canvas({ drawn, ...props }: CanvasPageProps & { drawn: Document }) {
  const { document } = props
  const { canEdit } = useEditor()
  const isPreview = useEditorState((state) => state.isPreview)
  const { view, isActive } = useFrameView()
  const [page, setPage] = useState<HTMLElement | null>(null)
  const [menu, setMenu] = useState<MenuPlace | null>(null)
  const pointer = usePagePointer(page, document)
  const content = useContent(drawn, props)
  useEditorKeys(page?.ownerDocument.defaultView ?? null)
  useFileDrop(page)
  usePaste(page?.ownerDocument.defaultView ?? null)
  useFocusAfterText(isActive ? page : null)
  useWheelZoom(page)
  useStillLinks(page)
  useContextMenu(page, setMenu)
  return (
    <>
      <div
        ref={setPage}
        role="presentation"
        className="qe-page"
        onPointerDownCapture={() => isActive || useEditorState.getState().set({ view })}
        onFocusCapture={() => isActive || useEditorState.getState().set({ view })}
        onPointerDown={pointer.down}
        onPointerMove={pointer.move}
        onPointerUp={pointer.up}
        onPointerCancel={pointer.cancel}
        onPointerLeave={pointer.leave}
        onDoubleClick={pointer.twice}
        onFocus={(event) => pointer.focused(event.target)}
      >
        {content}
      </div>
      {page && !isPreview && (
        <Overlay
          page={page}
          document={document}
          drag={pointer.drag}
          hover={pointer.hover}
          marquee={pointer.marquee}
          canEdit={canEdit && isActive}
          isActive={isActive}
          onHandle={pointer.resize}
        />
      )}
      <ContextMenu place={menu} isOpen={menu !== null} onClose={() => setMenu(null)} />
    </>
  )
}

/** Pointer gestures draw marks over the page, which is rendered again only when its content has changed. */
function useContent(drawn: Document, { document, page, data, backgroundOf }: CanvasPageProps): ReactNode {
  return useMemo(
    () => (
      <PageAround document={document}>
        {Object.keys(document.sections).length === 0 ? (
          <EmptyPage />
        ) : (
          <CanvasPage document={drawn} page={page} data={data} {...(backgroundOf && { backgroundOf })} />
        )}
      </PageAround>
    ),
    [document, drawn, page, data, backgroundOf],
  )
}

function EmptyPage() {
  const t = useWords(editorMessages)
  const { canEdit } = useEditor()
  const set = useEditorState((state) => state.set)
  return (
    <div className="qe-empty">
      <p>{t(canEdit ? 'emptyPage' : 'emptyPageViewer')}</p>
      {canEdit && (
        <button type="button" onClick={() => set({ addingSection: { before: null } })}>
          {t('addSection')}
        </button>
      )}
    </div>
  )
}

/** Prevents links on the canvas from leaving it. */
function useStillLinks(page: HTMLElement | null): void {
  useEffect(() => {
    const still = (event: Event) => {
      const target = event.target as HTMLElement
      if (event.type === 'submit' || target.closest?.('a')) event.preventDefault()
    }
    page?.addEventListener('click', still, true)
    page?.addEventListener('submit', still, true)
    return () => {
      page?.removeEventListener('click', still, true)
      page?.removeEventListener('submit', still, true)
    }
  }, [page])
}

/** A right click or the menu key opens the actions of the block under it. */
function useContextMenu(page: HTMLElement | null, open: (place: MenuPlace) => void): void {
  const opening = useRef(open)
  useEffect(() => {
    opening.current = open
  })
  useEffect(() => {
    const onMenu = (event: MouseEvent) => {
      const state = useEditorState.getState()
      const target = event.target as HTMLElement
      const id = blockAt(target)
      if (state.isPreview || state.editing) return
      event.preventDefault()
      if (id !== null && !state.blocks.includes(id)) state.selectBlocks([id], sectionAt(target))
      if (id === null) state.selectSection(sectionAt(target))
      opening.current(placeOf(event, target))
    }
    page?.addEventListener('contextmenu', onMenu)
    return () => page?.removeEventListener('contextmenu', onMenu)
  }, [page])
}

/** Position in the window around the frame, which may be scaled down. */
function placeOf(event: MouseEvent, target: HTMLElement): MenuPlace {
  const frame = target.ownerDocument.defaultView?.frameElement
  const box = frame?.getBoundingClientRect()
  const scale = box && frame instanceof HTMLElement ? box.width / frame.offsetWidth : 1
  const own = target.getBoundingClientRect()
  // The menu key has no pointer, so the menu opens at the block.
  const at =
    event.clientX === 0 && event.clientY === 0
      ? { x: own.left + 16, y: own.top + 16 }
      : { x: event.clientX, y: event.clientY }
  return { left: (box?.left ?? 0) + at.x * scale, top: (box?.top ?? 0) + at.y * scale }
}

/** Leaving a text focuses its block, so the arrow keys move it. */
function useFocusAfterText(page: HTMLElement | null): void {
  const editing = useEditorState((state) => state.editing)
  useEffect(() => {
    if (!editing || !page) return
    return () => {
      requestAnimationFrame(() => {
        if (useEditorState.getState().blocks.includes(editing))
          page.querySelector<HTMLElement>(`#block-${editing}`)?.focus({ preventScroll: true })
      })
    }
  }, [editing, page])
}
