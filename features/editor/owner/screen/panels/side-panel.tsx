import type { Document } from '#platform/document'
import { Skeleton, useWords } from '#platform/ui'
import { editorMessages } from '../../base/editor.messages.ts'
import { useEditorState } from '../../base/editor-state.ts'
import { NotesPanel } from '../../notes/later-parts.ts'
import { HistoryPanel, LayersPanel } from '../later-parts.ts'
import type { OpenedDocument } from '../../base/session/use-document-session.ts'
import { useAtPause } from '../../base/use-at-pause.ts'

export interface SidePanelProps {
  document: Document
  opened: OpenedDocument
  /** Shows another version on the canvas; null shows the current one. */
  onShow: (document: Document | null) => void
  /** Whether the panel shows a skeleton because the page loads first. */
  waits: boolean
}

export function SidePanel(props: SidePanelProps) {
  const t = useWords(editorMessages)
  const side = useEditorState((state) => state.side)
  const editing = useEditorState((state) => state.editing)
  const document = useAtPause(props.document, editing)
  return (
    <aside className="e-side" aria-label={t(side === 'history' ? 'history' : side === 'notes' ? 'comments' : 'layers')}>
      {props.waits ? (
        <Skeleton />
      ) : side === 'history' ? (
        <HistoryPanel {...props} />
      ) : side === 'notes' ? (
        <NotesPanel document={document} />
      ) : (
        <LayersPanel document={document} />
      )}
    </aside>
  )
}
