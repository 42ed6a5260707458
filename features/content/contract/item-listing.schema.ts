import { enumerations, idSchema } from '#platform/contract'
import { z } from 'zod'

const statuses = enumerations.contentStatuses

export const itemStatusFilters = ['all', 'published', 'scheduled', 'needsReview', 'draft', 'private'] as const

/** A row of the owner's list: the draft's words, the status visitors see. */
export const itemListingSchema = z.object({
  id: idSchema,
  kind: z.enum(['post', 'project', 'item']),
  title: z.string(),
  slug: z.string(),
  status: z.number().int().min(statuses.published).max(statuses.deleted),
  date: z.iso.datetime().nullable(),
  /** Time at which it is published automatically. */
  scheduledAt: z.iso.datetime().nullable(),
  changedAt: z.iso.datetime(),
  /** Whether the draft differs from the published version. */
  isChanged: z.boolean(),
  author: idSchema.nullable(),
  tags: z.array(idSchema),
  categories: z.array(idSchema),
  image: idSchema.nullable(),
  featured: z.boolean(),
  path: z.string().nullable(),
})
export type ItemListing = z.infer<typeof itemListingSchema>

export const itemQuerySchema = z.object({
  /** The collection. */
  id: idSchema,
  status: z.enum(itemStatusFilters).default('all'),
  search: z.string().trim().max(200).default(''),
  tag: idSchema.optional(),
  category: idSchema.optional(),
  author: idSchema.optional(),
  /** `next` of the former page. */
  after: z.string().max(600).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})
export type ItemQuery = z.infer<typeof itemQuerySchema>
