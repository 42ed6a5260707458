import { useEffect } from 'react'
import { restoreWriting, storableWriting } from '../waiting-keys.ts'
import { useEditorState } from '../editor-state.ts'
import { activeFrame } from '../reveal.ts'
import { keepStoringUndo } from './stored-steps.ts'
import type { OpenedDocument } from './use-document-session.ts'

/** Keeps the steps of undo, the selection and the scroll position when the tab is reloaded. */
export function useStoredSteps({ session, place }: OpenedDocument): void {
  useEffect(
    () =>
      keepStoringUndo(session, () => {
        const { blocks, section } = useEditorState.getState()
        return { blocks, section, top: activeFrame()?.contentWindow?.scrollY ?? 0, writing: storableWriting() }
      }),
    [session],
  )
  useEffect(() => {
    if (!place) return
    const { document } = session.view()
    const blocks = place.blocks.filter((id) => document.blocks[id])
    const section = place.section !== null && document.sections[place.section] ? place.section : null
    if (blocks.length > 0 || section !== null) useEditorState.getState().selectBlocks(blocks, section)
    if (place.writing && document.blocks[place.writing.block]) {
      restoreWriting(place.writing)
      useEditorState.getState().edit(place.writing.block)
    }
    return scrollOnceDrawn(place.top)
  }, [session, place])
}

/** The page is drawn in the frame a little later, and grows as its images load. Scrolling by hand takes precedence. */
function scrollOnceDrawn(top: number): () => void {
  const until = Date.now() + 15_000
  let frame = 0
  const stop = () => cancelAnimationFrame(frame)
  const look = () => {
    const view = activeFrame()?.contentWindow
    const isHighEnough = view?.document.body && view.document.documentElement.scrollHeight >= top + view.innerHeight
    if (view && view.scrollY > 0) return
    if (isHighEnough) view.scrollTo({ top, behavior: 'instant' })
    else if (Date.now() < until) frame = requestAnimationFrame(look)
  }
  if (top > 0) frame = requestAnimationFrame(look)
  return stop
}
