import { decodeEntities, withoutControls } from './decode-entities.ts'

/** Limit of a field; the rest is left out with a note on the row. */
export const longestField = 16_000_000

export interface Field {
  name: string
  attributes: Record<string, string>
  parts: { text: string; isPlain: boolean }[]
  length: number
  isOversized: boolean
}

export function openField(name: string, attributes: Record<string, string>): Field {
  return { name, attributes, parts: [], length: 0, isOversized: false }
}

/** `isPlain`: from a CDATA section or markup, where entities are not decoded. */
export function appendText(field: Field, text: string, isPlain: boolean): void {
  if (field.length + text.length > longestField) {
    field.isOversized = true
    return
  }
  field.length += text.length
  const last = field.parts.at(-1)
  if (last && last.isPlain === isPlain) last.text += text
  else field.parts.push({ text, isPlain })
}

export function textOf(field: Field): string {
  const text = field.parts.map((part) => (part.isPlain ? part.text : decodeEntities(part.text))).join('')
  return withoutControls(text)
}

export function attributeOf(field: Field, name: string): string {
  return withoutControls(decodeEntities(field.attributes[name] ?? ''))
}

/** Fields whose text is HTML: unescaped markup in them belongs to the text. */
export const richFields: ReadonlySet<string> = new Set([
  'content:encoded',
  'excerpt:encoded',
  'description',
  'wp:comment_content',
  'wp:meta_value',
])

const plainNames = new Set(['title', 'link', 'guid', 'pubdate', 'description', 'category', 'language', 'generator'])

/** Whether an element begins a new field of its container, even if the former one was not closed. */
export function startsField(name: string, ctx: Field | null): boolean {
  if (/^(wp|dc|content|excerpt):/.test(name)) return true
  return plainNames.has(name) && !(ctx && richFields.has(ctx.name))
}

export function rawTag(name: string, attributes: Record<string, string>): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;')}"`)
  return `<${name}${list.join('')}>`
}
