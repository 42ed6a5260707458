import { foldAnswers, rawAnswersSchema } from '#features/forms/contract'
import { idSchema } from '#platform/contract'
import { z } from 'zod'

const yes = z.union([z.boolean(), z.enum(['yes', 'no']).transform((word) => word === 'yes')])
const line = (most: number) => z.string().trim().max(most)

const newEntry = z.object({
  variantId: idSchema,
  quantity: z.union([z.string().max(20), z.number()]).default(1),
  /** Whether it is bought as a subscription, by the product's plan. */
  subscribe: yes.default(false),
  /** For a gift card with a custom amount: as typed, in the store's currency. */
  amount: line(30).default(''),
  recipientName: line(200).default(''),
  recipientEmail: line(256).default(''),
  message: line(1000).default(''),
  sendAt: z.union([z.literal(''), z.iso.date(), z.iso.datetime()]).default(''),
  form: rawAnswersSchema.default({}),
  /** The page with the form, to which a refused submission without scripts returns. */
  returnTo: line(500).default(''),
})

const changedEntry = z.object({
  id: idSchema,
  quantity: z.union([z.string().max(20), z.number()]).optional(),
  form: rawAnswersSchema.optional(),
  /** For a form without scripts, which can only use POST. */
  action: z.enum(['change', 'remove', 'more', 'less']).default('change'),
})

/** Accepts JSON or a plain form, and refuses unknown names. */
export const newEntrySchema = z.preprocess(foldAnswers, newEntry.strict())
export type NewEntry = z.infer<typeof newEntrySchema>
export const changedEntrySchema = z.preprocess(foldAnswers, changedEntry.strict())
export type ChangedEntry = z.infer<typeof changedEntrySchema>
