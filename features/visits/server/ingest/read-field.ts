import type { z } from 'zod'
import { jsonInText } from '#platform/http'
import { visitsProblems } from '../../contract/visits.problems.ts'

/** Parses JSON in a field. Nesting deeper than any valid value is refused. */
export function readField<T>(field: string, text: string, schema: z.ZodType<T>): T {
  if (/[[{](?:[^[\]{}]*[[{]){8}/.test(text)) throw visitsProblems.unreadable({ field })
  const read = schema.safeParse(jsonInText(text))
  if (!read.success) throw visitsProblems.unreadable({ field })
  return read.data
}
