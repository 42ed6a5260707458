import type { ClientLog, Pending, UndoEntry } from './client-log.types.ts'
import { openClientLog, received } from './client-log.ts'
import type { Document } from './document.ts'
import type { LoggedOperation } from './log.schema.ts'

/**
 * Parts of a log that are stored so that undo continues after a reload: the inverse operations, and the position in the
 * server's log at which they start.
 */
export interface StoredSteps {
  client: string
  seq: number
  nextN: number
  pending: readonly Pending[]
  undos: readonly UndoEntry[]
  redos: readonly UndoEntry[]
}

export function stepsOf({ client, confirmed, nextN, pending, undos, redos }: ClientLog): StoredSteps {
  return { client, seq: confirmed.seq, nextN, pending, undos, redos }
}

/**
 * Restores the log of a tab after a reload. `base` is the document at the stored position, and `operations` are all
 * later ones: those that this client had sent, and those of others, over which the inverse operations are rebased. The
 * new client continues with the old numbers, because they identify the inverse operations. Returns null when an
 * operation of this client is missing in the server's log, because its inverse would be wrong.
 */
export function reopenClientLog(
  base: Document,
  stored: StoredSteps,
  operations: readonly LoggedOperation[],
  client: string,
): ClientLog | null {
  const before = { ...openClientLog(base, stored.client, stored), undos: stored.undos, redos: stored.redos }
  const { log, isBehind } = received(before, operations)
  return isBehind || log.pending.length > 0 ? null : { ...log, client }
}
