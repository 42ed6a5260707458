import { apply, gather, invert, partsOf } from './apply.ts'
import type { ClientLog, Lost, Pending, UndoEntry } from './client-log.types.ts'
import type { Document } from './document.ts'
import type { LoggedOperation } from './log.schema.ts'
import type { PlainOperation } from './operation.ts'
import { rebaseAll } from './rebase.ts'
import { type Skipped, touchesOf, withoutTouched } from './touched.ts'

/**
 * Returns the view after the server's log has advanced: pending operations and inverse ones are rebased over the new
 * ones.
 */
export function advance(
  log: ClientLog,
  operations: readonly LoggedOperation[],
  refused: ReadonlySet<number>,
): { log: ClientLog; lost: Lost[] } {
  const voided: Lost[] = []
  const fresh = consecutive(log.confirmed.seq, operations)
  if (fresh.length === 0 && refused.size === 0) return { log, lost: [] }
  const over = fresh.map((logged) => ({ parts: partsOf(logged.operation), own: ownIndex(log, logged) }))
  const lost = new Set(log.pending.flatMap(({ n }, at) => (refused.has(n) ? [at] : [])))
  const moved = rebaseAll(
    log.pending.map(({ operation }) => partsOf(operation)),
    over,
    lost,
  )
  const confirmed = fresh.reduce(
    (document, logged) => ({ ...apply(document, logged.operation).document, seq: logged.seq }),
    log.confirmed,
  )
  const answered = new Set([...over.flatMap(({ own }) => (own === undefined ? [] : [own])), ...lost])
  const pending = log.pending.flatMap((entry, at) =>
    answered.has(at) ? [] : movedPending(entry, moved.pending[at] ?? [], voided),
  )
  const foreign = over.filter(({ own }) => own === undefined).flatMap(({ parts }) => parts)
  const { present, inverses } = reapply(confirmed, pending)
  const carry = (entries: readonly UndoEntry[]): UndoEntry[] => {
    const rows = entries.toReversed().flatMap(({ pieces }) => pieces)
    const carried = moved.follow(rows.map(({ inverse }) => inverse))
    const touched = touchesOf(foreign, log.present)
    const skipped: Skipped = []
    const ways = new Map(
      rows.map((piece, at) => [
        piece,
        withoutTouched(
          (carried[at] ?? []).filter((part) => part !== null),
          touched,
          skipped,
        ),
      ]),
    )
    return entries.flatMap((entry) => {
      const pieces = entry.pieces
        .filter(({ n }) => !refused.has(n))
        .map((piece) => ({ n: piece.n, inverse: inverses.get(piece.n) ?? ways.get(piece) ?? [] }))
        .filter(({ inverse }) => inverse.length > 0)
      return pieces.length > 0 ? [{ ...entry, pieces }] : []
    })
  }
  return {
    log: { ...log, confirmed, pending, present, undos: carry(log.undos), redos: carry(log.redos) },
    lost: voided,
  }
}

function reapply(
  confirmed: Document,
  pending: readonly Pending[],
): { present: Document; inverses: Map<number, readonly PlainOperation[]> } {
  const inverses = new Map<number, readonly PlainOperation[]>()
  let present = confirmed
  for (const { n, operation } of pending) {
    inverses.set(n, partsOf(invert(present, operation)))
    present = apply(present, operation).document
  }
  return { present, inverses }
}

/**
 * Returns the remaining parts of a pending operation. Parts made void by others are reported and not sent, because
 * elsewhere they would do harm.
 */
function movedPending(pending: Pending, parts: readonly (PlainOperation | null)[], lost: Lost[]): Pending[] {
  const left = parts.filter((part) => part !== null)
  if (left.length < parts.length) {
    const before = partsOf(pending.operation)
    const removedParts = parts.flatMap((part, at) => (part === null ? (before[at] ?? []) : []))
    lost.push({ n: pending.n, operation: gather(removedParts), reasons: removedParts.map(() => 'replaced' as const) })
  }
  if (left.length === 0) return []
  return [
    {
      ...pending,
      operation: pending.operation.kind === 'batch' ? { ...pending.operation, operations: left } : gather(left),
    },
  ]
}

function ownIndex(log: ClientLog, { client, n }: LoggedOperation): number | undefined {
  const at = client === log.client ? log.pending.findIndex((pending) => pending.n === n) : -1
  return at < 0 ? undefined : at
}

function consecutive(seq: number, operations: readonly LoggedOperation[]): LoggedOperation[] {
  const fresh: LoggedOperation[] = []
  for (const logged of operations.toSorted((a, b) => a.seq - b.seq))
    if (logged.seq === seq + fresh.length + 1) fresh.push(logged)
  return fresh
}
