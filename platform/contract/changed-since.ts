import { z } from 'zod'

type Plain = Readonly<Record<string, unknown>>

/**
 * Returns the first field that another person changed since the caller read it, to another value than the caller's.
 * Undefined when no change is lost.
 */
export function changedSince(before: Plain, now: Plain, wanted: Plain): string | undefined {
  return Object.keys(wanted).find(
    (name) => name in before && !isSame(before[name], now[name]) && !isSame(wanted[name], now[name]),
  )
}

/** Compares values as JSON: undefined properties are absent, and the order of names is irrelevant. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value ?? null
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([name, part]) => [name, sorted(part)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

/** Returns the read fields that a change names. */
export function partOf(read: unknown, change: unknown): Plain {
  const names = Object.keys((change ?? {}) as Plain)
  return Object.fromEntries(names.map((name) => [name, ((read ?? {}) as Plain)[name] ?? null]))
}

/** The values that the caller read of the fields that a change names. */
export const seenSchema = z.record(z.string(), z.unknown())

/** Returns the record of a list that a change names by its id. */
export function recordIn(list: unknown, { id }: Plain): Plain {
  return (list as readonly Plain[]).find((record) => record['id'] === id) ?? {}
}

/** Returns the list with this record in place of the one of its id. */
export function withRecord(list: unknown, changed: Plain): readonly Plain[] {
  return (list as readonly Plain[]).map((record) => (record['id'] === changed['id'] ? changed : record))
}
