import { idSchema } from '#platform/contract'
import { z } from 'zod'

/**
 * A product that consists of variants of others. Its stock follows theirs; its price is its own, or theirs less a
 * share.
 */
export const bundleSchema = z.object({
  parts: z
    .array(z.object({ variantId: idSchema, quantity: z.int().min(1).max(1000) }))
    .min(1)
    .max(30),
  /** The discount on the total price of the parts; null when the bundle has its own price. */
  discountPpm: z.int().min(0).max(1_000_000).nullable(),
})

export const bundlePartSchema = z.object({
  variantId: idSchema,
  title: z.string().max(500),
  variantTitle: z.string().max(500),
  sku: z.string().max(200),
  quantity: z.int().min(1),
})
