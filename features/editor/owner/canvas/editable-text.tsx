import { useEffect, useRef, useState } from 'react'
import type { RichTextDoc } from '#platform/document'
import { useLoaded, useWords } from '#platform/ui'
import type { ViewProps } from '#platform/render'
import { editorMessages } from '../base/editor.messages.ts'
import { useEditorState } from '../base/editor-state.ts'
import { useEditor } from '../base/editor-context.tsx'
import { placeVideo } from './video/place-video.ts'
import { textTools } from '../rich-text/text-tools.ts'
import { useTextToolbar } from '../rich-text/text-toolbar-state.ts'
import { forgetWaitingKeys, waitingKeys } from '../base/waiting-keys.ts'
import { WaitingText } from '../rich-text/waiting/waiting-text.tsx'

/** Typing with shorter pauses is one step of undo. */
const pause = 1000

export function EditableText({ id, props }: ViewProps<unknown, unknown>) {
  const t = useWords(editorMessages)
  const { session, edit } = useEditor()
  const caret = useEditorState((state) => state.caret)
  const setView = useTextToolbar((state) => state.setView)
  const gesture = useRef({ count: 0, at: 0 })
  const tools = useLoaded(textTools)
  const [early] = useState(() => waitingKeys(id))
  const isHere = tools.kind === 'here'
  // The text editor has written the waiting keys before this effect runs.
  useEffect(() => {
    if (isHere) forgetWaitingKeys(id)
    return () => forgetWaitingKeys(id)
  }, [id, isHere])
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
  const { text } = props as { text: RichTextDoc }
  if (tools.kind !== 'here')
    return <WaitingText text={text} label={t('textOf')} early={early} hasFailed={tools.kind === 'failed'} />
  const { TextEditor } = tools.value
  return (
    <TextEditor
      text={text}
      label={t('textOf')}
      caret={caret}
      early={early}
      onLeft={() => useEditorState.getState().edit(null)}
      onSteps={typed}
      onSlash={wantBlock}
      onVideo={(address) => placeVideo(session.view().document, id, address, edit)}
      onState={setView}
    />
  )
}
