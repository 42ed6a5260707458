import { idSchema } from '#platform/contract'
import { z } from 'zod'

/**
 * Answers as a form without scripts sends them, or in the shapes of form values; the fields of the form decide which.
 */
export const rawAnswersSchema = z.record(
  idSchema,
  z.union([
    z.string().max(5000),
    z.array(z.string().max(5000)).max(200),
    z.record(z.string().max(500), z.union([z.string().max(5000), z.array(z.string().max(100)).max(10)])),
  ]),
)
export type RawAnswers = z.infer<typeof rawAnswersSchema>

/** Folds `form.ID` and `form.ID.Part` of a plain form into `form: { ID: … }`. Other names are kept. */
export function foldAnswers(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input
  const plain: Record<string, unknown> = {}
  const answers = new Map<string, unknown>()
  for (const [name, value] of Object.entries(input)) {
    const [, id, part] = /^form\.([0-9a-f]{24})(?:\.(.{1,100}))?$/.exec(name) ?? []
    if (id === undefined) plain[name] = value
    else if (part === undefined) answers.set(id, value)
    else answers.set(id, { ...(answers.get(id) as object | undefined), [part]: value })
  }
  return answers.size === 0 ? plain : { ...plain, form: Object.fromEntries(answers) }
}
