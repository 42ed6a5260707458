import { isEmailAddress } from '#platform/contract'
import type { RawAnswers } from './answers.schema.ts'
import { type AnswerFault, isWholeDate, isWholeTime, isZip } from './field-checks.rules.ts'
import { type PartedKind, fieldParts, isParted } from './field-kinds.rules.ts'
import type { FieldValue, Form, FormField, FormSummary, FormValues } from './form-field.schema.ts'

type Raw = RawAnswers[string]
type QuestionField = Exclude<FormField, { kind: 'section' | 'hidden' }>
type Read = { value: FieldValue | null } | { fault: AnswerFault }

export interface ReadAnswers {
  /** In the shapes of C3.50–C3.59; what was not answered is left out, and nothing is kept that was not asked. */
  values: FormValues
  /** Fields that are required and empty, or whose answer does not fit. */
  missing: string[]
  /** What is wrong with each of them. */
  faults: Readonly<Record<string, AnswerFault>>
}

/** Reads what was answered. `hidden` gives the value of a hidden field in place of its own (C3.57). */
export function readAnswers(
  form: Pick<Form, 'fields'>,
  raw: RawAnswers,
  hidden: (field: Extract<FormField, { kind: 'hidden' }>) => string | null = () => null,
): ReadAnswers {
  const values: FormValues = {}
  const faults: Record<string, AnswerFault> = {}
  for (const field of form.fields) {
    if (field.kind === 'section') continue
    if (field.kind === 'hidden') {
      values[field.id] = (hidden(field) ?? field.value).slice(0, 2000)
      continue
    }
    const read = readAnswer(field, raw[field.id])
    if ('fault' in read) faults[field.id] = read.fault
    else if (read.value !== null) values[field.id] = read.value
    else if (field.required) faults[field.id] = 'required'
  }
  return { values, missing: Object.keys(faults), faults }
}

/** As an order or a submission keeps it: readable when the form changes. */
export function summaryOf(form: Pick<Form, 'fields'>, values: FormValues): FormSummary {
  return form.fields.flatMap((field) =>
    field.kind === 'section'
      ? []
      : [
          {
            id: field.id,
            kind: field.kind,
            title: field.title || ('key' in field ? field.key : ''),
            value: values[field.id] ?? null,
          },
        ],
  )
}

function readAnswer(field: QuestionField, raw: Raw | undefined): Read {
  if (raw === undefined) return { value: null }
  if (isParted(field.kind)) return readParts(field.kind, raw, field.required)
  if (field.kind === 'likert') return readScale(field, raw)
  if (field.kind === 'checkbox') {
    // A plain form names each box, a script sends a list.
    const sent = typeof raw === 'string' || Array.isArray(raw) ? [raw].flat() : Object.values(raw).flat()
    const chosen = sent.filter((option) => field.options.includes(option))
    return { value: chosen.length > 0 ? chosen : null }
  }
  if (field.kind === 'radio' || field.kind === 'select')
    return { value: typeof raw === 'string' && field.options.includes(raw) ? raw : null }
  return readText(field, raw)
}

function readText(field: QuestionField, raw: Raw): Read {
  const text = typeof raw === 'string' ? raw.trim() : ''
  if (text === '') return { value: null }
  if (field.kind === 'email' && !isEmailAddress(text)) return { fault: 'email' }
  if (field.kind === 'number' && !Number.isFinite(Number(text.replace(',', '.')))) return { fault: 'number' }
  if (field.kind === 'website' && !isWebAddress(text)) return { fault: 'website' }
  // C5.02
  const most = field.kind === 'textarea' && field.maxLength > 0 ? field.maxLength : 5000
  return [...text].length > most ? { fault: 'tooLong' } : { value: text }
}

/** With or without its scheme, as people type it. */
function isWebAddress(text: string): boolean {
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return (protocol === 'http:' || protocol === 'https:') && hostname.includes('.')
}

function readParts(kind: PartedKind, raw: Raw, required: boolean): Read {
  const names: readonly string[] = fieldParts[kind]
  const rawParts = Array.isArray(raw)
    ? raw
    : typeof raw === 'object'
      ? names.map((name) => [raw[name] ?? ''].flat()[0] ?? '')
      : []
  // R1.03: a phone number without its country comes in three parts.
  const sent = kind === 'phone' && rawParts.length === 3 ? ['', ...rawParts] : rawParts
  const parts = names.map((_, at) => sent[at]?.trim() ?? '')
  if (parts.every((part) => part === '')) return { value: null }
  const fault = faultOfParts(kind, parts, required)
  return fault ? { fault } : { value: parts }
}

function faultOfParts(kind: PartedKind, parts: readonly string[], required: boolean): AnswerFault | null {
  if (kind === 'date') return isWholeDate(parts) ? null : 'date'
  if (kind === 'time') return isWholeTime(parts) ? null : 'time'
  if (kind === 'name') return null
  if (kind === 'phone') return /\d/.test(parts.join('')) ? null : 'phone'
  const [line, , city, , zip = '', country = ''] = parts
  if (required && (line === '' || city === '')) return 'required'
  return isZip(zip, country) ? null : 'zip'
}

function readScale(field: Extract<QuestionField, { options: string[] }>, raw: Raw): Read {
  if (typeof raw !== 'object' || Array.isArray(raw)) return { value: null }
  const answered = field.options.flatMap((question, at) => {
    const [answer = ''] = [raw[question] ?? raw[String(at)] ?? ''].flat()
    return /^-?[0-2]$/.test(answer) ? [[question, [answer]] as [string, string[]]] : []
  })
  if (field.required && answered.length < field.options.length) return { fault: 'required' }
  return { value: answered.length > 0 ? Object.fromEntries(answered) : null }
}
