import type { EditorView } from '@tiptap/pm/view'
import { markType } from '../text-commands.ts'
import { isAddress, isVideo } from './video-address.ts'

/**
 * A pasted address links the selected words, becomes a video in an empty paragraph, or becomes a link with its address
 * as text.
 */
export function pasteAddress(view: EditorView, event: ClipboardEvent, onVideo: (address: string) => void): boolean {
  const address = event.clipboardData?.getData('text/plain').trim() ?? ''
  const { from, to, empty, $from } = view.state.selection
  if (!isAddress(address) || $from.parent.type.spec.code) return false
  const link = markType('link').create({ href: address })
  if (!empty) view.dispatch(view.state.tr.addMark(from, to, link).scrollIntoView())
  else if ($from.parent.content.size === 0 && $from.depth === 1 && isVideo(address)) onVideo(address)
  else
    view.dispatch(view.state.tr.replaceSelectionWith(view.state.schema.text(address, [link]), false).scrollIntoView())
  return true
}
