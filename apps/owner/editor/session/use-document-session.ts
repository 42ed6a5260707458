import { useEffect, useState, useSyncExternalStore } from 'react'
import { documentsApi } from '#features/pages/contract'
import type { DocumentSummary } from '#features/pages/contract'
import { newId } from '#platform/contract'
import { call } from '#platform/desk'
import { documentSession, type DocumentSession, type SessionView } from './document-session.ts'
import { abandonedPending, holdClient } from './offline-store.ts'

export interface OpenedDocument {
  session: DocumentSession
  summary: DocumentSummary
}

/** Opens the draft; what a closed tab could not send comes back first. */
export function useDocumentSession(id: string): { opened: OpenedDocument | null; error: unknown; retry: () => void } {
  const [opened, setOpened] = useState<OpenedDocument | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let wanted = true
    let session: DocumentSession | undefined
    setOpened(null)
    setError(null)
    openDocument(id).then(
      (document) => {
        session = document.session
        if (wanted) setOpened(document)
        else session.close()
      },
      (failure: unknown) => wanted && setError(failure),
    )
    return () => {
      wanted = false
      session?.close()
    }
  }, [id, attempt])
  return { opened, error, retry: () => setAttempt(attempt + 1) }
}

export function useSessionView(session: DocumentSession): SessionView {
  return useSyncExternalStore(session.subscribe, session.view)
}

async function openDocument(id: string): Promise<OpenedDocument> {
  const [draft, abandoned] = await Promise.all([call(documentsApi.draft, { id }), abandonedPending(id)])
  const saved = abandoned[0]
  const client = saved?.client ?? newId()
  holdClient(client)
  return { session: documentSession(draft.document, client, saved), summary: draft.summary }
}
