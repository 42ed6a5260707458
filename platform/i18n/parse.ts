/** A part of a message: words, or a placeholder. */
export type Part = string | ValuePart | NumberPart | CountPart | ChoicePart

/** `{name}` */
interface ValuePart {
  kind: 'value'
  name: string
}

/** `{n, number}`, and `{n, number, ::group-off}` for a year or a code. */
interface NumberPart {
  kind: 'number'
  name: string
  useGrouping: boolean
}

/** `#`: the number of the surrounding plural. */
interface CountPart {
  kind: 'count'
}

/** `{n, plural, one {# page} other {# pages}}`, `selectordinal` and `select`. */
interface ChoicePart {
  kind: 'plural' | 'selectordinal' | 'select'
  name: string
  cases: ReadonlyMap<string, readonly Part[]>
}

interface Reader {
  text: string
  at: number
}

/**
 * Parses the part of ICU's message syntax that the catalogues use: `{name}`, `{n, number}` (and `::group-off`),
 * `plural`, `selectordinal` and `select` with nested cases, `#`, and quoted words between apostrophes.
 */
export function parse(text: string): readonly Part[] {
  const reader = { text, at: 0 }
  const parts = readParts(reader, false)
  if (reader.at < text.length) throw new Error(`A brace is closed that was never opened: ${text}`)
  return parts
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
      push({ kind: 'count' })
    } else if (sign === "'") words += readQuoted(reader, isPlural)
    else {
      words += sign
      reader.at++
    }
  }
  if (words) parts.push(words)
  return parts
}

/** `''` is an apostrophe. An apostrophe before a syntax character begins quoted text; any other one is plain text. */
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
    return { kind: 'value', name }
  }
  const kind = readWord(reader, ',')
  if (kind === 'number') return readNumber(reader, name)
  if (kind !== 'plural' && kind !== 'selectordinal' && kind !== 'select')
    throw new Error(`A message cannot say “${kind}”: ${reader.text}`)
  expect(reader, ',')
  const cases = readCases(reader, kind !== 'select')
  if (!cases.has('other')) throw new Error(`A message has no case “other”: ${reader.text}`)
  return { kind, name, cases }
}

function readNumber(reader: Reader, name: string): NumberPart {
  const style = reader.text[reader.at] === ',' ? readWord(reader, ',') : ''
  if (style !== '' && style !== '::group-off')
    throw new Error(`A message cannot write a number as “${style}”: ${reader.text}`)
  expect(reader, '}')
  return { kind: 'number', name, useGrouping: style === '' }
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

/** Reads the word after a character, with the spaces around it. */
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
