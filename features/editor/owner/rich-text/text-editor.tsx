import type { Node } from '@tiptap/pm/model'
import { EditorState, Selection, type Transaction } from '@tiptap/pm/state'
import { EditorView } from '@tiptap/pm/view'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RichTextDoc } from '#platform/document'
import { cleanPaste } from './paste/clean-paste.ts'
import { replay } from './waiting/replay-keys.ts'
import { pasteAddress } from './paste/paste-address.ts'
import { textPlugins } from './text-commands.ts'
import { textNode } from './text-node.ts'
import type { Early } from '../base/waiting-keys.ts'

export interface TextEditorProps {
  text: RichTextDoc
  label: string
  caret: { x: number; y: number } | null
  /** Keys that were pressed before the editor was loaded. */
  early: readonly Early[]
  /** Called when an earlier key has left the text. */
  onLeft: () => void
  /** Steps in ProseMirror's JSON, in their order. */
  onSteps: (steps: Record<string, unknown>[]) => void
  /** Called for `/` in an empty text, which opens the block palette. */
  onSlash: () => void
  /** Called when the address of a video was pasted into an empty paragraph. */
  onVideo: (address: string) => void
  /** The toolbar reads the selection from here; null once editing ends. */
  onState: (view: EditorView | null) => void
}

/** Edits rich text in place. Changes from undo or other people are applied without losing the caret. */
export function TextEditor(props: TextEditorProps) {
  const { text } = props
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const latestProps = useRef(props)
  useLayoutEffect(() => {
    latestProps.current = props
  })
  // The editor is created in the commit that shows it, so no key is lost between the waiting text and the editor.
  useLayoutEffect(() => {
    if (!place.current) return
    // The editor is created once; later texts are applied to it below.
    const { label, caret, early, text: first } = latestProps.current
    const state = EditorState.create({ doc: textNode(first), plugins: textPlugins() })
    const editor = new EditorView(place.current, {
      state,
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: 'text' },
      handleKeyDown: (editor, event) => {
        if (event.key !== '/' || editor.state.doc.textContent !== '') return false
        latestProps.current.onSlash()
        return true
      },
      transformPastedHTML: cleanPaste,
      handlePaste: (editor, event) => pasteAddress(editor, event, latestProps.current.onVideo),
      dispatchTransaction(transaction: Transaction) {
        editor.updateState(editor.state.apply(transaction))
        if (transaction.docChanged && !transaction.getMeta('elsewhere'))
          latestProps.current.onSteps(transaction.steps.map((step) => step.toJSON()))
        latestProps.current.onState(editor)
      },
    })
    view.current = editor
    const at = caret && editor.posAtCoords({ left: caret.x, top: caret.y })
    const selection = at ? Selection.near(editor.state.doc.resolve(at.pos)) : Selection.atEnd(editor.state.doc)
    editor.dispatch(editor.state.tr.setSelection(selection))
    editor.focus()
    if (replay(editor, early)) latestProps.current.onLeft()
    return () => {
      view.current = null
      editor.destroy()
      latestProps.current.onState(null)
    }
  }, [])
  useEffect(() => {
    if (view.current) layInto(view.current, textNode(text))
  }, [text])
  return <div ref={place} className="qe-text" />
}

/** Replaces only the stretch that differs. */
function layInto(view: EditorView, doc: Node): void {
  const start = view.state.doc.content.findDiffStart(doc.content)
  if (start === null) return
  const end = view.state.doc.content.findDiffEnd(doc.content)
  if (!end) return
  const overlap = start - Math.min(end.a, end.b)
  const shift = Math.max(0, overlap)
  const transaction = view.state.tr.replace(start, end.a + shift, doc.slice(start, end.b + shift))
  view.dispatch(transaction.setMeta('elsewhere', true))
}
