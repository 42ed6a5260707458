import type { PhpValue } from '../../read/php-values.ts'
import { scalarText } from '../../scalar-text.ts'
import { withoutComments } from '../without-comments.ts'

/** Settings of a widget or module of a page builder, by name. */
export type Fields = Readonly<Record<string, unknown>>

/** Content of a page builder as text of the editor, and the number of its elements by kind that have no counterpart. */
export interface BuilderContent {
  body: string
  left: Map<string, number>
}

/** Limit on the nesting of rows, columns and layouts. */
export const deepestLayout = 40
/** Columns within more columns than this become a list of their content. */
export const deepestColumns = 6

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

export const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : [])

/** Returns the first of these settings that is not empty. */
export const textOf = (settings: Fields, ...keys: readonly string[]): string =>
  keys.map((key) => scalarText(settings[key]).trim()).find((text) => text !== '') ?? ''

export const levelOf = (tag: unknown, other: number): number =>
  Number(/^h([1-6])$/i.exec(scalarText(tag))?.[1] ?? other)

/** Returns HTML that a person wrote in an editor, without comments, which would begin or end blocks. */
export function writtenHtml(text: string): string {
  const html = withoutComments(text).replaceAll('<!--', '&lt;!--').trim()
  return html === '' ? '' : `\n\n${html}\n\n`
}

/** Tells whether a text of the editor has nothing but frames of columns. */
export const isBare = (body: string): boolean => body.replace(/<!-- \/?wp:columns?\b[^<>]*>/g, '').trim() === ''

/** Returns how an element of this kind is converted. */
export function converterOf<Converter>(
  converters: Readonly<Record<string, Converter>>,
  kind: string,
  other: Converter,
): Converter {
  return (Object.hasOwn(converters, kind) ? converters[kind] : undefined) ?? other
}

export function countLeft(left: Map<string, number>, kind: string): void {
  left.set(kind, (left.get(kind) ?? 0) + 1)
}

/** Converts a serialised value to lists and plain objects. A map is a list if each of its keys is a number. */
export function plainOf(value: PhpValue | undefined): unknown {
  if (Array.isArray(value)) return value.map(plainOf)
  if (!(value instanceof Map)) return value
  if (value.size > 0 && [...value.keys()].every((key) => /^\d+$/.test(key))) return [...value.values()].map(plainOf)
  return Object.fromEntries([...value].map(([key, inner]) => [key, plainOf(inner)]))
}
