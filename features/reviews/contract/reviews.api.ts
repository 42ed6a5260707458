import { z } from 'zod'
import { callLimits, endpoint, idSchema } from '#platform/contract'
import { reviewStatuses } from './review.rules.ts'

const token = z.string().max(100)
const public_ = { host: 'public', allows: 'anyone' } as const

export const purchaseSchema = z.object({
  lineId: idSchema,
  productId: idSchema,
  title: z.string(),
  variantTitle: z.string(),
  image: idSchema.nullable(),
  isReviewed: z.boolean(),
})
export type Purchase = z.infer<typeof purchaseSchema>

const request = z.object({ state: z.enum(['open', 'expired']), purchases: z.array(purchaseSchema) })
export type ReviewRequest = z.infer<typeof request>

export const reviewsApi = {
  /** C7.56, as decided: what was bought, and what of it was reviewed. */
  request: endpoint({
    ...public_,
    method: 'GET',
    path: '/api/commerce/reviews/request/:token',
    input: z.strictObject({ token }),
    output: request,
  }),
  send: endpoint({
    ...public_,
    method: 'POST',
    path: '/api/commerce/reviews/request/:token',
    limits: callLimits.occasional,
    input: z.strictObject({
      token,
      lineId: idSchema,
      rating: z.union([z.literal(''), z.coerce.number().int().min(1).max(5)]).default(''),
      text: z.string().max(20_000).default(''),
    }),
    output: request,
  }),
}

export const reviewSchema = z.object({
  id: idSchema,
  productId: idSchema,
  productTitle: z.string(),
  rating: z.number().int(),
  text: z.string(),
  authorName: z.string(),
  status: z.enum(reviewStatuses),
  answer: z.string(),
  writtenAt: z.string(),
})
export type Review = z.infer<typeof reviewSchema>

/** What became of a row of a file. */
const takenRow = z.object({
  row: z.number().int(),
  outcome: z.enum(['added', 'same', 'refused']),
  /** Whom it is by and what it is about, to find it in the file. */
  title: z.string(),
  why: z.enum(['', 'noProduct', 'noRating', 'shortened']),
})
export type TakenReview = z.infer<typeof takenRow>

const owned = { host: 'admin', allows: 'commerce.productReviews' } as const
export const reviewsOwnerApi = {
  csv: endpoint({
    ...owned,
    method: 'GET',
    path: '/api/reviews/export.csv',
    input: z.strictObject({}),
    output: z.unknown(),
  }),
  importFile: endpoint({
    ...owned,
    method: 'POST',
    path: '/api/reviews/import',
    limits: callLimits.occasional,
    input: z.strictObject({ text: z.string().max(8_000_000), dryRun: z.boolean() }),
    output: z.object({ rows: z.array(takenRow) }),
  }),
  list: endpoint({
    ...owned,
    method: 'GET',
    path: '/api/reviews',
    input: z.strictObject({ status: z.enum(reviewStatuses), after: idSchema.optional() }),
    output: z.object({ reviews: z.array(reviewSchema), next: idSchema.nullable() }),
  }),
  change: endpoint({
    ...owned,
    method: 'PUT',
    path: '/api/reviews/:id',
    limits: callLimits.occasional,
    input: z.strictObject({
      id: idSchema,
      status: z.enum(reviewStatuses).optional(),
      answer: z.string().trim().max(2000).optional(),
    }),
    output: reviewSchema,
  }),
}
