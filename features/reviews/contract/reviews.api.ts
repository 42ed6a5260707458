import { z } from 'zod'
import { callLimits, endpoint, idSchema } from '#platform/contract'
import { photoFiles, photoStates, reviewStatuses } from './review.rules.ts'

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
  /** Returns the purchases of an order and their reviews (C7.56, as decided). */
  request: endpoint({
    ...public_,
    method: 'GET',
    path: '/api/commerce/reviews/request/:token',
    input: z.strictObject({ token }),
    output: request,
  }),
  /**
   * Emails a buyer the link to the review form of a delivered order. The response is the same for every address, so
   * that it does not reveal purchases.
   */
  askForLink: endpoint({
    ...public_,
    method: 'POST',
    path: '/api/commerce/reviews/link',
    limits: callLimits.guarded,
    input: z.strictObject({ productId: idSchema, email: z.string().trim().max(256) }),
    output: z.unknown(),
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
  /** Like `send`, as a multipart body with photos beside the fields. */
  sendWithPhotos: endpoint({
    ...public_,
    method: 'POST',
    path: '/api/commerce/reviews/request/:token/photos',
    limits: callLimits.occasional,
    input: z.strictObject({ token }),
    output: request,
  }),
}

const reviewPhotoSchema = z.object({ id: idSchema, state: z.enum(photoStates) })
export type ReviewPhoto = z.infer<typeof reviewPhotoSchema>

export const reviewSchema = z.object({
  id: idSchema,
  productId: idSchema,
  productTitle: z.string(),
  rating: z.number().int(),
  text: z.string(),
  authorName: z.string(),
  isVerified: z.boolean(),
  status: z.enum(reviewStatuses),
  answer: z.string(),
  writtenAt: z.string(),
  photos: z.array(reviewPhotoSchema),
})
export type Review = z.infer<typeof reviewSchema>

/** Outcome of a row in a file. */
const importedRow = z.object({
  row: z.number().int(),
  outcome: z.enum(['added', 'same', 'refused']),
  /** Author and subject, by which the row is found in the file. */
  title: z.string(),
  why: z.enum(['', 'noProduct', 'noRating', 'shortened']),
})
export type ImportedReview = z.infer<typeof importedRow>

const owned = { host: 'admin', allows: 'commerce.productReviews' } as const
export const reviewsOwnerApi = {
  csv: endpoint({
    ...owned,
    method: 'GET',
    path: '/api/reviews/export.csv',
    /** Uses the filter of the list; without a status it returns all reviews. */
    input: z.strictObject({ status: z.enum(reviewStatuses).optional() }),
    output: z.unknown(),
  }),
  importFile: endpoint({
    ...owned,
    method: 'POST',
    path: '/api/reviews/import',
    limits: callLimits.occasional,
    input: z.strictObject({ text: z.string().max(8_000_000), dryRun: z.boolean() }),
    output: z.object({ rows: z.array(importedRow) }),
  }),
  list: endpoint({
    ...owned,
    method: 'GET',
    path: '/api/reviews',
    input: z.strictObject({ status: z.enum(reviewStatuses), after: idSchema.optional() }),
    output: z.object({ reviews: z.array(reviewSchema), next: idSchema.nullable() }),
  }),
  /** Buyers who will be asked on a later day, soonest first. */
  waiting: endpoint({
    ...owned,
    method: 'GET',
    path: '/api/reviews/requests',
    input: z.strictObject({}),
    output: z.object({
      requests: z.array(z.object({ orderId: idSchema, number: z.string(), name: z.string(), sendAt: z.string() })),
    }),
  }),
  /** Sends the request before its day. Returns false when there is nothing left to review. */
  askNow: endpoint({
    ...owned,
    method: 'POST',
    path: '/api/reviews/requests/:orderId/ask',
    limits: callLimits.occasional,
    input: z.strictObject({ orderId: idSchema }),
    output: z.object({ isAsked: z.boolean() }),
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
  /** Deletes a review and its photos for good. */
  remove: endpoint({
    ...owned,
    method: 'DELETE',
    path: '/api/reviews/:id',
    input: z.strictObject({ id: idSchema }),
    output: z.object({}),
  }),
  /** Shows a photo to moderators, also before visitors can see it. */
  photo: endpoint({
    ...owned,
    method: 'GET',
    path: '/api/reviews/photos/:id/:file',
    input: z.strictObject({ id: idSchema, file: z.enum(photoFiles) }),
    output: z.unknown(),
  }),
  removePhoto: endpoint({
    ...owned,
    method: 'DELETE',
    path: '/api/reviews/photos/:id',
    input: z.strictObject({ id: idSchema }),
    output: z.object({}),
  }),
}
