import { useEffect, useState, useSyncExternalStore } from 'react'
import { documentsApi } from '#features/pages/contract'
import type { DocumentSummary } from '#features/pages/contract'
import {
  type ClientLog,
  type Document,
  openClientLog,
  type Operation,
  reopenClientLog,
  type StoredSteps,
} from '#platform/document'
import { newId } from '#platform/contract'
import { CallFailure, call } from '#platform/ui'
import { documentSession, type DocumentSession, type SessionView } from './document-session.ts'
import { restoreChosen } from '../undo-selection.ts'
import { type StoredUndo, storedUndo } from './stored-steps.ts'
import { abandonedPending, holdClient, keepPending, type SavedPending } from './offline-store.ts'

/** Limit of operations in one request. */
const requestMax = 100

export interface OpenedDocument {
  session: DocumentSession
  summary: DocumentSummary
  /** Changes of earlier tabs that no longer apply after changes by others. */
  lost: readonly Operation[]
  /** Selection and scroll position before the tab was reloaded. */
  place: StoredUndo['place'] | null
}

interface Opening {
  key: string
  opened: OpenedDocument | null
  error: unknown
}

/** Opens the draft, after restoring changes that a closed tab could not send. */
export function useDocumentSession(id: string): { opened: OpenedDocument | null; error: unknown; retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const key = `${id} ${attempt}`
  const [opening, setOpening] = useState<Opening>({ key, opened: null, error: null })
  useEffect(() => {
    let wanted = true
    let session: DocumentSession | undefined
    openDocument(id).then(
      (opened) => {
        session = opened.session
        if (wanted) setOpening({ key, opened, error: null })
        else session.close()
      },
      (error: unknown) => wanted && setOpening({ key, opened: null, error }),
    )
    return () => {
      wanted = false
      session?.close()
    }
  }, [id, key])
  const { opened, error } = opening.key === key ? opening : { opened: null, error: null }
  return { opened, error, retry: () => setAttempt(attempt + 1) }
}

export function useSessionView(session: DocumentSession): SessionView {
  return useSyncExternalStore(session.subscribe, session.view)
}

/** Sends unsent changes of closed tabs first, so that the opened draft contains them. */
async function openDocument(id: string): Promise<OpenedDocument> {
  const lost = (await Promise.all((await abandonedPending(id)).map(sendAbandoned))).flat()
  const draft = await call(documentsApi.draft, { id })
  const client = newId()
  holdClient(client)
  const stored = lost.length === 0 ? storedUndo(id) : null
  const log =
    (stored && (await reopened(draft.document, stored.steps, client))) ?? openClientLog(draft.document, client)
  const session = documentSession(log)
  const goesOn = stored !== null && log.undos.length + log.redos.length > 0
  if (goesOn) restoreChosen(session, stored.chosen)
  return { session, summary: draft.summary, lost, place: stored?.place ?? null }
}

/** Steps of this tab from before it was reloaded; null when they do not fit the current draft. */
async function reopened(draft: Document, steps: StoredSteps, client: string): Promise<ClientLog | null> {
  try {
    const isThere = steps.seq === draft.seq && steps.pending.length === 0
    if (isThere) return reopenClientLog(draft, steps, [], client)
    const [base, { operations }] = await Promise.all([
      call(documentsApi.version, { id: draft.id, seq: steps.seq }),
      call(documentsApi.since, { id: draft.id, since: steps.seq }),
    ])
    return reopenClientLog(base, steps, operations, client)
  } catch {
    return null
  }
}

/**
 * Returns operations that no longer apply. Those that cannot be sent now stay stored and are sent when the document is
 * opened again.
 */
async function sendAbandoned(saved: SavedPending): Promise<Operation[]> {
  const { document, client, base } = saved
  let { pending } = saved
  const lost: Operation[] = []
  try {
    while (pending.length > 0) {
      const part = pending.slice(0, requestMax)
      const operations = part.map(({ n, operation }) => ({ n, operation }))
      const { outcomes } = await call(documentsApi.append, { id: document, base, client, operations })
      const refused = new Set(outcomes.filter(({ seq }) => seq === null).map(({ n }) => n))
      lost.push(...part.filter(({ n }) => refused.has(n)).map(({ operation }) => operation))
      pending = pending.slice(part.length)
      await keepPending({ ...saved, pending })
    }
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
  }
  return lost
}
