import { useRef } from 'react'
import type { RichTextDoc } from '#platform/blocks'
import { useWords } from '#platform/desk'
import type { ViewProps } from '#platform/render'
import { editorMessages } from '../editor/editor.messages.ts'
import { useEditorState } from '../editor/editor-state.ts'
import { useEditor } from './editor-context.tsx'
import { TextEditor } from './text-editor.tsx'
import { useTextToolbar } from './text-toolbar-state.ts'

/** Typing that goes on without a longer pause is one step of undo. */
const pause = 1000

export function EditableText({ id, props }: ViewProps<unknown, unknown>) {
  const t = useWords(editorMessages)
  const { edit } = useEditor()
  const caret = useEditorState((state) => state.caret)
  const setView = useTextToolbar((state) => state.setView)
  const gesture = useRef({ count: 0, at: 0 })
  const typed = (steps: Record<string, unknown>[]) => {
    const now = Date.now()
    if (now - gesture.current.at > pause) gesture.current.count++
    gesture.current.at = now
    edit({ kind: 'changeText', id, path: ['text'], steps }, `text:${id}:${gesture.current.count}`)
  }
  const wantBlock = () => {
    const { set, edit: editText, section } = useEditorState.getState()
    editText(null)
    set({ inserting: { section, before: null, replaces: id } })
  }
  return (
    <TextEditor
      text={(props as { text: RichTextDoc }).text}
      label={t('textOf')}
      caret={caret}
      onSteps={typed}
      onSlash={wantBlock}
      onState={setView}
    />
  )
}
