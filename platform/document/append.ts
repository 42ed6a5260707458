import { gather, partsOf } from './apply.ts'
import type { Block, Document, Settings } from './document.ts'
import { blockOf, type Counts, countsOf, documentOf, type Draft, draftOf } from './draft.ts'
import type { AppendRequest, DropReason, LoggedOperation, Outcome } from './log.schema.ts'
import { type Operation, type PlainOperation, plainOperationSchema } from './operation.ts'
import { perform } from './perform.ts'
import { rebaseAll } from './rebase.ts'

export interface ToAppend {
  head: Document
  /** Everything in the log after the request's `base`, in order. */
  since: readonly LoggedOperation[]
  /** Logged operations of this client among the numbers sent, also from before `base`. */
  known?: readonly LoggedOperation[]
  request: AppendRequest
  /** A rule of the server's own: why a part may not be done although it fits. */
  refuse?: (step: Step) => DropReason | null
}

/** One part of an operation, as it was just done. */
export interface Step {
  part: PlainOperation
  /** What the part is about, as it was before. */
  before: { settings: Settings; block: Block | undefined }
  /** The document with the part done, which goes on changing. */
  after: Pick<Document, 'kind' | 'settings' | 'sections' | 'blocks'>
  counts: () => Counts
}

export interface Appended {
  head: Document
  added: LoggedOperation[]
  outcomes: Outcome[]
}

/** Brings a client's operations into the server's order: moved over what came before them, done where they fit, answered one by one. */
export function appendToLog({ head, since, known = [], request, refuse }: ToAppend): Appended {
  const pending = request.operations.map(({ operation }) => partsOf(operation).map(readable))
  const over = since.map((logged) => ({ parts: partsOf(logged.operation), own: indexIn(request, logged) }))
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
    const outcome = appendOne(appended, request.client, n, operation, moved[at] ?? [], refuse)
    appended.outcomes.push(outcome)
    if (outcome.seq === null && typesText(pending[at] ?? [])) {
      lost.add(at)
      moved = rebaseAll(pending, over, lost).pending
    }
  }
  return appended
}

function appendOne(
  appended: Appended,
  client: string,
  n: number,
  operation: Operation,
  parts: readonly (PlainOperation | null)[],
  refuse: ToAppend['refuse'],
): Outcome {
  const dropped: Outcome['dropped'] = []
  const done: PlainOperation[] = []
  // One draft for all parts: each costs what it changes, not what the document holds.
  const draft = draftOf(appended.head)
  for (const [index, part] of parts.entries()) {
    const reason = part === null ? 'replaced' : performUnlessRefused(draft, appended.head.kind, part, refuse)
    if (reason !== null || part === null) dropped.push({ index, reason: reason ?? 'replaced' })
    else done.push(part)
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

/** What stands for a part that is no operation at all: it fits nowhere and is answered as refused. */
const unreadable: PlainOperation = { kind: 'removeBlock', id: '' }

function readable(part: PlainOperation): PlainOperation {
  const read = plainOperationSchema.safeParse(part)
  return read.success ? read.data : unreadable
}

function indexIn(request: AppendRequest, { client, n }: LoggedOperation): number | undefined {
  const at = client === request.client ? request.operations.findIndex((operation) => operation.n === n) : -1
  return at < 0 ? undefined : at
}

function typesText(parts: readonly PlainOperation[]): boolean {
  return parts.some(({ kind }) => kind === 'changeText')
}
