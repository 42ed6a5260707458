import type { Operation, PlainOperation } from './operation.ts'

/** Limit of changes and text steps in all operations of one request. */
export const weightAtMost = 5000
/** Limit of changes or text steps of one part. */
export const partWeightAtMost = 500
/**
 * Limit of the weight up to which a client joins parts and adds operations to a request, so that rebasing them over
 * others' changes stays cheap.
 */
export const joinedWeightAtMost = 100

/** Returns the cost of an operation in changes and text steps; 1 for an invalid one. */
export function weightOf(operation: Operation | PlainOperation): number {
  if (operation.kind !== 'batch') return partWeight(operation)
  return Array.isArray(operation.operations) ? operation.operations.reduce((sum, part) => sum + partWeight(part), 0) : 1
}

function partWeight(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 1
  const { changes, steps } = part as { changes?: unknown; steps?: unknown }
  return Math.max(1, lengthOf(changes), lengthOf(steps))
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0
}
