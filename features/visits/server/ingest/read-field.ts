import type { z } from 'zod'
import { jsonInText } from '#platform/http'
import { visitsProblems } from '../../contract/visits.problems.ts'

/** JSON that stands as text in a field. What nests deeper than anything of ours is not read. */
export function readField<T>(field: string, text: string, schema: z.ZodType<T>): T {
  if (/[[{](?:[^[\]{}]*[[{]){8}/.test(text)) throw visitsProblems.unreadable({ field })
  const read = schema.safeParse(jsonInText(text))
  if (!read.success) throw visitsProblems.unreadable({ field })
  return read.data
}
