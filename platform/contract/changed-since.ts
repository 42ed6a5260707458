type Plain = Readonly<Record<string, unknown>>

/**
 * The first field that somebody else changed since the caller saw it, and to something else than what the caller wants.
 * Undefined: nothing of anybody is lost.
 */
export function changedSince(before: Plain, now: Plain, wanted: Plain): string | undefined {
  return Object.keys(wanted).find(
    (name) => name in before && !isSame(before[name], now[name]) && !isSame(wanted[name], now[name]),
  )
}

/** As JSON has them: what is undefined is not there, and the order of names says nothing. */
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

/** Of what was read, the fields that a change names. */
export function partOf(read: unknown, change: unknown): Plain {
  const names = Object.keys((change ?? {}) as Plain)
  return Object.fromEntries(names.map((name) => [name, ((read ?? {}) as Plain)[name] ?? null]))
}
