import { useRef } from 'react'
import { MenuPopover, useWords } from '#platform/ui'
import { useEditor } from '../base/editor-context.tsx'
import { editorMessages } from '../base/editor.messages.ts'
import { useEditorState } from '../base/editor-state.ts'
import { useEditorEntries } from './editor-entries.ts'

export interface MenuPlace {
  left: number
  top: number
}

/** Menu of actions for the selection, opened at the pointer. */
export function ContextMenu({
  place,
  isOpen: isAsked,
  onClose,
}: {
  place: MenuPlace | null
  isOpen: boolean
  onClose: () => void
}) {
  const t = useWords(editorMessages)
  const { canEdit } = useEditor()
  const { blocks, section } = useEditorState()
  const anchor = useRef<HTMLSpanElement>(null)
  const entries = useEditorEntries()
  const isOpen = isAsked && canEdit && (blocks.length > 0 || section !== null)
  return (
    <MenuPopover
      anchor={anchor}
      place={place}
      isOpen={isOpen}
      onClose={onClose}
      label={t('actions')}
      entries={entries}
    />
  )
}
