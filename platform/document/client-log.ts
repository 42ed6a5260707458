import { apply, gather, invert, partsOf } from './apply.ts'
import { mergeParts } from './coalesce.ts'
import { advance } from './advance-client-log.ts'
import type { ClientLog, Lost, Pending, UndoEntry } from './client-log.types.ts'
import type { Document } from './document.ts'
import type { AppendAnswer, AppendRequest, DropReason, LoggedOperation } from './log.schema.ts'
import type { Operation } from './operation.ts'
import { joinedWeightAtMost, weightOf } from './weight.ts'

/** Limit of operations in one request. */
const requestMax = 100
const undoMax = 1000

/** `client` is generated for every tab. `saved` restores operations that a closed tab had not sent. */
export function openClientLog(
  document: Document,
  client: string,
  saved?: { pending: readonly Pending[]; nextN: number },
): ClientLog {
  const pending = (saved?.pending ?? []).map((entry) => ({ ...entry, sent: true }))
  const log: ClientLog = {
    client,
    confirmed: document,
    pending,
    present: document,
    nextN: saved?.nextN ?? 1,
    undos: [],
    redos: [],
    inFlight: [],
  }
  return { ...log, present: withPending(document, pending) }
}

/** Applies an edit locally. Consecutive edits of one `gesture` are one step of undo and one operation to send. */
export function edit(
  log: ClientLog,
  operation: Operation,
  gesture: string | null = null,
): { log: ClientLog; dropped: readonly DropReason[] } {
  const { document, dropped, done } = apply(log.present, operation)
  const reasons = dropped.map(({ reason }) => reason)
  if (!done) return { log, dropped: reasons }
  const added = append(log, done, document, gesture)
  const piece = { n: added.n, inverse: partsOf(invert(log.present, done)) }
  const top = log.undos.at(-1)
  const label = done.kind === 'batch' ? (done.label ?? null) : null
  const undos =
    top && gesture !== null && top.gesture === gesture
      ? [...log.undos.slice(0, -1), { ...top, pieces: joinPieces(piece, top.pieces) }]
      : [...log.undos, { gesture, label, pieces: [piece] }].slice(-undoMax)
  return { log: { ...added.log, undos, redos: [] }, dropped: reasons }
}

/** A change that the server made for this person becomes an undo step once it has arrived, like a change by hand. */
export function withWayBack(log: ClientLog, back: Operation): ClientLog {
  const label = back.kind === 'batch' ? (back.label ?? null) : null
  // Operations to send have numbers from 1.
  const entry: UndoEntry = { gesture: null, label, pieces: [{ n: 0, inverse: partsOf(back) }] }
  return { ...log, undos: [...log.undos, entry].slice(-undoMax), redos: [] }
}

/** Ends a gesture: a later edit with the same name is a separate step. */
export function endGesture(log: ClientLog): ClientLog {
  const undos = log.undos.map((entry) => (entry.gesture === null ? entry : { ...entry, gesture: null }))
  return {
    ...log,
    undos,
    pending: log.pending.map((entry) => (entry.gesture === null ? entry : { ...entry, gesture: null })),
  }
}

/** Undoes this client's last gesture in the current document; changes by others stay. */
export function undo(log: ClientLog): ClientLog {
  return stepBack(log, 'undos', 'redos')
}

export function redo(log: ClientLog): ClientLog {
  return stepBack(log, 'redos', 'undos')
}

/** Returns the next request of at most `most` operations; null while one is under way or nothing waits. */
export function takeRequest(log: ClientLog, most = requestMax): { log: ClientLog; request: AppendRequest } | null {
  if (log.inFlight.length > 0 || log.pending.length === 0) return null
  const sending = log.pending.slice(0, howManyFit(log.pending, Math.min(most, requestMax)))
  const pending = log.pending.map((entry, at) =>
    at < sending.length ? { ...entry, sent: true, gesture: null } : entry,
  )
  const operations = sending.map(({ n, operation }) => ({ n, operation }))
  return {
    log: { ...log, pending, inFlight: sending.map(({ n }) => n) },
    request: { base: log.confirmed.seq, client: log.client, operations },
  }
}

/** The first gesture is always sent, because a gesture is never split. */
function howManyFit(pending: readonly Pending[], most: number): number {
  let weight = 0
  const tooMany = pending.findIndex(({ operation }, at) => {
    weight += weightOf(operation)
    return at >= most || (at > 0 && weight > joinedWeightAtMost)
  })
  return tooMany < 0 ? pending.length : tooMany
}

/** Handles a failed request, or one with an unknown result: it is sent again, which has no second effect. */
export function requestFailed(log: ClientLog): ClientLog {
  return { ...log, inFlight: [] }
}

/** Handles the server's response to the pending request. */
export function acknowledged(before: ClientLog, answer: AppendAnswer): { log: ClientLog; lost: readonly Lost[] } {
  const log = withoutHeld(before, answer)
  const refused = new Map(
    answer.outcomes.flatMap((outcome) =>
      outcome.seq === null ? [[outcome.n, outcome.dropped.map(({ reason }) => reason)] as const] : [],
    ),
  )
  const lost = log.pending.flatMap(({ n, operation }) => {
    const reasons = refused.get(n)
    return reasons ? [{ n, operation, reasons }] : []
  })
  const partly = answer.outcomes.flatMap((outcome) => {
    const sent = log.pending.find(({ n }) => n === outcome.n)
    return sent && outcome.seq !== null && outcome.dropped.length > 0 ? [lostParts(sent, outcome.dropped)] : []
  })
  const advanced = advance({ ...log, inFlight: [] }, answer.operations, new Set(refused.keys()))
  return { log: advanced.log, lost: [...lost, ...partly, ...advanced.lost] }
}

/**
 * Drops operations that a closed tab sent without receiving the response, when the document opened after it contains
 * them.
 */
function withoutHeld(log: ClientLog, { outcomes }: AppendAnswer): ClientLog {
  const confirmed = new Set(outcomes.flatMap(({ n, seq }) => (seq !== null && seq <= log.confirmed.seq ? [n] : [])))
  const pending = log.pending.filter(({ n }) => !confirmed.has(n))
  return pending.length === log.pending.length ? log : { ...log, pending, present: withPending(log.confirmed, pending) }
}

/**
 * Handles operations from the server's log, including the client's own. `isBehind`: operations before them are missing
 * and have to be fetched.
 */
export function received(
  log: ClientLog,
  operations: readonly LoggedOperation[],
): { log: ClientLog; lost: readonly Lost[]; isBehind: boolean } {
  const next = advance(log, operations, new Set())
  const last = Math.max(0, ...operations.map(({ seq }) => seq))
  return { ...next, isBehind: last > next.log.confirmed.seq }
}

export function hasUnsaved(log: ClientLog): boolean {
  return log.pending.length > 0
}

function stepBack(log: ClientLog, from: 'undos' | 'redos', to: 'undos' | 'redos'): ClientLog {
  const entry = log[from].at(-1)
  if (!entry) return log
  const rest = { ...log, [from]: log[from].slice(0, -1) }
  const operation = gather(
    entry.pieces.flatMap(({ inverse }) => inverse),
    entry.label ?? undefined,
  )
  const { document, done } = apply(log.present, operation)
  if (!done) return stepBack(rest, from, to)
  const added = append(rest, done, document, null)
  const back: UndoEntry = {
    gesture: null,
    label: entry.label,
    pieces: [{ n: added.n, inverse: partsOf(invert(log.present, done)) }],
  }
  return { ...added.log, [to]: [...log[to], back] }
}

function append(
  log: ClientLog,
  operation: Operation,
  present: Document,
  gesture: string | null,
): { log: ClientLog; n: number } {
  const last = log.pending.at(-1)
  const isSameGesture = last && !last.sent && gesture !== null && last.gesture === gesture
  if (isSameGesture && weightOf(last.operation) + weightOf(operation) <= joinedWeightAtMost) {
    const merged = { ...last, operation: gather(mergeParts([...partsOf(last.operation), ...partsOf(operation)])) }
    return { log: { ...log, present, pending: [...log.pending.slice(0, -1), merged] }, n: last.n }
  }
  const added = { n: log.nextN, operation, gesture, sent: false }
  return { log: { ...log, present, pending: [...log.pending, added], nextN: log.nextN + 1 }, n: added.n }
}

function joinPieces(piece: UndoEntry['pieces'][number], pieces: UndoEntry['pieces']): UndoEntry['pieces'] {
  const [first, ...others] = pieces
  if (first && first.n === piece.n)
    return [{ n: piece.n, inverse: mergeParts([...piece.inverse, ...first.inverse]) }, ...others]
  return [piece, ...pieces]
}

function withPending(document: Document, pending: readonly Pending[]): Document {
  return pending.reduce((present, { operation }) => apply(present, operation).document, document)
}

function lostParts(sent: Pending, dropped: readonly { index: number; reason: DropReason }[]): Lost {
  const parts = partsOf(sent.operation)
  const operations = dropped.flatMap(({ index }) => parts[index] ?? [])
  return { n: sent.n, operation: gather(operations), reasons: dropped.map(({ reason }) => reason) }
}
