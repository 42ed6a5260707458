import type { Language } from './index.ts'

export type Values = Record<string, string | number | boolean | Date | null | undefined>

/** Text, or something that is said with a value. */
type Part = string | ((say: Saying) => string)

interface Saying {
  language: Language
  values: Values
  /** What `#` stands for within a plural. */
  count: number
}

/** A message with its values. */
export type Sentence = (language: Language, values: Values) => string

/**
 * Reads the part of ICU's message syntax that our catalogues are written in: `{name}`, `{n, number}` (and `::group-off`), `plural`,
 * `selectordinal` and `select` with cases inside each other, `#`, and words between apostrophes as they stand.
 */
export function readSentence(text: string): Sentence {
  const reader = { text, at: 0 }
  const parts = readParts(reader, false)
  if (reader.at < text.length) throw new Error(`A brace is closed that was never opened: ${text}`)
  return (language, values) => joined(parts, { language, values, count: 0 })
}

interface Reader {
  text: string
  at: number
}

function readParts(reader: Reader, isPlural: boolean): Part[] {
  const parts: Part[] = []
  let words = ''
  const push = (part: Part) => {
    if (words) parts.push(words)
    words = ''
    parts.push(part)
  }
  while (reader.at < reader.text.length) {
    const sign = reader.text[reader.at]
    if (sign === '}') break
    if (sign === '{') push(readArgument(reader))
    else if (sign === '#' && isPlural) {
      reader.at++
      push(({ language, count }) => numberIn(language).format(count))
    } else if (sign === "'") words += readQuoted(reader, isPlural)
    else {
      words += sign
      reader.at++
    }
  }
  if (words) parts.push(words)
  return parts
}

/** `''` is an apostrophe; before a sign of the syntax one opens words that mean only themselves; any other is itself. */
function readQuoted(reader: Reader, isPlural: boolean): string {
  const next = reader.text[reader.at + 1] ?? ''
  reader.at++
  if (next === "'") reader.at++
  if (next === "'" || !(next === '{' || next === '}' || (isPlural && next === '#'))) return "'"
  const end = reader.text.indexOf("'", reader.at)
  const quoted = reader.text.slice(reader.at, end < 0 ? undefined : end)
  reader.at = end < 0 ? reader.text.length : end + 1
  return quoted
}

function readArgument(reader: Reader): Part {
  const name = readWord(reader, '{')
  if (reader.text[reader.at] === '}') {
    reader.at++
    return ({ values }) => String(values[name] ?? '')
  }
  const kind = readWord(reader, ',')
  if (kind === 'number') return readNumber(reader, name)
  if (kind !== 'plural' && kind !== 'selectordinal' && kind !== 'select')
    throw new Error(`A message cannot say “${kind}”: ${reader.text}`)
  expect(reader, ',')
  const cases = readCases(reader, kind !== 'select')
  const other = cases.get('other')
  if (!other) throw new Error(`A message has no case “other”: ${reader.text}`)
  if (kind === 'select') return (say) => joined(cases.get(String(say.values[name])) ?? other, say)
  const type = kind === 'plural' ? 'cardinal' : 'ordinal'
  return (say) => {
    const count = Number(say.values[name])
    return joined(cases.get(`=${count}`) ?? cases.get(rulesIn(say.language, type).select(count)) ?? other, {
      ...say,
      count,
    })
  }
}

function readNumber(reader: Reader, name: string): Part {
  const style = reader.text[reader.at] === ',' ? readWord(reader, ',') : ''
  if (style !== '' && style !== '::group-off')
    throw new Error(`A message cannot write a number as “${style}”: ${reader.text}`)
  expect(reader, '}')
  return ({ language, values }) => numberIn(language, style === '').format(Number(values[name]))
}

function readCases(reader: Reader, isPlural: boolean): Map<string, Part[]> {
  const cases = new Map<string, Part[]>()
  for (;;) {
    skipSpace(reader)
    if (reader.text[reader.at] === '}') break
    const [label = ''] = /^[^\s{}]+/.exec(reader.text.slice(reader.at)) ?? []
    reader.at += label.length
    skipSpace(reader)
    expect(reader, '{')
    cases.set(label, readParts(reader, isPlural))
    expect(reader, '}')
  }
  reader.at++
  return cases
}

/** The word behind a sign, with the room around it. */
function readWord(reader: Reader, sign: string): string {
  expect(reader, sign)
  skipSpace(reader)
  const [word = ''] = /^[^\s,{}]+/.exec(reader.text.slice(reader.at)) ?? []
  if (!word) throw new Error(`A word is missing at ${reader.at} of a message: ${reader.text}`)
  reader.at += word.length
  skipSpace(reader)
  return word
}

function expect(reader: Reader, sign: string): void {
  if (reader.text[reader.at] !== sign)
    throw new Error(`“${sign}” is missing at ${reader.at} of a message: ${reader.text}`)
  reader.at++
}

function skipSpace(reader: Reader): void {
  while (/\s/.test(reader.text[reader.at] ?? '')) reader.at++
}

function joined(parts: readonly Part[], say: Saying): string {
  return parts.map((part) => (typeof part === 'string' ? part : part(say))).join('')
}

const numbers = new Map<string, Intl.NumberFormat>()
const rules = new Map<string, Intl.PluralRules>()

function numberIn(language: Language, useGrouping = true): Intl.NumberFormat {
  const key = `${language}${useGrouping}`
  const known = numbers.get(key) ?? new Intl.NumberFormat(language, { useGrouping })
  numbers.set(key, known)
  return known
}

function rulesIn(language: Language, type: 'cardinal' | 'ordinal'): Intl.PluralRules {
  const key = `${language}${type}`
  const known = rules.get(key) ?? new Intl.PluralRules(language, { type })
  rules.set(key, known)
  return known
}
