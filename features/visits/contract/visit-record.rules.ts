/** A9.05, A9.06: lifetime of the visitor record in seconds. */
export const recordSeconds = 2 * 365 * 86_400
export const sessionSeconds = 30 * 60

/** A3.30: times in milliseconds since 1970. */
export interface VisitorRecord {
  id: string
  first: number
  previous: number
  current: number
  count: number
}

/** A5.02, A5.03: an id and four positive integers between bars; anything else is ignored. */
export function readVisitorRecord(text: string | undefined): VisitorRecord | null {
  const parts = /^([\w-]{8,64})\|([1-9]\d{0,14})\|([1-9]\d{0,14})\|([1-9]\d{0,14})\|([1-9]\d{0,8})$/.exec(text ?? '')
  if (!parts) return null
  const [, id = '', first, previous, current, count] = parts
  return { id, first: Number(first), previous: Number(previous), current: Number(current), count: Number(count) }
}

export function writeVisitorRecord({ id, first, previous, current, count }: VisitorRecord): string {
  return [id, first, previous, current, count].join('|')
}

/** A5.04 */
export function readSessionTime(text: string | undefined): number | null {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null
}

/** Returns the record after a page view (A4.22–A4.26). */
export function recordAfter(
  before: VisitorRecord | null,
  sessionTime: number | null,
  { now, newId }: { now: number; newId: string },
): VisitorRecord {
  if (!before) return { id: newId, first: now, previous: now, current: now, count: 1 }
  const isWithin = sessionTime !== null && now - sessionTime < sessionSeconds * 1000
  return isWithin ? before : { ...before, previous: before.current, current: now, count: before.count + 1 }
}
