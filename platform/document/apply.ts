import type { Document } from './document.ts'
import { documentOf, draftOf } from './draft.ts'
import type { DropReason } from './log.schema.ts'
import type { Operation, PlainOperation } from './operation.ts'
import { perform } from './perform.ts'

/** A part of a gesture that could not be applied; `index` is its place in the batch, 0 for a single operation. */
export interface Dropped {
  index: number
  reason: DropReason
}

export interface Applied {
  document: Document
  dropped: Dropped[]
  /** The applied operation for the log; null when nothing applied. */
  done: Operation | null
}

/**
 * Returns the document after an operation. Pure and total: an operation that does not fit is reported as dropped and
 * leaves the document unchanged.
 */
export function apply(document: Document, operation: Operation): Applied {
  const parts = partsOf(operation)
  const draft = draftOf(document)
  const dropped: Dropped[] = []
  for (const [index, part] of parts.entries()) {
    const effect = perform(draft, part)
    if ('reason' in effect) dropped.push({ index, reason: effect.reason })
  }
  return { document: documentOf(draft), dropped, done: without(operation, dropped) }
}

/**
 * The operation that leads from the document after `operation` back to `before`; an empty batch if nothing could be
 * applied.
 */
export function invert(before: Document, operation: Operation): Operation {
  return gather(invertParts(before, partsOf(operation)).flat())
}

/** Returns the inverse of each part, the last part first. */
function invertParts(before: Document, parts: readonly PlainOperation[]): PlainOperation[][] {
  const draft = draftOf(before)
  const inverses: PlainOperation[][] = []
  for (const part of parts) {
    const effect = perform(draft, part)
    if ('inverse' in effect) inverses.unshift(effect.inverse())
  }
  return inverses
}

/** Returns the plain operations of a gesture; none for an invalid value. */
export function partsOf(operation: Operation): readonly PlainOperation[] {
  if (typeof operation !== 'object' || operation === null) return [operation]
  if (operation.kind !== 'batch') return [operation]
  return Array.isArray(operation.operations) ? operation.operations : [operation as never]
}

/** Joins operations to a batch; a single one is returned as it is. */
export function gather(parts: readonly PlainOperation[], label?: string): Operation {
  const [first] = parts
  if (first && parts.length === 1 && label === undefined) return first
  return { kind: 'batch', ...(label === undefined ? {} : { label }), operations: [...parts] }
}

function without(operation: Operation, dropped: readonly Dropped[]): Operation | null {
  if (dropped.length === 0) return operation
  const parts = partsOf(operation)
  const droppedIndexes = new Set(dropped.map(({ index }) => index))
  const left = parts.filter((_part, index) => !droppedIndexes.has(index))
  if (left.length === 0) return null
  return operation.kind === 'batch' ? { ...operation, operations: left } : operation
}
