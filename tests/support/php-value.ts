/** Serialises a value as PHP does. `stdClass` makes objects of it, as Beaver Builder stores them, and not lists. */
export function phpText(value: unknown, objects: 'array' | 'stdClass' = 'array'): string {
  if (value === null) return 'N;'
  if (typeof value === 'boolean') return `b:${value ? 1 : 0};`
  if (typeof value === 'number') return Number.isInteger(value) ? `i:${value};` : `d:${value};`
  if (typeof value === 'string') return `s:${Buffer.byteLength(value)}:"${value}";`
  if (typeof value !== 'object') throw new Error('PHP has no such value.')
  const isList = Array.isArray(value)
  const entries = Object.entries(value)
  const inner = entries.map(([key, entry]) => phpText(isList ? Number(key) : key) + phpText(entry, objects)).join('')
  const head = objects === 'stdClass' && !isList ? 'O:8:"stdClass"' : 'a'
  return `${head}:${entries.length}:{${inner}}`
}
