import { z } from 'zod'

type Json = Record<string, unknown>

/**
 * The largest input that a schema takes, in about so many characters of JSON: lists and texts at their limits, and
 * those without one as long as the rest leaves room. Ids are `0` 24 times. Null when what it makes does not fit: then
 * somebody has to write it by hand.
 */
export function largestInput(schema: z.ZodType, characters: number): Json | null {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
  for (const room of [characters, characters / 4, 20_000, 1000, 0]) {
    const value = filled(json, room, 0)
    const length = JSON.stringify(value)?.length ?? 0
    if (length <= characters && isObject(value) && schema.safeParse(value).success) return value
  }
  return null
}

const deepest = 8

function filled(schema: Json, room: number, depth: number): unknown {
  const choices = (schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf']) as Json[] | undefined
  if (choices) return largestOf(choices.map((choice) => filled(choice, room, depth + 1)))
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return largestOf(schema['enum'])
  switch (schema['type']) {
    case 'object':
      return objectOf(schema, room, depth)
    case 'array':
      return arrayOf(schema, room, depth)
    case 'boolean':
      return true
    case 'number':
    case 'integer':
      return Math.min(Math.max(1, Number(schema['minimum'] ?? 1)), Number(schema['maximum'] ?? 1e9))
    case 'string':
      return textOf(schema, room)
    default:
      return 'x'
  }
}

function objectOf(schema: Json, room: number, depth: number): Json {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>)
  if (depth > deepest) return {}
  const values = properties.map(([name, property]) => [
    name,
    fitting(name, property) ?? filled(property, room / properties.length, depth + 1),
  ])
  const more = schema['additionalProperties']
  if (properties.length > 0 || !isObject(more)) return Object.fromEntries(values)
  const names = isObject(schema['propertyNames']) ? schema['propertyNames'] : {}
  if (Array.isArray(names['enum']))
    return Object.fromEntries(names['enum'].map((name) => [name, filled(more, 100, depth + 1)]))
  const count = Math.floor(room / 100)
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [nameOf(at, names), filled(more, 40, depth + 1)]))
}

/** Returns an input for properties whose format is checked by a rule instead of the JSON schema. */
function fitting(name: string, property: Json): string | undefined {
  if (property['type'] !== 'string' || property['enum'] || property['pattern']) return undefined
  return samples.find(([names]) => names.test(name))?.[1]
}

const samples: readonly (readonly [RegExp, string])[] = [
  [/email/i, 'someone@example.com'],
  [/currency/i, 'EUR'],
  [/country/i, 'NL'],
  [/timeZone/i, 'Europe/Amsterdam'],
  [/^(locale|language)$/i, 'nl-NL'],
  [/^(slug|path)$/i, '/een-adres'],
]

function nameOf(at: number, names: Json): string {
  return names['pattern'] ? at.toString(16).padStart(24, '0') : `name${at}`
}

function arrayOf(schema: Json, room: number, depth: number): unknown[] {
  const items = (schema['items'] ?? {}) as Json
  const each = JSON.stringify(filled(items, 40, depth + 1) ?? null).length + 1
  const count = Math.min(Number(schema['maxItems'] ?? 100_000), Math.floor(room / each))
  const length = Math.max(count, Number(schema['minItems'] ?? 0))
  const roomEach = length === 0 ? 0 : room / length
  return Array.from({ length }, () => filled(items, roomEach, depth + 1))
}

function textOf(schema: Json, room: number): string {
  const pattern = typeof schema['pattern'] === 'string' ? schema['pattern'] : ''
  if (schema['format'] === 'date-time') return '2026-06-02T10:00:00Z'
  if (schema['format'] === 'date') return '2026-06-02'
  if (schema['format'] === 'email' || pattern.includes('@')) return 'someone@example.com'
  if (pattern.includes('24')) return '0'.repeat(24)
  if (pattern.includes('\\d+:')) return '1:1'
  const longest = Math.min(Number(schema['maxLength'] ?? Number.POSITIVE_INFINITY), Math.max(0, room - 40))
  const length = Math.max(Math.floor(longest), Number(schema['minLength'] ?? 0))
  return 'een-woord-van-ons '
    .repeat(Math.ceil(length / 18))
    .slice(0, length)
    .replace(/ $/, 'x')
}

function largestOf(values: readonly unknown[]): unknown {
  const length = (value: unknown) => JSON.stringify(value ?? null).length
  return values.reduce((largest, value) => (length(value) > length(largest) ? value : largest), values[0])
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
