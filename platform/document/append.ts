import { apply, gather, partsOf } from './apply.ts'
import type { Document } from './document.ts'
import type { AppendRequest, DropReason, LoggedOperation, Outcome } from './log.schema.ts'
import { type Operation, type PlainOperation, plainOperationSchema } from './operation.ts'
import { rebaseAll } from './rebase.ts'

export interface ToAppend {
  head: Document
  /** Everything in the log after the request's `base`, in order. */
  since: readonly LoggedOperation[]
  /** Logged operations of this client among the numbers sent, also from before `base`. */
  known?: readonly LoggedOperation[]
  request: AppendRequest
  /** A rule of the server's own: why a part may not be done although it fits, given the documents before and after it. */
  refuse?: (before: Document, after: Document, part: PlainOperation) => DropReason | null
}

export interface Appended {
  head: Document
  added: LoggedOperation[]
  outcomes: Outcome[]
}

/** Brings a client's operations into the server's order: moved over what came before them, done where they fit, answered one by one. */
export function appendToLog({ head, since, known = [], request, refuse }: ToAppend): Appended {
  const pending = request.operations.map(({ operation }) => partsOf(operation).map(readable))
  const over = since.map((one) => ({ parts: partsOf(one.operation), own: indexIn(request, one) }))
  const earlier = new Map(
    [...known, ...since].filter(({ client }) => client === request.client).map((one) => [one.n, one.seq]),
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
  let document = appended.head
  for (const [index, part] of parts.entries()) {
    const applied = part === null ? null : apply(document, part)
    const reason =
      part === null || !applied
        ? 'replaced'
        : (applied.dropped[0]?.reason ?? refuse?.(document, applied.document, part) ?? null)
    if (reason !== null || part === null || !applied) dropped.push({ index, reason: reason ?? 'replaced' })
    else {
      done.push(part)
      document = applied.document
    }
  }
  if (done.length === 0) return { n, seq: null, dropped }
  const seq = appended.head.seq + 1
  const label =
    operation.kind === 'batch' && typeof operation.label === 'string' ? operation.label.slice(0, 200) : undefined
  appended.added.push({ seq, client, n, operation: gather(done, label) })
  appended.head = { ...document, seq }
  return { n, seq, dropped }
}

/** What stands for a part that is no operation at all: it fits nowhere and is answered as refused. */
const unreadable: PlainOperation = { kind: 'removeBlock', id: '' }

function readable(part: PlainOperation): PlainOperation {
  const read = plainOperationSchema.safeParse(part)
  return read.success ? read.data : unreadable
}

function indexIn(request: AppendRequest, { client, n }: LoggedOperation): number | undefined {
  const at = client === request.client ? request.operations.findIndex((one) => one.n === n) : -1
  return at < 0 ? undefined : at
}

function typesText(parts: readonly PlainOperation[]): boolean {
  return parts.some(({ kind }) => kind === 'changeText')
}
