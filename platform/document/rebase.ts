import type { PlainOperation } from './operation.ts'
import { type Over, type TextPlace, type Tracked, followText, placeKey, textPlaces, trackText } from './text-track.ts'

export type { Over } from './text-track.ts'

/** A part is null when nothing of it remains, because its text was replaced or the words around it were removed. */
export type MovedParts = (PlainOperation | null)[]

export interface Rebased {
  pending: MovedParts[]
  /** Rebases consecutive inverse operations of an undo list over everything pending. */
  follow: (rows: readonly (readonly PlainOperation[])[]) => MovedParts[]
}

/**
 * Rebases consecutive operations of one client over those before them in the server's order. `over` may contain some of
 * them (`own`). Those in `lost` were refused and are not repeated.
 */
export function rebaseAll(
  pending: readonly (readonly PlainOperation[])[],
  over: readonly Over[],
  lost: ReadonlySet<number> = new Set(),
): Rebased {
  // Without operations of other people and refusals all positions are still valid.
  const isMoved = over.length > 0 || lost.size > 0
  const tracks = new Map<string, Tracked>()
  const trackOf = (place: TextPlace): Tracked => {
    const key = placeKey(place)
    const track = tracks.get(key) ?? trackText(place, pending, over, lost)
    tracks.set(key, track)
    return track
  }
  return {
    pending: isMoved ? moveRows(pending, (place) => trackOf(place).steps) : pending.map((parts) => [...parts]),
    follow: (rows) => {
      const followed = new Map<string, Tracked['steps']>()
      return moveRows(rows, (place) => {
        const key = placeKey(place)
        const steps = followed.get(key) ?? followText(place, rows, trackOf(place).fullTrack)
        followed.set(key, steps)
        return steps
      })
    },
  }
}

/** Returns the cost of `rebaseAll`: the number of positions it maps and parts it compares. */
export function mapsToRebase(pending: readonly (readonly PlainOperation[])[], over: readonly Over[]): number {
  if (over.length === 0) return 0
  const places = new Set(textPlaces(pending).map(placeKey)).size
  if (places === 0) return 0
  const others = over.map(({ parts }) => parts)
  const parts = partCount(pending) + partCount(others)
  const steps = stepCount(pending)
  return places * parts + steps * (steps + stepCount(others))
}

function partCount(rows: readonly (readonly PlainOperation[])[]): number {
  return rows.reduce((sum, parts) => sum + parts.length, 0)
}

function stepCount(rows: readonly (readonly PlainOperation[])[]): number {
  return rows.flat().reduce((sum, part) => sum + (part.kind === 'changeText' ? part.steps.length : 0), 0)
}

function moveRows(
  rows: readonly (readonly PlainOperation[])[],
  stepsOf: (place: TextPlace) => Tracked['steps'],
): MovedParts[] {
  if (textPlaces(rows).length === 0) return rows.map((parts) => [...parts])
  return rows.map((parts, at) => parts.map((part, index) => moved(part, stepsOf, `${at}/${index}`)))
}

function moved(
  part: PlainOperation,
  stepsOf: (place: TextPlace) => Tracked['steps'],
  key: string,
): PlainOperation | null {
  if (part.kind !== 'changeText') return part
  const steps = stepsOf(part).get(key)
  if (steps === undefined) return part
  return steps === null ? null : { ...part, steps }
}
