import { type Language, messages } from '#platform/i18n'
import { drawnPattern, type FieldKind, fieldParts, isParted, likertScale } from './field-kinds.rules.ts'
import { readFileEntry } from './upload.rules.ts'

type Value = string | readonly string[] | Readonly<Record<string, readonly string[]>> | null

const answerMessages = messages('forms.answers')

/** Returns the parts of a name, a phone number, an address, a date or a time by name; missing ones are empty. */
export function partsOfValue(kind: keyof typeof fieldParts, value: Value): Record<string, string> {
  const parts = Array.isArray(value) ? (value as readonly string[]) : []
  const sent = kind === 'phone' && parts.length === 3 ? ['', ...parts] : parts
  return Object.fromEntries(fieldParts[kind].map((part, at) => [part, sent[at]?.trim() ?? '']))
}

/** An answer in words, as an order shows it (A3.18). */
export function summaryText(kind: FieldKind, value: Value, language: Language): string {
  const text = isParted(kind) ? partedText(kind, partsOfValue(kind, value)) : plainText(kind, value, language)
  // Text in place of a missing answer (A5.13).
  return text.trim() === '' ? answerMessages(language, 'none') : text
}

function plainText(kind: FieldKind, value: Value, language: Language): string {
  if (value === null) return ''
  if (typeof value === 'string')
    return kind === 'signature' && drawnPattern.test(value) ? answerMessages(language, 'drawn') : value
  if (kind === 'file' && Array.isArray(value))
    return (value as readonly string[]).map((entry) => readFileEntry(entry).name).join(', ')
  if (Array.isArray(value)) return value.filter((choice) => choice.trim() !== '').join(', ')
  if (kind === 'matrix')
    return Object.entries(value as Readonly<Record<string, readonly string[]>>)
      .map(([row, columns]) => `${row}: ${columns.join(', ')}`)
      .join('\n')
  if (kind !== 'likert') return ''
  return Object.entries(value as Readonly<Record<string, readonly string[]>>)
    .filter(([, [answer]]) => answer !== undefined && answer !== '')
    .map(([question, [answer = '']]) => `${question}: ${likertText(answer, language)}`)
    .join('\n')
}

/** Returns the name of a step of the scale (A5.12). */
export function likertLabel(step: (typeof likertScale)[number], language: Language): string {
  return answerMessages(language, `likert.${step}`)
}

/** Returns the label of a number from -2 to 2 (R1.10); other answers are returned unchanged. */
export function likertText(answer: string, language: Language): string {
  const step = likertScale.find((number) => String(number) === answer.trim())
  return step === undefined ? answer : likertLabel(step, language)
}

function partedText(kind: keyof typeof fieldParts, parts: Record<string, string>): string {
  const join = (names: readonly string[], between: string): string =>
    names
      .map((name) => parts[name] ?? '')
      .filter(Boolean)
      .join(between)
  if (kind === 'name') return join(['First', 'Last'], ' ')
  if (kind === 'phone') {
    const country = parts['Country'] ? `+${parts['Country'].replace(/^\+/, '')}` : ''
    return [country, join(['Areacode', 'Prefix', 'Line'], ' ')].filter(Boolean).join(' ')
  }
  if (kind === 'address')
    return [parts['Line1'], parts['Line2'], join(['City', 'State', 'Zip'], ' '), parts['Country']]
      .filter(Boolean)
      .join('\n')
  if (kind === 'date') return join(['Month', 'Day', 'Year'], '/')
  return [join(['Hour', 'Minute', 'Second'], ':'), parts['Ampm']].filter(Boolean).join(' ')
}
