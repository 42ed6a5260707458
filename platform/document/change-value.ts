import type { DropReason } from './log.schema.ts'
import type { Change, Path } from './operation.ts'
import { isSafeKey, isSafeValue } from './safe-key.ts'

type Entry = Record<string, unknown>
export type Changed = { value: unknown; inverse: Change } | { reason: DropReason }

/** State of a series of changes, which takes time for its changes and not for the whole value each time. */
export interface Changing {
  /** Objects copied by this series, which are changed in place from then on. */
  copies: WeakSet<object>
  /** Number of list entries that may still be read. Below 0 the series is too much work. */
  scans: number
}

/** Limit of list entries that one series of changes reads, which takes some hundredths of a second. */
const scansAtMost = 1_000_000

export function changing(): Changing {
  return { copies: new WeakSet(), scans: scansAtMost }
}

/**
 * Returns the value with one change applied, and the inverse change. Inputs are never modified, only copies made by the
 * same series.
 */
export function changeValue(root: unknown, change: Change, row: Changing = changing()): Changed {
  const { path } = change
  if (path.length === 0 || path.some((step) => typeof step === 'string' && !isSafeKey(step)))
    return { reason: 'refused' }
  if (!isRemoval(change) && !isSafeValue(change.value)) return { reason: 'refused' }
  return changeAt(root, 0, { ...change, row })
}

/** Returns the value at a path, or `undefined`. */
export function valueAt(root: unknown, path: Path): unknown {
  let value = root
  for (const step of path) {
    if (typeof step === 'string') value = isEntry(value) && Object.hasOwn(value, step) ? value[step] : undefined
    else value = Array.isArray(value) ? value.find((entry) => isEntry(entry) && entry['id'] === step.id) : undefined
  }
  return value
}

/** Whether one path is a prefix of the other, so that changing one changes the other. */
export function pathsOverlap(a: Path, b: Path): boolean {
  const length = Math.min(a.length, b.length)
  return a.slice(0, length).every((step, at) => stepKey(step) === stepKey(b[at]))
}

/** Returns a key for a path. */
export function pathKey(path: Path): string {
  return path.map(stepKey).join('/')
}

function stepKey(step: Path[number] | undefined): string {
  return step === undefined ? '' : JSON.stringify(step)
}

type InRow = Change & { row: Changing }

function changeAt(node: unknown, at: number, change: InRow): Changed {
  const step = change.path[at]
  if (step === undefined) return { reason: 'refused' }
  return typeof step === 'string' ? changeKey(node, step, at, change) : changeEntry(node, step.id, at, change)
}

function changeKey(node: unknown, key: string, at: number, change: InRow): Changed {
  if (!isEntry(node)) return { reason: 'mismatch' }
  const { path, row } = change
  const old = Object.hasOwn(node, key) ? node[key] : undefined
  if (at === path.length - 1) {
    if (isRemoval(change)) {
      if (old === undefined) return { reason: 'gone' }
      const rest = copyOf(node, row)
      delete rest[key]
      return { value: rest, inverse: { path, value: old } }
    }
    return {
      value: withKey(node, key, change.value, row),
      inverse: old === undefined ? { path, remove: true } : { path, value: old },
    }
  }
  if (old === undefined && isRemoval(change)) return { reason: 'gone' }
  const inner = changeAt(old === undefined ? emptyFor(path[at + 1]) : old, at + 1, change)
  if ('reason' in inner) return inner
  const inverse = old === undefined ? { path: path.slice(0, at + 1), remove: true } : inner.inverse
  return { value: withKey(node, key, inner.value, row), inverse }
}

/** Returns the object itself if this series copied it before, else a copy. */
function copyOf(node: Entry, { copies }: Changing): Entry {
  if (copies.has(node)) return node
  const copy = { ...node }
  copies.add(copy)
  return copy
}

function withKey(node: Entry, key: string, value: unknown, row: Changing): Entry {
  const copy = copyOf(node, row)
  copy[key] = value
  return copy
}

function changeEntry(node: unknown, id: string, at: number, change: InRow): Changed {
  if (!Array.isArray(node)) return { reason: 'mismatch' }
  const { path, row } = change
  row.scans -= node.length
  if (row.scans < 0) return { reason: 'refused' }
  const index = node.findIndex((entry) => isEntry(entry) && entry['id'] === id)
  if (at === path.length - 1)
    return isRemoval(change) ? removeEntry(node, index, change) : setEntry(node, index, id, change)
  if (index < 0) return { reason: 'gone' }
  const inner = changeAt(node[index], at + 1, change)
  return 'reason' in inner ? inner : { value: node.with(index, inner.value), inverse: inner.inverse }
}

function removeEntry(list: unknown[], index: number, { path }: Change): Changed {
  if (index < 0) return { reason: 'gone' }
  const inverse = isOrderly(list, index)
    ? { path, value: list[index], before: idAfter(list, index) }
    : { path: path.slice(0, -1), value: list }
  return { value: list.toSpliced(index, 1), inverse }
}

function setEntry(list: unknown[], index: number, id: string, change: Change): Changed {
  const { path, value, before } = change
  if (!isEntry(value)) return { reason: 'mismatch' }
  const entry = { ...value, id }
  if (index >= 0 && before === undefined)
    return { value: list.with(index, entry), inverse: { path, value: list[index] } }
  const others = index < 0 ? list : list.toSpliced(index, 1)
  const found =
    typeof before === 'string' ? others.findIndex((candidate) => isEntry(candidate) && candidate['id'] === before) : -1
  const placed = others.toSpliced(found < 0 ? others.length : found, 0, entry)
  if (index < 0) return { value: placed, inverse: { path, remove: true } }
  const inverse = isOrderly(list, index)
    ? { path, value: list[index], before: idAfter(list, index) }
    : { path: path.slice(0, -1), value: list }
  return { value: placed, inverse }
}

function idAfter(list: unknown[], index: number): string | null {
  const next = list[index + 1]
  return isEntry(next) && typeof next['id'] === 'string' ? next['id'] : null
}

/** Whether the entry and the next one have unique ids, so that the position can be given by its neighbour. */
function isOrderly(list: unknown[], index: number): boolean {
  const ids = [list[index], ...list.slice(index + 1, index + 2)].map((entry) =>
    isEntry(entry) ? entry['id'] : undefined,
  )
  return ids.every(
    (id) => typeof id === 'string' && list.filter((entry) => isEntry(entry) && entry['id'] === id).length === 1,
  )
}

function isRemoval(change: Change): boolean {
  return change.remove === true || change.value === undefined
}

function emptyFor(step: Path[number] | undefined): unknown {
  return typeof step === 'object' ? [] : {}
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
