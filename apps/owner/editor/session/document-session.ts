import { documentsApi } from '#features/pages/contract'
import {
  acknowledged,
  type AppendAnswer,
  type ClientLog,
  type Document,
  edit,
  endGesture,
  hasUnsaved,
  type LoggedOperation,
  type Lost,
  openClientLog,
  type Operation,
  received,
  redo,
  requestFailed,
  takeRequest,
  undo,
} from '#platform/blocks'
import { call, isOffline } from '#platform/desk'
import { keepPending } from './offline-store.ts'

export type SaveState = 'saved' | 'saving' | 'offline' | 'refused'

export interface SessionView {
  document: Document
  state: SaveState
  canUndo: boolean
  canRedo: boolean
  error: unknown
}

/** One document being edited in this tab: does at once, sends in the background, takes in what others do. */
export interface DocumentSession {
  readonly id: string
  readonly view: () => SessionView
  readonly subscribe: (listener: () => void) => () => void
  readonly edit: (operation: Operation, gesture?: string | null) => void
  readonly endGesture: () => void
  readonly undo: () => void
  readonly redo: () => void
  /** Resolves when the server has everything. */
  readonly flush: () => Promise<void>
  readonly onLost: (listener: (lost: readonly Lost[]) => void) => () => void
  readonly close: () => void
}

const sendDelay = 300
const retryDelays = [1000, 2000, 5000, 10_000, 30_000]

export function documentSession(document: Document, client: string, saved?: Pick<ClientLog, 'pending' | 'nextN'>): DocumentSession {
  let log = openClientLog(document, client, saved)
  let failures = 0
  let problem: unknown = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  const listeners = new Set<() => void>()
  const lostListeners = new Set<(lost: readonly Lost[]) => void>()
  const waiters = new Set<() => void>()
  let view = viewOf()

  function viewOf(): SessionView {
    const state: SaveState = problem ? (isOffline(problem) ? 'offline' : 'refused') : hasUnsaved(log) ? 'saving' : 'saved'
    return { document: log.present, state, canUndo: log.undos.length > 0, canRedo: log.redos.length > 0, error: problem }
  }

  function become(next: ClientLog): void {
    log = next
    view = viewOf()
    for (const listener of listeners) listener()
    if (!hasUnsaved(log)) {
      for (const done of waiters) done()
      waiters.clear()
    }
  }

  function changed(next: ClientLog): void {
    become(next)
    void keepPending({ document: document.id, client, pending: log.pending, nextN: log.nextN })
    plan(sendDelay)
  }

  function plan(delay: number): void {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(() => void send(), delay)
  }

  async function send(): Promise<void> {
    const taken = takeRequest(log)
    if (!taken) return
    become(taken.log)
    try {
      const answer: AppendAnswer = await call(documentsApi.append, { id: document.id, ...taken.request }, { keepalive: isClosed })
      const next = acknowledged(log, answer)
      failures = 0
      problem = null
      become(next.log)
      void keepPending({ document: document.id, client, pending: log.pending, nextN: log.nextN })
      tell(next.lost)
      plan(0)
    } catch (error) {
      problem = error
      become(requestFailed(log))
      plan(retryDelays[Math.min(failures++, retryDelays.length - 1)] ?? 30_000)
    }
  }

  function tell(lost: readonly Lost[]): void {
    if (lost.length > 0) for (const listener of lostListeners) listener(lost)
  }

  async function take(operations: readonly LoggedOperation[]): Promise<void> {
    const next = received(log, operations)
    become(next.log)
    tell(next.lost)
    if (next.isBehind) await catchUp()
  }

  async function catchUp(): Promise<void> {
    const answer = await call(documentsApi.since, { id: document.id, since: log.confirmed.seq })
    const next = received(log, answer.operations)
    become(next.log)
    tell(next.lost)
  }

  const stopListening = listenForOthers(document.id, () => log.confirmed.seq, take, catchUp)
  const online = () => plan(0)
  window.addEventListener('online', online)
  if (log.pending.length > 0) plan(0)

  return {
    id: document.id,
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    edit: (operation, gesture = null) => changed(edit(log, operation, gesture).log),
    endGesture: () => become(endGesture(log)),
    undo: () => changed(undo(log)),
    redo: () => changed(redo(log)),
    flush: () =>
      hasUnsaved(log)
        ? new Promise((resolve) => {
            waiters.add(resolve)
            plan(0)
          })
        : Promise.resolve(),
    onLost: (listener) => {
      lostListeners.add(listener)
      return () => lostListeners.delete(listener)
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
      stopListening()
      window.removeEventListener('online', online)
      void send()
    },
  }
}

/** Others' operations by server-sent events; where those do not come through, by asking every few seconds. */
function listenForOthers(
  id: string,
  seq: () => number,
  take: (operations: readonly LoggedOperation[]) => Promise<void>,
  catchUp: () => Promise<void>,
): () => void {
  let poll: ReturnType<typeof setInterval> | undefined
  const source = new EventSource(`/api/documents/${id}/events?since=${seq()}`)
  source.addEventListener('operations', (event) => {
    const told = JSON.parse((event as MessageEvent<string>).data) as { operations: LoggedOperation[] }
    void take(told.operations).catch(() => {})
  })
  source.onopen = () => clearInterval(poll)
  source.onerror = () => {
    clearInterval(poll)
    poll = setInterval(() => void catchUp().catch(() => {}), 4000)
  }
  return () => {
    source.close()
    clearInterval(poll)
  }
}
