import { type ComponentType, createContext } from 'react'
import type { RichTextDoc } from '#platform/document'

export type RichTextEditor = ComponentType<{ label: string; value: RichTextDoc; onChange: (text: RichTextDoc) => void }>

/** Edits rich text. The editor, a later feature, gives its own. */
export const RichTextEditorContext = createContext<RichTextEditor | null>(null)
