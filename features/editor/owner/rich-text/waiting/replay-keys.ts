import { Selection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { Early } from '../../base/waiting-keys.ts'

/** Replays input from before the text editor had loaded, in its order; returns whether Escape left the text again. */
export function replay(view: EditorView, early: readonly Early[]): boolean {
  for (const action of early) {
    if (action.kind === 'paste') paste(view, action)
    else if (action.event.key === 'Escape') return true
    else press(view, action.event)
  }
  return false
}

function paste(view: EditorView, { html, text }: Extract<Early, { kind: 'paste' }>): void {
  if (html) view.pasteHTML(html)
  else if (text) view.pasteText(text)
}

function press(view: EditorView, event: KeyboardEvent): void {
  if (view.someProp('handleKeyDown', (handle) => handle(view, event))) return
  const native = natives[event.key]
  if (native) native(view)
  else if (event.key.length === 1 && !event.metaKey && (!event.ctrlKey || event.getModifierState('AltGraph')))
    write(view, event.key)
}

function write(view: EditorView, text: string): void {
  const { from, to } = view.state.selection
  const plain = () => view.state.tr.insertText(text, from, to)
  if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, text, plain))) view.dispatch(plain())
}

/** Default actions that browsers perform for keys. */
const natives: Record<string, (view: EditorView) => void> = {
  Backspace: (view) => erase(view, -1),
  Delete: (view) => erase(view, 1),
  ArrowLeft: (view) => moveTo(view, view.state.selection.from - 1, -1),
  ArrowRight: (view) => moveTo(view, view.state.selection.to + 1, 1),
  Home: (view) => moveTo(view, view.state.selection.$from.start(), 1),
  End: (view) => moveTo(view, view.state.selection.$to.end(), -1),
}

function erase(view: EditorView, by: 1 | -1): void {
  const { from, $from } = view.state.selection
  const room = by < 0 ? $from.parentOffset : $from.parent.content.size - $from.parentOffset
  if (room > 0) view.dispatch(view.state.tr.delete(Math.min(from, from + by), Math.max(from, from + by)))
}

function moveTo(view: EditorView, at: number, side: 1 | -1): void {
  const ctx = Math.min(Math.max(at, 0), view.state.doc.content.size)
  view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(ctx), side)))
}
