import { Mapping, type Step } from 'prosemirror-transform'
import { pathKey, pathsOverlap } from './change-value.ts'
import type { Path, PlainOperation } from './operation.ts'
import { readSteps, writeSteps } from './text-steps.ts'

/** One rich text of a document. Positions are valid only within it. */
export interface TextPlace {
  id: string
  path: Path
}

/**
 * Effect of a series of operations on one rich text, in order: they type in it, or replace it, which makes older
 * positions invalid.
 */
type Touch = { at: number; part: number } & ({ kind: 'typed'; steps: Step[] } | { kind: 'set' })

export interface Over {
  parts: readonly PlainOperation[]
  /** Index of the pending operation in the server's form. */
  own?: number
}

export function placeKey({ id, path }: TextPlace): string {
  return `${id}/${pathKey(path)}`
}

/** Returns the texts in which a series of operations types. */
export function textPlaces(rows: readonly (readonly PlainOperation[])[]): TextPlace[] {
  return rows.flat().flatMap((part) => (part.kind === 'changeText' ? [{ id: part.id, path: part.path }] : []))
}

/** Mapping of positions in one text from the former state to the present one; `null` for a replaced text. */
export type Track = Mapping | null

export interface Tracked {
  /** New steps of pending parts, by `index/part`; null for a part that became empty. Unchanged parts are absent. */
  steps: Map<string, ReturnType<typeof writeSteps> | null>
  /** Mapping from the state after all pending operations to the same state with the operations of others below it. */
  fullTrack: Track
}

/** Rebases pending operations in one text over those before them in the server's order. */
export function trackText(
  place: TextPlace,
  pending: readonly (readonly PlainOperation[])[],
  over: readonly Over[],
  lost: ReadonlySet<number>,
): Tracked {
  const steps: Tracked['steps'] = new Map()
  let fullTrack: Track = new Mapping()
  for (const epoch of epochsOf(place, pending)) {
    const from = epoch.anchor === null ? 0 : over.findIndex(({ own }) => own === epoch.anchor) + 1
    // A text that was set by an operation which the server does not have yet cannot have been changed by others.
    fullTrack =
      epoch.anchor !== null && from === 0
        ? new Mapping()
        : trackEpoch(place, epoch.typed, over.slice(from), lost, steps)
  }
  return { steps, fullTrack }
}

/** Rebases consecutive operations from the end of `whole`: the inverse operations of an undo list. */
export function followText(
  place: TextPlace,
  rows: readonly (readonly PlainOperation[])[],
  fullTrack: Track,
): Tracked['steps'] {
  const steps: Tracked['steps'] = new Map()
  const [epoch] = epochsOf(place, rows)
  if (!epoch) return steps
  const mapping = inverseOf(epoch.typed)
  if (fullTrack) mapping.appendMapping(fullTrack)
  moveAll(epoch.typed, mapping, fullTrack === null, new Set(), new Set(), steps)
  return steps
}

interface Typed {
  at: number
  part: number
  steps: Step[]
}

interface Epoch {
  /** The operation that last replaced the text before this one; null for the first. */
  anchor: number | null
  typed: Typed[]
}

function epochsOf(place: TextPlace, rows: readonly (readonly PlainOperation[])[]): Epoch[] {
  const epochs: Epoch[] = [{ anchor: null, typed: [] }]
  for (const [at, parts] of rows.entries()) {
    for (const touch of touchesOf(place, parts, at)) {
      if (touch.kind === 'set') epochs.push({ anchor: at, typed: [] })
      else epochs.at(-1)?.typed.push(touch)
    }
  }
  return epochs
}

function touchesOf(place: TextPlace, parts: readonly PlainOperation[], at: number): Touch[] {
  return parts.flatMap((operation, part): Touch[] => {
    if (!('id' in operation) || operation.id !== place.id) return []
    if (operation.kind === 'upgradeBlock') return [{ at, part, kind: 'set' }]
    if (operation.kind === 'changeBlock')
      return operation.changes.some(({ path }) => pathsOverlap(path, place.path)) ? [{ at, part, kind: 'set' }] : []
    if (operation.kind !== 'changeText' || pathKey(operation.path) !== pathKey(place.path)) return []
    const steps = readSteps(operation.steps)
    return steps ? [{ at, part, kind: 'typed', steps }] : []
  })
}

function trackEpoch(
  place: TextPlace,
  typed: readonly Typed[],
  over: readonly Over[],
  lost: ReadonlySet<number>,
  steps: Tracked['steps'],
): Track {
  const mapping = inverseOf(typed)
  const total = countOf(typed)
  const acknowledged = new Set<number>()
  let isSetAnew = false
  for (const { parts, own } of over) {
    const touches = touchesOf(place, parts, 0)
    const mine = typed.filter(({ at }) => at === own)
    if (own !== undefined) acknowledged.add(own)
    if (own === undefined && touches.some(({ kind }) => kind === 'set')) isSetAnew = true
    const arrived = touches.flatMap((touch) => (touch.kind === 'typed' ? touch.steps : []))
    const sent = mine.flatMap((entry) => entry.steps.map((_step, index) => firstIndex(typed, entry) + index))
    for (const [index, step] of arrived.entries()) {
      const at = arrived.length === sent.length ? sent[index] : undefined
      mapping.appendMap(step.getMap(), at === undefined ? undefined : total - 1 - at)
    }
  }
  moveAll(typed, mapping, isSetAnew, acknowledged, lost, steps)
  return isSetAnew ? null : mapping
}

/** Maps the steps of each typed part in turn, over the inverses of the later parts and everything between them. */
function moveAll(
  typed: readonly Typed[],
  mapping: Mapping,
  isSetAnew: boolean,
  acknowledgedRows: ReadonlySet<number>,
  lost: ReadonlySet<number>,
  steps: Tracked['steps'],
): void {
  const total = countOf(typed)
  for (const entry of typed) {
    if (acknowledgedRows.has(entry.at) || lost.has(entry.at)) continue
    const moved: Step[] = []
    for (const [index, step] of entry.steps.entries()) {
      const at = firstIndex(typed, entry) + index
      const mapped = isSetAnew ? null : step.map(mapping.slice(total - at))
      if (!mapped) continue
      moved.push(mapped)
      mapping.appendMap(mapped.getMap(), total - 1 - at)
    }
    steps.set(`${entry.at}/${entry.part}`, moved.length > 0 ? writeSteps(moved) : null)
  }
}

/** Returns the maps that undo all typed steps, the last first: the inverse of step `i` of `n` is at `n - 1 - i`. */
function inverseOf(typed: readonly Typed[]): Mapping {
  const mapping = new Mapping()
  for (const step of typed.flatMap((entry) => entry.steps).toReversed()) mapping.appendMap(step.getMap().invert())
  return mapping
}

function firstIndex(typed: readonly Typed[], entry: Typed): number {
  return countOf(typed.slice(0, typed.indexOf(entry)))
}

function countOf(typed: readonly Typed[]): number {
  return typed.reduce((sum, { steps }) => sum + steps.length, 0)
}
