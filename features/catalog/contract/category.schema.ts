import { enumerations, idSchema } from '#platform/contract'
import { z } from 'zod'

export const categorySchema = z.object({
  id: idSchema,
  collectionId: idSchema,
  parentId: idSchema.nullable(),
  name: z.string(),
  slug: z.string(),
  /** Slugs of its ancestors and its own, joined by `/`. */
  slugs: z.string(),
  description: z.string(),
  image: idSchema.nullable(),
  /** Position among the children of its parent. */
  order: z.string(),
  /** Number of its products, without those of child categories. */
  count: z.int(),
})
export type Category = z.infer<typeof categorySchema>

/** Limit of typed names (C9.35); imports bring longer ones. */
export const categoryNameSchema = z.string().trim().min(1).max(enumerations.limits.categoryLength)
export const newCategorySchema = z.object({
  collectionId: idSchema,
  parentId: idSchema.nullable().default(null),
  name: categoryNameSchema,
})
export const categoryPatchSchema = z.object({
  name: categoryNameSchema.optional(),
  slug: z.string().min(1).max(200).optional(),
  description: z.string().max(2000).optional(),
  image: idSchema.nullable().optional(),
  /** New position: its parent, and the sibling before which it is placed (null for last). */
  parentId: idSchema.nullable().optional(),
  before: idSchema.nullable().optional(),
})
