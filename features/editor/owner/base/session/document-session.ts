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
  type Operation,
  received,
  redo,
  requestFailed,
  type StoredSteps,
  stepsOf,
  takeRequest,
  undo,
  withWayBack,
} from '#platform/document'
import { call, CallFailure, isOffline, isSignedOut, signedOutEvent } from '#platform/ui'
import { usePeople } from './people-state.ts'
import { listenForOthers } from './listen-for-others.ts'
import { keepPending } from './offline-store.ts'

export type SaveState = 'saved' | 'saving' | 'offline' | 'refused'

export interface SessionView {
  document: Document
  state: SaveState
  canUndo: boolean
  canRedo: boolean
  /** Number of steps that can be undone. */
  undoDepth: number
  error: unknown
}

/**
 * The document edited in this tab: applies changes at once, sends them in the background and receives changes of other
 * people.
 */
export interface DocumentSession {
  readonly id: string
  readonly view: () => SessionView
  readonly subscribe: (listener: () => void) => () => void
  readonly edit: (operation: Operation, gesture?: string | null) => void
  readonly endGesture: () => void
  /** The steps of undo and redo, for storage. */
  readonly steps: () => StoredSteps
  readonly undo: () => void
  readonly redo: () => void
  /** The server acted for this person; undo can revert its operation once that has arrived here. */
  readonly doneByServer: (seq: number, back: Operation) => Promise<void>
  /** Resolves when the server has everything. */
  readonly flush: () => Promise<void>
  readonly onLost: (listener: (lost: readonly Lost[]) => void) => () => void
  readonly close: () => void
}

const sendDelay = 300
/** Shorter delay while other people are on the page. */
const sendDelayInCompany = 25
const retryDelays = [1000, 2000, 5000, 10_000, 30_000]

export function documentSession(opened: ClientLog): DocumentSession {
  const document = opened.confirmed
  const localLog = holdLog(opened)
  const sender = sendInBackground(document.id, localLog, () => catchUp())
  const changed = (next: ClientLog) => {
    localLog.become(next)
    localLog.keep()
    sender.plan(usePeople.getState().others.length > 0 ? sendDelayInCompany : sendDelay)
  }
  const take = async (operations: readonly LoggedOperation[]) => {
    if (localLog.take(received(localLog.log(), operations)).isBehind) await catchUp()
  }
  const catchUp = async () => {
    const answer = await call(documentsApi.since, { id: document.id, since: localLog.log().confirmed.seq })
    const wasSignedOut = isSignedOut(localLog.problem())
    localLog.take(received(localLog.log(), answer.operations), wasSignedOut ? null : localLog.problem())
    if (wasSignedOut) sender.plan(0)
  }
  const stopListening = listenForOthers(
    { id: document.id, client: opened.client },
    () => localLog.log().confirmed.seq,
    take,
    catchUp,
  )
  const online = () => sender.plan(0)
  window.addEventListener('online', online)
  // Any request may detect that the person is signed out; later changes are not saved.
  const signedOut = () => localLog.become(localLog.log(), new CallFailure({ code: 'signedOut', sentence: '' }, 401))
  window.addEventListener(signedOutEvent, signedOut)
  return {
    id: document.id,
    view: localLog.view,
    subscribe: localLog.subscribe,
    onLost: localLog.onLost,
    edit: (operation, gesture = null) => changed(edit(localLog.log(), operation, gesture).log),
    endGesture: () => localLog.become(endGesture(localLog.log())),
    steps: () => stepsOf(localLog.log()),
    undo: () => changed(undo(localLog.log())),
    redo: () => changed(redo(localLog.log())),
    doneByServer: async (seq, back) => {
      if (localLog.log().confirmed.seq < seq) await catchUp()
      localLog.become(withWayBack(localLog.log(), back))
    },
    flush: sender.flush,
    close: () => {
      stopListening()
      window.removeEventListener('online', online)
      window.removeEventListener(signedOutEvent, signedOut)
      sender.close()
    },
  }
}

type LogUpdate = { log: ClientLog; lost: readonly Lost[] }

/** The log of operations, its subscribers, and a copy that survives the loss of the tab. */
function holdLog(opened: ClientLog) {
  let log = opened
  const { client, confirmed } = opened
  const document = confirmed.id
  let problem: unknown = null
  let view = viewOf(log, problem)
  const listeners = new Set<() => void>()
  const lostListeners = new Set<(lost: readonly Lost[]) => void>()
  const become = (next: ClientLog, issue: unknown = problem) => {
    log = next
    problem = issue
    view = viewOf(log, problem)
    for (const listener of listeners) listener()
  }
  const keep = () => {
    void keepPending({ document, client, base: log.confirmed.seq, pending: log.pending, nextN: log.nextN })
  }
  return {
    log: () => log,
    problem: () => problem,
    view: () => view,
    become,
    keep,
    take: <T extends LogUpdate>(update: T, issue: unknown = problem): T => {
      become(update.log, issue)
      keep()
      if (update.lost.length > 0) for (const listener of lostListeners) listener(update.lost)
      return update
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onLost: (listener: (lost: readonly Lost[]) => void) => {
      lostListeners.add(listener)
      return () => lostListeners.delete(listener)
    },
  }
}

function isProblem(error: unknown, code: string): boolean {
  return (error as { code?: unknown } | null)?.code === code
}

function viewOf(log: ClientLog, problem: unknown): SessionView {
  const state: SaveState = problem ? (isOffline(problem) ? 'offline' : 'refused') : hasUnsaved(log) ? 'saving' : 'saved'
  return {
    document: log.present,
    state,
    canUndo: log.undos.length > 0,
    canRedo: log.redos.length > 0,
    undoDepth: log.undos.length,
    error: problem,
  }
}

/** Sends one request at a time; failed requests are repeated with growing delays. */
function sendInBackground(id: string, logHolder: ReturnType<typeof holdLog>, catchUp: () => Promise<void>) {
  let failures = 0
  let most = Number.POSITIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  const plan = (delay: number) => {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(() => void send(), delay)
  }
  const send = async () => {
    const request = takeRequest(logHolder.log(), most)
    if (!request) return
    logHolder.become(request.log)
    try {
      const answer: AppendAnswer = await call(documentsApi.append, { id, ...request.request }, { keepalive: isClosed })
      failures = 0
      most = Number.POSITIVE_INFINITY
      logHolder.take(acknowledged(logHolder.log(), answer), null)
      plan(0)
    } catch (error) {
      logHolder.become(requestFailed(logHolder.log()), error)
      if (isProblem(error, 'pages.too_much_at_once'))
        most = Math.max(1, Math.floor(request.request.operations.length / 2))
      // When catching up fails too, it is repeated with the next request.
      if (isProblem(error, 'pages.too_far_behind')) await catchUp().catch(() => {})
      plan(retryDelays[Math.min(failures++, retryDelays.length - 1)] ?? 30_000)
    }
  }
  const flush = () =>
    new Promise<void>((resolve) => {
      const done = () => {
        if (hasUnsaved(logHolder.log())) return
        stop()
        resolve()
      }
      const stop = logHolder.subscribe(done)
      plan(0)
      done()
    })
  const close = () => {
    isClosed = true
    clearTimeout(timer)
    void send()
  }
  return { plan, flush, close }
}
