import { isEmailAddress } from '#platform/contract'
import {
  type FieldValue,
  type Form,
  type FormField,
  type FormSummary,
  type FormValues,
  fieldParts,
} from '#features/forms/contract'
import type { RawAnswers } from './entry-input.ts'

type Raw = RawAnswers[string]

/** What was answered, in the shapes of `features/forms`, and which questions still need an answer. Nothing is kept that was not asked. */
export function readAnswers(form: Form, raw: RawAnswers): { values: FormValues; missing: string[] } {
  const values: FormValues = {}
  const missing: string[] = []
  for (const field of form.fields) {
    if (field.kind === 'section') continue
    const value = field.kind === 'hidden' ? field.value : readAnswer(field, raw[field.id])
    if (value !== null) values[field.id] = value
    else if (field.kind !== 'hidden' && field.required) missing.push(field.id)
  }
  return { values, missing }
}

/** As an order keeps it: readable when the form changes. */
export function summaryOf(form: Form, values: FormValues): FormSummary {
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

type QuestionField = Exclude<FormField, { kind: 'section' | 'hidden' }>

function readAnswer(field: QuestionField, raw: Raw | undefined): FieldValue | null {
  if (raw === undefined) return null
  switch (field.kind) {
    case 'name':
    case 'address':
    case 'phone':
    case 'date':
    case 'time':
      return readParts(field.kind, raw)
    case 'likert':
      return readScale(field.options, raw)
    case 'checkbox': {
      const chosen = [raw]
        .flat()
        .filter((option): option is string => typeof option === 'string' && field.options.includes(option))
      return chosen.length > 0 ? chosen : null
    }
    case 'radio':
    case 'select':
      return typeof raw === 'string' && field.options.includes(raw) ? raw : null
    default:
      return readText(field, raw)
  }
}

function readText(field: QuestionField, raw: Raw): string | null {
  const text = typeof raw === 'string' ? raw.trim() : ''
  if (text === '') return null
  if (field.kind === 'email' && !isEmailAddress(text)) return null
  if (field.kind === 'number' && !Number.isFinite(Number(text.replace(',', '.')))) return null
  const most = field.kind === 'textarea' && field.maxLength > 0 ? field.maxLength : 5000
  return text.slice(0, most)
}

function readParts(kind: keyof typeof fieldParts, raw: Raw): string[] | null {
  const names: readonly string[] = fieldParts[kind]
  const rawParts = Array.isArray(raw)
    ? raw
    : typeof raw === 'object'
      ? names.map((name) => [raw[name] ?? ''].flat()[0] ?? '')
      : []
  // A phone number without its country comes in three parts.
  const parts = kind === 'phone' && rawParts.length === 3 ? ['', ...rawParts] : rawParts
  return parts.some((part) => part.trim() !== '') ? names.map((_, at) => parts[at]?.trim() ?? '') : null
}

function readScale(questions: readonly string[], raw: Raw): Record<string, string[]> | null {
  if (typeof raw !== 'object' || Array.isArray(raw)) return null
  const answered = questions.flatMap((question, at) => {
    const [answer = ''] = [raw[question] ?? raw[String(at)] ?? ''].flat()
    return /^-?[0-2]$/.test(answer) ? [[question, [answer]] as [string, string[]]] : []
  })
  return answered.length > 0 ? Object.fromEntries(answered) : null
}
