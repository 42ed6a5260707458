import { idSchema } from '#platform/contract'
import { z } from 'zod'

export const giftCardStates = ['active', 'disabled', 'expired', 'spent'] as const

/** A gift card as owners see it. Only its holder knows the code. */
export const giftCardSchema = z.object({
  id: idSchema,
  last4: z.string(),
  currency: z.string(),
  initialMinor: z.int(),
  balanceMinor: z.int(),
  state: z.enum(giftCardStates),
  recipientName: z.string(),
  recipientEmail: z.string(),
  note: z.string(),
  orderId: idSchema.nullable(),
  /** True for a card bought with a test payment; it pays only for test orders. */
  isTest: z.boolean(),
  expiresAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
export type GiftCard = z.infer<typeof giftCardSchema>

export const giftCardEntryKinds = ['issued', 'spent', 'returned', 'adjusted'] as const

/** Entry of a card's ledger; the balance is the sum of all entries. */
export const giftCardEntrySchema = z.object({
  id: idSchema,
  kind: z.enum(giftCardEntryKinds),
  amountMinor: z.int(),
  /** Cause of the entry, such as `order:ID`. */
  subject: z.string(),
  note: z.string(),
  at: z.iso.datetime(),
})
export type GiftCardEntry = z.infer<typeof giftCardEntrySchema>
