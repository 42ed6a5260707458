import type { Document } from './document.ts'
import type { DropReason } from './log.schema.ts'
import type { Operation, PlainOperation } from './operation.ts'

/** An edit of this client without a response yet. */
export interface Pending {
  n: number
  operation: Operation
  gesture: string | null
  /** A sent operation may be in the server's log already, so nothing more is merged into it. */
  sent: boolean
}

/** The inverse operations of one gesture, in reverse order. */
export interface UndoEntry {
  gesture: string | null
  label: string | null
  pieces: readonly { n: number; inverse: readonly PlainOperation[] }[]
}

/** One client's view of a document. Immutable: the functions below return the next one. */
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
  /** Numbers of the operations in the pending request. */
  readonly inFlight: readonly number[]
}

export interface Lost {
  n: number
  operation: Operation
  reasons: readonly DropReason[]
}
