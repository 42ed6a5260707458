import { idSchema } from '#platform/contract'
import { z } from 'zod'

/** Answers as a form without scripts sends them, or as `features/forms` writes values; the product's own form says which they are. */
export const rawAnswersSchema = z.record(
  idSchema,
  z.union([
    z.string().max(5000),
    z.array(z.string().max(5000)).max(200),
    z.record(z.string().max(500), z.union([z.string().max(2000), z.array(z.string().max(100)).max(10)])),
  ]),
)
export type RawAnswers = z.infer<typeof rawAnswersSchema>

const yes = z.union([z.boolean(), z.enum(['yes', 'no']).transform((word) => word === 'yes')])
const line = (most: number) => z.string().trim().max(most)

const newEntry = z.object({
  variantId: idSchema,
  quantity: z.union([z.string().max(20), z.number()]).default(1),
  /** Again and again, as the product's plan says. */
  subscribe: yes.default(false),
  /** Of a gift card with an amount of one's own: as typed, in the store's currency. */
  amount: line(30).default(''),
  recipientName: line(200).default(''),
  recipientEmail: line(256).default(''),
  message: line(1000).default(''),
  sendAt: z.union([z.literal(''), z.iso.date(), z.iso.datetime()]).default(''),
  form: rawAnswersSchema.default({}),
  /** The page with the form: whoever sent it without scripts, and is refused, comes back there. */
  returnTo: line(500).default(''),
})

const changedEntry = z.object({
  id: idSchema,
  quantity: z.union([z.string().max(20), z.number()]).optional(),
  form: rawAnswersSchema.optional(),
  /** Of a form without scripts, which knows POST alone. */
  action: z.enum(['change', 'remove', 'more', 'less']).default('change'),
})

/** `form.ID`, `form.ID.Part` of a plain form become `form: { ID: … }`. Unknown names are refused as everywhere. */
export const newEntrySchema = z.preprocess(foldAnswers, newEntry.strict())
export type NewEntry = z.infer<typeof newEntrySchema>
export const changedEntrySchema = z.preprocess(foldAnswers, changedEntry.strict())
export type ChangedEntry = z.infer<typeof changedEntrySchema>

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
