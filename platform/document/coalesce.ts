import { pathKey } from './change-value.ts'
import type { Change, PlainOperation } from './operation.ts'
import { joinedWeightAtMost, weightOf } from './weight.ts'

/**
 * Returns the same operations with neighbours joined: the hundred values of a slider become its last one, and typed
 * characters become one series of steps.
 */
export function mergeParts(parts: readonly PlainOperation[]): PlainOperation[] {
  const merged: PlainOperation[] = []
  for (const part of parts) {
    const last = merged.at(-1)
    const joined = last && weightOf(last) + weightOf(part) <= joinedWeightAtMost ? join(last, part) : null
    if (joined) merged[merged.length - 1] = joined
    else merged.push(part)
  }
  return merged
}

function join(first: PlainOperation, second: PlainOperation): PlainOperation | null {
  if (first.kind === 'changeSettings' && second.kind === 'changeSettings') {
    return { ...second, changes: joinChanges(first.changes, second.changes) }
  }
  if (!('id' in first) || !('id' in second) || first.id !== second.id) return null
  if (first.kind === 'changeBlock' && second.kind === 'changeBlock')
    return { ...second, changes: joinChanges(first.changes, second.changes) }
  if (first.kind === 'changeSection' && second.kind === 'changeSection')
    return { ...second, changes: joinChanges(first.changes, second.changes) }
  if (first.kind === 'placeBlock' && second.kind === 'placeBlock') return { ...first, ...second }
  if (first.kind === 'moveBlock' && second.kind === 'moveBlock') return second
  if (first.kind === 'changeText' && second.kind === 'changeText' && pathKey(first.path) === pathKey(second.path)) {
    return { ...second, steps: [...first.steps, ...second.steps] }
  }
  return null
}

/** A value that is set again later need not be set before. Changes that also state a place in a list all stay. */
function joinChanges(first: readonly Change[], second: readonly Change[]): Change[] {
  const later = new Set(second.filter(({ before }) => before === undefined).map(({ path }) => pathKey(path)))
  return [...first.filter(({ path, before }) => before !== undefined || !later.has(pathKey(path))), ...second]
}
