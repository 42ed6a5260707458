import { parse as parseToml } from 'smol-toml'
import { parseDocument } from 'yaml'

export type FrontValue = string | boolean | string[]

export interface FrontMatter {
  values: ReadonlyMap<string, FrontValue>
  body: string
}

/**
 * Reads the front matter of a text: YAML between `---`, TOML between `+++`, or JSON. Returns none where it cannot be
 * read.
 */
export function frontMatter(text: string): FrontMatter {
  const fence = /^(?:---|\+\+\+)/.exec(text)?.[0]
  const lines = fence === undefined && !text.startsWith('{') ? [] : text.split(/\r?\n/)
  const end = lines.findIndex((line, at) =>
    fence === undefined ? line.trimEnd() === '}' : at > 0 && line.trimEnd() === fence,
  )
  if (end === -1) return { values: new Map(), body: text }
  const head = lines.slice(fence === undefined ? 0 : 1, fence === undefined ? end + 1 : end).join('\n')
  const record = recordIn(head, fence)
  if (record === null) return { values: new Map(), body: text }
  const values = new Map<string, FrontValue>()
  for (const [name, value] of Object.entries(record)) setValue(values, name, value)
  return { values, body: lines.slice(end + 1).join('\n') }
}

function recordIn(head: string, fence: string | undefined): object | null {
  try {
    const record: unknown = fence === undefined ? JSON.parse(head) : fence === '---' ? yamlIn(head) : parseToml(head)
    return typeof record === 'object' ? record : null
  } catch {
    return null
  }
}

/** An invalid line does not lose the other lines. */
function yamlIn(head: string): unknown {
  return parseDocument(head, { uniqueKeys: false, logLevel: 'silent' }).toJS({ maxAliasCount: 10 })
}

function setValue(values: Map<string, FrontValue>, name: string, value: unknown): void {
  const key = name.toLowerCase()
  // Words of YAML 1.1, which most generators read.
  if (typeof value === 'string' && /^(?:yes|on|no|off)$/i.test(value)) values.set(key, /^(?:yes|on)$/i.test(value))
  else if (value instanceof Date) values.set(key, value.toISOString())
  else if (typeof value === 'boolean' || typeof value === 'string') values.set(key, value)
  else if (typeof value === 'number') values.set(key, String(value))
  else if (Array.isArray(value))
    values.set(
      key,
      value.flatMap((part) => (typeof part === 'object' ? [] : [String(part)])),
    )
  else if (typeof value === 'object' && value !== null)
    for (const [inner, part] of Object.entries(value)) setValue(values, `${key}.${inner}`, part)
}

/** The first of these names with a text. */
export function textOf(values: FrontMatter['values'], ...names: readonly string[]): string {
  for (const name of names) {
    const value = values.get(name)
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
    if (Array.isArray(value) && value[0]) return value[0].trim()
  }
  return ''
}

/** Parses a list, or a text with commas. */
export function listOf(values: FrontMatter['values'], ...names: readonly string[]): string[] {
  for (const name of names) {
    const value = values.get(name)
    const parts = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : []
    const own = parts.map((part) => part.trim()).filter((part) => part !== '')
    if (own.length > 0) return [...new Set(own)]
  }
  return []
}

export const isTrue = (values: FrontMatter['values'], name: string): boolean => values.get(name) === true
