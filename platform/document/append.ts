import { gather, partsOf } from './apply.ts'
import { weightOf } from './weight.ts'
import type { Block, Document, Settings } from './document.ts'
import { blockOf, type Counts, countsOf, documentOf, type Draft, draftOf } from './draft.ts'
import type { AppendRequest, DropReason, LoggedOperation, Outcome } from './log.schema.ts'
import { type Operation, type PlainOperation, plainOperationSchema } from './operation.ts'
import { perform } from './perform.ts'
import { mapsToRebase, type Over, rebaseAll } from './rebase.ts'

export interface ToAppend {
  head: Document
  /** All operations in the log after the request's `base`, in order. */
  since: readonly LoggedOperation[]
  /** Logged operations of this client among the sent numbers, also from before `base`. */
  known?: readonly LoggedOperation[]
  request: AppendRequest
  /** A rule of the server that refuses a part although it fits; returns the reason. */
  refuse?: (step: Step) => DropReason | null
  /** Limit of changes or text steps in one part; a heavier part is refused. */
  heaviestPart?: number
}

/** Limit of positions to be mapped. Beyond it the client fetches the other operations and sends again. */
const mapsAtMost = 100_000

/** Whether rebasing the request would take longer than others may wait. */
export function isTooMuchToRebase({ since, request }: Pick<ToAppend, 'since' | 'request'>): boolean {
  const pending = request.operations.map(({ operation }) => partsOf(operation).map(readable))
  return mapsToRebase(pending, overOf(request, since)) > mapsAtMost
}

/** One part of an operation after it was applied. */
export interface Step {
  part: PlainOperation
  /** The subject of the part, before the change. */
  before: { settings: Settings; block: Block | undefined }
  /** The document after the part, which later parts change further. */
  after: Pick<Document, 'kind' | 'settings' | 'sections' | 'blocks'>
  counts: () => Counts
}

export interface Appended {
  head: Document
  added: LoggedOperation[]
  outcomes: Outcome[]
}

/**
 * Brings a client's operations into the server's order: rebases them over earlier ones, applies those that fit, and
 * reports each. It pauses after each part, so that its caller can run other work.
 */
export function* appendInSteps(toAppend: ToAppend): Generator<undefined, Appended, undefined> {
  const { head, since, known = [], request } = toAppend
  const pending = request.operations.map(({ operation }) => partsOf(operation).map(readable))
  const over = overOf(request, since)
  const earlier = new Map(
    [...known, ...since].filter(({ client }) => client === request.client).map((logged) => [logged.n, logged.seq]),
  )
  const lost = new Set<number>()
  const appended: Appended = { head, added: [], outcomes: [] }
  let moved = rebaseAll(pending, over, lost).pending
  for (const [at, { n, operation }] of request.operations.entries()) {
    const seq = earlier.get(n)
    if (seq !== undefined) {
      appended.outcomes.push({ n, seq, dropped: [] })
      continue
    }
    const outcome = yield* appendOne(appended, { n, operation, parts: moved[at] ?? [] }, toAppend)
    appended.outcomes.push(outcome)
    if (outcome.seq === null && typesText(pending[at] ?? [])) {
      lost.add(at)
      moved = rebaseAll(pending, over, lost).pending
    }
  }
  return appended
}

interface Moved {
  n: number
  operation: Operation
  parts: readonly (PlainOperation | null)[]
}

function* appendOne(
  appended: Appended,
  { n, operation, parts }: Moved,
  { request: { client }, refuse, heaviestPart = Number.POSITIVE_INFINITY }: ToAppend,
): Generator<undefined, Outcome, undefined> {
  const dropped: Outcome['dropped'] = []
  const done: PlainOperation[] = []
  // All parts share a draft, so that each takes time for its changes and not for the whole document.
  const draft = draftOf(appended.head)
  for (const [index, part] of parts.entries()) {
    const isHeavy = part !== null && weightOf(part) > heaviestPart
    const reason =
      part === null ? 'replaced' : isHeavy ? 'refused' : performUnlessRefused(draft, appended.head.kind, part, refuse)
    if (reason !== null || part === null) dropped.push({ index, reason: reason ?? 'replaced' })
    else done.push(part)
    yield
  }
  if (done.length === 0) return { n, seq: null, dropped }
  const seq = appended.head.seq + 1
  const label =
    operation.kind === 'batch' && typeof operation.label === 'string' ? operation.label.slice(0, 200) : undefined
  appended.added.push({ seq, client, n, operation: gather(done, label) })
  appended.head = { ...documentOf(draft), seq }
  return { n, seq, dropped }
}

function performUnlessRefused(
  draft: Draft,
  kind: Document['kind'],
  part: PlainOperation,
  refuse: ToAppend['refuse'],
): DropReason | null {
  const id = part.kind === 'insertBlock' ? part.block.id : 'id' in part ? part.id : ''
  const before = { settings: draft.settings, block: blockOf(draft, id) }
  if (refuse) countsOf(draft)
  const effect = perform(draft, part)
  if ('reason' in effect) return effect.reason
  const { settings, sections, blocks } = draft
  const after = { kind, settings, sections, blocks }
  const reason = refuse?.({ part, before, after, counts: () => countsOf(draft) }) ?? null
  if (reason !== null) for (const back of effect.inverse()) perform(draft, back)
  return reason
}

/** Replaces a part that is not an operation: it applies nowhere and is refused. */
const unreadable: PlainOperation = { kind: 'removeBlock', id: '' }

function readable(part: PlainOperation): PlainOperation {
  const read = plainOperationSchema.safeParse(part)
  return read.success ? read.data : unreadable
}

function overOf(request: AppendRequest, since: readonly LoggedOperation[]): Over[] {
  return since.map((item) => ({ parts: partsOf(item.operation), own: indexIn(request, item) }))
}

function indexIn(request: AppendRequest, { client, n }: LoggedOperation): number | undefined {
  const at = client === request.client ? request.operations.findIndex((operation) => operation.n === n) : -1
  return at < 0 ? undefined : at
}

function typesText(parts: readonly PlainOperation[]): boolean {
  return parts.some(({ kind }) => kind === 'changeText')
}
