import type { Document, Operation } from '#platform/document'
import { useEditorState } from '../../base/editor-state.ts'
import { bringIntoSight } from '../../base/reveal.ts'
import { videoBelow } from './video-below.ts'

/** Places the video of a pasted address at once, selects it and scrolls to it; the canvas loads its view. */
export function placeVideo(
  document: Document,
  beside: string,
  url: string,
  edit: (operation: Operation) => void,
): void {
  const video = videoBelow(document, beside, url)
  if (!video) return
  useEditorState.getState().edit(null)
  edit(video.operation)
  useEditorState.getState().selectBlocks([video.id], video.section)
  bringIntoSight(video.id)
}
