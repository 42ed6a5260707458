import { z } from 'zod'

type Json = Record<string, unknown>

/** Where an id stands in an input: the names that lead to it. */
export type Slot = readonly (string | number)[]

/** An input that fits a schema, with everything optional given, and the places at which it names something by id. */
export function inputFor(schema: z.ZodType): { value: Json; slots: Slot[] } {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
  const slots: Slot[] = []
  const value = made(json, [], slots)
  return { value: (typeof value === 'object' && value !== null ? value : {}) as Json, slots }
}

/** The input with ids at their places. */
export function filled(value: Json, ids: readonly { slot: Slot; id: string }[]): Json {
  const copy = structuredClone(value)
  for (const { slot, id } of ids) {
    let at: unknown = copy
    for (const step of slot.slice(0, -1)) at = (at as Json)[step]
    ;(at as Json)[slot.at(-1) as string] = id
  }
  return copy
}

function made(schema: Json, at: Slot, slots: Slot[]): unknown {
  const choices = (schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf']) as Json[] | undefined
  if (choices) return made(choices.find((choice) => choice['type'] !== 'null') ?? {}, at, slots)
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  switch (schema['type']) {
    case 'object':
      return objectOf(schema, at, slots)
    case 'array':
      return [made((schema['items'] ?? {}) as Json, [...at, 0], slots)]
    case 'boolean':
      return false
    case 'number':
    case 'integer':
      return Math.max(1, Number(schema['minimum'] ?? 1))
    case 'string':
      return textOf(schema, at, slots)
    default:
      return 1
  }
}

function objectOf(schema: Json, at: Slot, slots: Slot[]): Json {
  const entries = Object.entries((schema['properties'] ?? {}) as Record<string, Json>)
  return Object.fromEntries(entries.map(([name, propertySchema]) => [name, made(propertySchema, [...at, name], slots)]))
}

function textOf(schema: Json, at: Slot, slots: Slot[]): string {
  const pattern = typeof schema['pattern'] === 'string' ? schema['pattern'] : ''
  if (schema['format'] === 'date-time') return '2026-06-02T10:00:00Z'
  if (schema['format'] === 'email') return 'someone@example.com'
  if (pattern.includes('24')) {
    slots.push(at)
    return '0'.repeat(24)
  }
  if (pattern.includes('\\d+:')) return '1:1'
  return 'een-woord-van-ons'.slice(0, Number(schema['maxLength'] ?? 17)).padEnd(Number(schema['minLength'] ?? 0), 'x')
}
