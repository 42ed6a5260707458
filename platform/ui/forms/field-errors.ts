import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form'
import type { z } from 'zod'
import type { Language } from '../../i18n/index.ts'
import { formsMessages } from './forms.messages.ts'

type Issue = z.core.$ZodIssue

/** More specific error sentences of a form, by the path of the field. */
export type FieldSentences = Readonly<Record<string, string>>

/** Validates the values of a form by the server's schema, with errors in the person's language. */
export function schemaResolver<V extends FieldValues, Out>(
  schema: z.ZodType<Out>,
  language: Language,
  sentences: FieldSentences = {},
): Resolver<V, unknown, Out> {
  return (values) => {
    const read = schema.safeParse(values)
    if (read.success) return { values: read.data, errors: {} }
    const errors: FieldErrors<V> = {}
    for (const issue of read.error.issues) {
      const path = issue.path.join('.')
      if (firstMessage(get(errors, path)) !== null) continue
      const message = sentences[path] ?? sentenceOfIssue(issue, get(values, path), language)
      set(errors, path || 'root', { type: issue.code, message })
    }
    return { values: {}, errors }
  }
}

/** Returns the error of a field, or of the first invalid part of it. */
export function firstMessage(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null
  if ('message' in error && typeof error.message === 'string') return error.message
  for (const part of Object.values(error)) {
    const message = firstMessage(part)
    if (message !== null) return message
  }
  return null
}

/** Number of fields with an error. */
export function countErrors(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 0
  if ('message' in error && typeof error.message === 'string') return 1
  return Object.values(error).reduce<number>((count, part) => count + countErrors(part), 0)
}

function sentenceOfIssue(issue: Issue, value: unknown, language: Language): string {
  const say = (name: Parameters<typeof formsMessages>[1], n?: number) =>
    formsMessages(language, name, n === undefined ? {} : { n })
  if (isEmpty(value)) return say('required')
  if (issue.code === 'too_small') return say(...lowerBound(issue))
  if (issue.code === 'too_big') return say(...upperBound(issue))
  if (issue.code === 'invalid_format' && isEmail(issue)) return say('email')
  if (issue.code === 'invalid_format' && issue.format === 'url') return say('address')
  if (issue.code === 'invalid_value' && isText(value)) return formsMessages(language, 'notAnOption', { val: value })
  if (issue.code === 'invalid_type' && issue.expected === 'int') return say('whole')
  return say('invalid')
}

type Words = [name: Parameters<typeof formsMessages>[1], n?: number]

function lowerBound({ origin, minimum, path }: Extract<Issue, { code: 'too_small' }>): Words {
  const least = Number(minimum)
  if (origin === 'string') return ['tooShort', least]
  if (origin === 'array' || origin === 'set') return ['required']
  return isAmount(path) ? ['tooLow'] : ['least', least]
}

function upperBound({ origin, maximum, path }: Extract<Issue, { code: 'too_big' }>): Words {
  const most = Number(maximum)
  if (origin === 'string') return ['tooLong', most]
  if (origin === 'array' || origin === 'set') return ['tooMany', most]
  return isAmount(path) ? ['tooHigh'] : ['most', most]
}

/** Amounts are stored in minor units, so the number in a limit would differ from what people type. */
function isAmount(path: readonly PropertyKey[]): boolean {
  return String(path.at(-1)).endsWith('Minor')
}

/** Several contracts validate an email address with a pattern of their own. */
function isEmail({ format, path }: Extract<Issue, { code: 'invalid_format' }>): boolean {
  return format === 'email' || String(path.at(-1)).toLowerCase().endsWith('email')
}

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'string' && value.trim() === '') || Number.isNaN(value)
  )
}
