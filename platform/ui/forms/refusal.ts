import { CallFailure } from '../client/call-failure.ts'

/** The reasons why the server refused a form. */
export interface Refusal {
  /** Sentences by the path of their field. */
  fields: Readonly<Record<string, string>>
  /** General error, when no field is named. */
  sentence: string | null
}

/**
 * Assigns the error of a failed call to fields: those that its problem names (`fields` of a refused input, `field` of
 * any other), or the one that the form names for the problem's code. All other errors belong to the whole form.
 */
export function refusalOf(thrown: unknown, byCode: Readonly<Record<string, string>>, sentence: string): Refusal {
  if (!(thrown instanceof CallFailure)) return { fields: {}, sentence }
  const { fields, field } = thrown.details
  if (isSentences(fields) && Object.keys(fields).length > 0) return { fields, sentence }
  const named = byCode[thrown.code] ?? (typeof field === 'string' ? field : undefined)
  return named === undefined ? { fields: {}, sentence } : { fields: { [named]: sentence }, sentence: null }
}

/** Returns the error of a field, or of its first refused part. */
export function fieldAt(refusal: Refusal | null, path: string): string | null {
  const entries = Object.entries(refusal?.fields ?? {})
  return entries.find(([field]) => field === path || field.startsWith(`${path}.`))?.[1] ?? null
}

/** A change of a field removes its refusal. */
export function withoutFields({ fields }: Refusal, names: readonly string[]): Refusal | null {
  const left = Object.entries(fields).filter(([field]) => !names.includes(field.split('.')[0] ?? ''))
  return left.length === 0 ? null : { fields: Object.fromEntries(left), sentence: null }
}

function isSentences(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')
}
