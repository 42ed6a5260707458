import type { Document } from '#platform/blocks'
import { useEditorState } from './editor-state.ts'
import { HistoryPanel } from './history-panel.tsx'
import { LayersPanel } from './layers-panel.tsx'
import type { OpenedDocument } from './session/use-document-session.ts'

export interface SidePanelProps {
  document: Document
  opened: OpenedDocument
  /** Shows another version on the canvas; null: the present one. */
  onShow: (document: Document | null) => void
}

export function SidePanel(props: SidePanelProps) {
  const side = useEditorState((state) => state.side)
  return <aside className="e-side">{side === 'history' ? <HistoryPanel {...props} /> : <LayersPanel document={props.document} />}</aside>
}
