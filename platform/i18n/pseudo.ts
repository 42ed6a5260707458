import type { Catalogue, Language } from './languages.ts'
import { type Part, parse } from './parse.ts'

/** English with accents and two fifths longer, which shows texts that are cut off or not in a catalogue. */
export const pseudoLanguage: Language = 'en-XA'

/** Derived from the English texts on every request, and never stored. */
export function pseudoCatalogue(english: Catalogue): Catalogue {
  return mapped(english, (parts) => mapped(parts, (texts) => mapped(texts, pseudoText)))
}

/**
 * `{n, plural, one {# page} other {# pages}}` becomes `{n, plural, one {# pàágé} other {# pàágéés}}`: placeholders,
 * tags and names in braces stay.
 */
export function pseudoText(text: string): string {
  return parse(text)
    .map((part) => written(part, false))
    .join('')
}

function mapped<From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]))
}

function written(part: Part, isPlural: boolean): string {
  if (typeof part === 'string') return quoted(accented(part), isPlural)
  if (part.kind === 'count') return '#'
  if (part.kind === 'value') return `{${part.name}}`
  if (part.kind === 'number') return `{${part.name}, number${part.useGrouping ? '' : ', ::group-off'}}`
  const counts = isPlural || part.kind !== 'select'
  const cases = [...part.cases].map(([name, parts]) => `${name} {${parts.map((own) => written(own, counts)).join('')}}`)
  return `{${part.name}, ${part.kind}, ${cases.join(' ')}}`
}

/** Parts of a message that are not words: tags, placeholders, addresses. */
const untouched = /<[^<>]*>|\{[^{}]*\}|\b\w+:\/\/\S+|(?<!\S)[^\s@]+@\S+/g

function accented(words: string): string {
  const untouchedParts = words.match(untouched) ?? []
  return words
    .split(untouched)
    .map((piece, index) => longer(piece) + (untouchedParts[index] ?? ''))
    .join('')
}

const accents: Readonly<Record<string, string>> = {
  a: 'àá',
  e: 'éé',
  i: 'ïí',
  o: 'öó',
  u: 'üú',
  A: 'ÀÁ',
  E: 'ÉÉ',
  I: 'ÏÍ',
  O: 'ÖÓ',
  U: 'ÜÚ',
  c: 'ç',
  n: 'ññ',
  s: 'š',
  y: 'ýý',
  z: 'ž',
}

function longer(piece: string): string {
  return piece.replace(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter)
}

/** Quotes syntax characters within words. */
function quoted(words: string, isPlural: boolean): string {
  const text = words.replaceAll("'", "''").replace(/[{}]+/g, "'$&'")
  return isPlural ? text.replaceAll('#', "'#'") : text
}
