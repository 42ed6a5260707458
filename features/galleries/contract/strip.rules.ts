import type { Alignment } from './gallery.rules.ts'

/** B5.13. */
export function requireAlignment(value: unknown): Alignment {
  if (value === 'start' || value === 'middle' || value === 'end') return value
  throw new RangeError(`The alignment of a strip must be start, middle or end, not ${String(value)}.`)
}
