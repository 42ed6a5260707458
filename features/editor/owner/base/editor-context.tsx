import { createContext, useContext } from 'react'
import type { Operation } from '#platform/document'
import type { DocumentSession } from './session/document-session.ts'

export interface EditorTools {
  session: DocumentSession
  edit: (operation: Operation, gesture?: string | null) => void
  /** Announces a change to screen readers. */
  announce: (text: string) => void
  canEdit: boolean
  /** True for people who may only comment; they see the page and select blocks, but change nothing. */
  canComment: boolean
}

const EditorContext = createContext<EditorTools | null>(null)
export const EditorProvider = EditorContext.Provider

export function useEditor(): EditorTools {
  const tools = useContext(EditorContext)
  if (!tools) throw new Error('This belongs inside the editor.')
  return tools
}
