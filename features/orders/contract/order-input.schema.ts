import { minorSchema } from '#features/payments/contract'
import { isEmailAddress, idSchema, postalAddressSchema } from '#platform/contract'
import { z } from 'zod'
import { fulfilmentStatuses, mostAtOnce, orderLabels, orderPaymentStatuses, orderWorlds } from './order.rules.ts'

export const line = (most: number) => z.string().trim().max(most)
export const quantities = z.array(z.object({ lineId: idSchema, quantity: z.int().min(1).max(10_000) })).max(100)
export const ids = z.array(idSchema).min(1).max(mostAtOnce)
/** Ids in an address, separated by commas. */
export const listedIds = z
  .string()
  .regex(/^[0-9a-f]{24}(,[0-9a-f]{24})*$/)
  .max(mostAtOnce * 25)

export const orderFilterSchema = z.object({
  search: line(200).default(''),
  label: z.enum([...orderLabels, 'all']).default('all'),
  payment: z.enum([...orderPaymentStatuses, 'all']).default('all'),
  fulfilment: z.enum([...fulfilmentStatuses, 'all']).default('all'),
  /** Orders of customers, or test orders. */
  world: z.enum(orderWorlds).default('all'),
  customer: idSchema.optional(),
  ids: listedIds.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
export type OrderFilter = z.infer<typeof orderFilterSchema>

export const refundInputSchema = z.object({
  id: idSchema,
  lines: z
    .array(z.object({ lineId: idSchema, quantity: z.int().min(1).max(10_000), restock: z.boolean().default(true) }))
    .max(100)
    .default([]),
  shippingMinor: minorSchema.default(0),
  /** Goodwill in addition to lines and shipping. */
  adjustmentMinor: minorSchema.default(0),
  /** `original`: back to the payment methods, cards first. `giftcard`: as a new gift card for the customer. */
  to: z.enum(['original', 'giftcard']).default('original'),
  reason: line(500).default(''),
  notify: z.boolean().default(true),
})

export const editInputSchema = z.object({
  id: idSchema,
  /** New quantities; 0 removes a line, and absent lines stay. */
  quantities: z
    .array(z.object({ lineId: idSchema, quantity: z.int().min(0).max(10_000) }))
    .max(100)
    .default([]),
  additions: z
    .array(z.object({ variantId: idSchema, quantity: z.int().min(1).max(10_000) }))
    .max(50)
    .default([]),
  shippingAddress: postalAddressSchema.optional(),
  billingAddress: postalAddressSchema.optional(),
  email: line(256).optional(),
  phone: line(50).optional(),
  notify: z.boolean().default(false),
})

export const manualInputSchema = z.object({
  customer: z.object({
    email: z.string().trim().refine(isEmailAddress, 'An email address looks like name@example.com.'),
    name: line(200).default(''),
    phone: line(50).default(''),
  }),
  shippingAddress: postalAddressSchema.nullable().default(null),
  lines: z
    .array(
      z.object({
        variantId: idSchema.nullable(),
        /** Title of a line without a product. */
        title: line(300).default(''),
        unitMinor: minorSchema.optional(),
        quantity: z.int().min(1).max(10_000),
        discountMinor: minorSchema.default(0),
      }),
    )
    .min(1)
    .max(100),
  shipping: z
    .object({ title: line(120), amountMinor: minorSchema })
    .nullable()
    .default(null),
  note: line(2000).default(''),
  isPaid: z.boolean().default(false),
  notify: z.boolean().default(false),
})

/** An orderable variant with its current price. */
export const orderableSchema = z.object({
  variantId: idSchema,
  title: z.string(),
  variantTitle: z.string(),
  sku: z.string(),
  image: idSchema.nullable(),
  priceMinor: minorSchema,
  /** null for an unlimited stock. */
  available: z.int().nullable(),
})
/** Limit of offered results; more typing narrows them. */
export const mostOrderables = 12
export type Orderable = z.infer<typeof orderableSchema>
