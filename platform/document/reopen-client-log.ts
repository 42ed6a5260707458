import type { ClientLog, Pending, UndoEntry } from './client-log.types.ts'
import { openClientLog, received } from './client-log.ts'
import type { Document } from './document.ts'
import type { LoggedOperation } from './log.schema.ts'

/**
 * Parts of a log that are stored so that undo continues after a reload: the inverse operations, and where in the
 * server's log they start.
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
 * The log of a tab that was loaded again. `base` is the document at the stored position, `operations` is all that came
 * after it: one's own that were on their way, and what others did, over which the ways back are moved. The new client
 * goes on with the old numbers, because the ways back are told apart by them. Null where something of one's own is
 * missing in the server's log: its way back would be wrong.
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
