import type { Document } from './document.ts'
import type { DropReason } from './log.schema.ts'
import type { Operation, PlainOperation } from './operation.ts'

/** Something this client did that the server has not answered yet. */
export interface Pending {
  n: number
  operation: Operation
  gesture: string | null
  /** A sent operation may be in the server's log already, so nothing more is merged into it. */
  sent: boolean
}

/** The way back of one gesture, the part done last first. */
export interface UndoEntry {
  gesture: string | null
  label: string | null
  pieces: readonly { n: number; inverse: readonly PlainOperation[] }[]
}

/** One client's view of one document. Immutable: every function below answers the next one. */
export interface ClientLog {
  readonly client: string
  /** The document as confirmed by the server. */
  readonly confirmed: Document
  readonly pending: readonly Pending[]
  /** `confirmed` with all pending operations: the document that the person sees. */
  readonly present: Document
  readonly nextN: number
  readonly undos: readonly UndoEntry[]
  readonly redos: readonly UndoEntry[]
  /** A request is under way; its numbers. */
  readonly inFlight: readonly number[]
}

export interface Lost {
  n: number
  operation: Operation
  reasons: readonly DropReason[]
}
