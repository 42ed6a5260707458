import { enumerations, idSchema } from '#platform/contract'
import { z } from 'zod'

export const labelKinds = ['tag', 'category'] as const
export type LabelKind = (typeof labelKinds)[number]

/** Longest name that a person may type. Imported names are kept whole. */
export const labelLengths = {
  tag: enumerations.limits.tagLength,
  category: enumerations.limits.categoryLength,
} as const

/** A tag or a category of one collection. */
export const labelSchema = z.object({
  id: idSchema,
  kind: z.enum(labelKinds),
  collectionId: idSchema,
  name: z.string().min(1),
  slug: z.string().min(1),
  /** Number of published items with it. */
  count: z.number().int(),
})
export type Label = z.infer<typeof labelSchema>

export const authorSchema = z.object({
  id: idSchema,
  name: z.string().trim().min(1).max(200),
  slug: z.string().min(1),
  about: z.string().max(5000),
  website: z.string().max(2000),
  /** Asset of the portrait. */
  image: idSchema.nullable(),
})
export type Author = z.infer<typeof authorSchema>
