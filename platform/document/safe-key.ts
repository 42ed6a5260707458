const unsafe: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor'])

/** Whether a name cannot reach an object's prototype. */
export function isSafeKey(key: string): boolean {
  return !unsafe.has(key)
}

/** Whether a value is plain JSON without unsafe names, at most `depth` levels deep. */
export function isSafeValue(value: unknown, depth = 60): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || depth === 0) return false
  if (Array.isArray(value)) return value.every((entry) => isSafeValue(entry, depth - 1))
  return Object.entries(value).every(
    ([key, entry]) => isSafeKey(key) && (entry === undefined || isSafeValue(entry, depth - 1)),
  )
}
