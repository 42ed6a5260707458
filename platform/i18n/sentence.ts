import type { Language } from './languages.ts'
import { type Part, parse } from './parse.ts'

export type Value = string | number | boolean | Date | null | undefined
export type Values = Record<string, unknown>

/** A message with its values. */
export type Sentence = (language: Language, values: Values) => string

/**
 * Reads a message (`parse.ts` says which syntax); numbers and plural forms follow the rules of the language, from
 * `Intl`.
 */
export function readSentence(text: string): Sentence {
  const parts = parse(text)
  return (language, values) => joined(parts, { language, values, count: 0 })
}

interface Saying {
  language: Language
  values: Values
  /** Value of `#` within a plural. */
  count: number
}

function joined(parts: readonly Part[], saying: Saying): string {
  return parts.map((part) => (typeof part === 'string' ? part : filled(part, saying))).join('')
}

function filled(part: Exclude<Part, string>, saying: Saying): string {
  const { language, values, count } = saying
  if (part.kind === 'count') return numberFormat(language).format(count)
  const value = values[part.name]
  if (part.kind === 'value') return String((value as Value) ?? '')
  if (part.kind === 'number') return numberFormat(language, part.useGrouping).format(Number(value))
  const other = part.cases.get('other') ?? []
  if (part.kind === 'select') return joined(part.cases.get(String(value)) ?? other, saying)
  const number = Number(value)
  const category = pluralRules(language, part.kind === 'plural' ? 'cardinal' : 'ordinal').select(number)
  return joined(part.cases.get(`=${number}`) ?? part.cases.get(category) ?? other, { ...saying, count: number })
}

const numbers = new Map<string, Intl.NumberFormat>()
const rules = new Map<string, Intl.PluralRules>()

function numberFormat(language: Language, useGrouping = true): Intl.NumberFormat {
  const key = `${language} ${useGrouping}`
  const format = numbers.get(key) ?? new Intl.NumberFormat(language, { useGrouping })
  numbers.set(key, format)
  return format
}

function pluralRules(language: Language, type: 'cardinal' | 'ordinal'): Intl.PluralRules {
  const key = `${language} ${type}`
  const rule = rules.get(key) ?? new Intl.PluralRules(language, { type })
  rules.set(key, rule)
  return rule
}
