import { z } from 'zod'
import { enumerations, seenText } from '#platform/contract'
import { httpProblems } from '../http.problems.ts'

const deepest = 100
/** Limit of values, more than any document has. They are parsed in a fiftieth of a second. */
const mostValues = 100_000
/** Names that every call may have in addition to its input. */
const ours = new Set(['crumb', 'idempotencyKey'])

type Plain = Record<string, unknown>

/** Parses a query or form into an object without a prototype. A repeated name becomes a list. C9.12 limits the keys. */
export function readPairs(text: string): Plain {
  const limit = enumerations.limits.queryKeys
  if (hasMore(text, '&', limit)) throw httpProblems.tooManyKeys({ limit })
  const pairs = Object.create(null) as Plain
  let count = 0
  for (const [name, raw] of new URLSearchParams(withSpaces(text))) {
    if (++count > limit) throw httpProblems.tooManyKeys({ limit })
    const value = seenText(raw)
    const before = pairs[name]
    pairs[name] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value]
  }
  return pairs
}

/** Replaces plus signs by spaces, in a third of the time that the parser takes for a million of them. */
function withSpaces(text: string): string {
  if (!text.includes('+')) return text
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === 0x2b) bytes[at] = 0x20
  return bytes.toString()
}

/** Counted before parsing, because half a million pairs take three seconds. */
function hasMore(text: string, separator: string, most: number): boolean {
  let count = 0
  for (let at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, at + 1)) if (++count > most) return true
  return false
}

/** Parses JSON as plain data, no deeper than our documents, and without keys that could reach a prototype. */
export function readJson(text: string): unknown {
  checkShape(text)
  try {
    return plainData(JSON.parse(text))
  } catch {
    throw httpProblems.malformedBody()
  }
}

/** Parses JSON in a field with the same checks; undefined for other text. */
export function jsonInText(text: string): unknown {
  try {
    return readJson(text)
  } catch {
    return undefined
  }
}

/** Changes the parsed value in place: a reviver function called for every value takes ten times as long. */
function plainData(value: unknown): unknown {
  if (typeof value === 'string') return seenText(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) {
      const part: unknown = value[at]
      if (typeof part === 'string' || (typeof part === 'object' && part !== null)) value[at] = plainData(part)
    }
    return value
  }
  const parts = value as Plain
  for (const key of Object.keys(parts)) {
    const part = parts[key]
    if (isDangerous(key, part)) throw new SyntaxError(key)
    if (typeof part === 'string' || (typeof part === 'object' && part !== null)) parts[key] = plainData(part)
  }
  return value
}

/** An object whose `toString` is no function throws where it is compared, and zod compares whatever has a length. */
function isDangerous(key: string, value: unknown): boolean {
  if (key === 'constructor') return isPlain(value) && Object.hasOwn(value, 'prototype')
  return key === '__proto__' || key === 'toString' || key.includes('\0')
}

/** Counted before parsing, because the parser itself recurses and creates a value for each. */
function checkShape(text: string): void {
  let depth = 0
  let values = 1
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x22) quoted = !quoted
    else if (quoted) {
      if (code === 0x5c) at++
    } else if (code === 0x2c) {
      if (++values > mostValues) throw httpProblems.tooManyValues({ limit: mostValues })
    } else if (code === 0x7b || code === 0x5b) {
      if (++depth > deepest) throw httpProblems.tooDeep()
    } else if (code === 0x7d || code === 0x5d) depth--
  }
}

/**
 * Merges path parameters, query and body into one input and validates it. The path overrides the body, and the body the
 * query. Unknown names are refused, except in the query of a page, because links carry parameters of others.
 */
export function readInput(
  schema: z.ZodType,
  parts: { params: Plain; query: Plain; body: unknown; lenientQuery: boolean },
): unknown {
  const { params, query, body, lenientQuery } = parts
  if (body !== undefined && body !== null && !isPlain(body)) return parse(schema, body)
  const shape = lenientQuery && schema instanceof z.ZodObject ? schema.shape : null
  const queryEntries = Object.entries(query).filter(
    ([name]) => !ours.has(name) && (shape === null || Object.hasOwn(shape, name)),
  )
  const merged = Object.create(null) as Plain
  for (const [name, value] of [
    ...queryEntries,
    ...Object.entries(body ?? {}).filter(([name]) => !ours.has(name)),
    ...Object.entries(params),
  ])
    merged[name] = typeof value === 'string' ? seenText(value) : value
  return parse(schema instanceof z.ZodObject ? strict(schema) : schema, { ...merged })
}

const stricts = new WeakMap<z.ZodObject, z.ZodObject>()

/** Cached per schema, because zod compiles every new one. */
function strict(schema: z.ZodObject): z.ZodObject {
  const strictSchema = stricts.get(schema) ?? schema.strict()
  stricts.set(schema, strictSchema)
  return strictSchema
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const fields: Record<string, string> = {}
  for (const issue of read.error.issues.slice(0, 20)) fields[issue.path.join('.')] ??= issue.message
  throw httpProblems.invalidInput({ fields })
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
