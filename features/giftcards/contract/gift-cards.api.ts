import { endpoint, idSchema } from '#platform/contract'
import { maximumPriceMinor } from '#platform/money'
import { z } from 'zod'
import { giftCardEntrySchema, giftCardSchema } from './gift-card.schema.ts'

/** Searches by the last four characters of the code, or part of a name or address. */
const search = z.string().trim().max(100).default('')
const email = z.string().trim().toLowerCase().max(256)

export const giftCardsApi = {
  giftCards: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/commerce/gift-cards',
    allows: 'commerce.discounts',
    input: z.object({
      search,
      after: idSchema.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    output: z.object({ giftCards: z.array(giftCardSchema), next: idSchema.nullable(), currency: z.string() }),
  }),
  /** Exports the cards that the search finds, without their codes, which only the holders know. */
  csv: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/commerce/gift-cards/export.csv',
    allows: 'commerce.discounts',
    input: z.strictObject({ search }),
    output: z.unknown(),
  }),
  giftCard: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/commerce/gift-cards/:id',
    allows: 'commerce.discounts',
    input: z.object({ id: idSchema }),
    output: z.object({ giftCard: giftCardSchema, entries: z.array(giftCardEntrySchema) }),
  }),
  issue: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/commerce/gift-cards',
    allows: 'commerce.discounts',
    input: z.object({
      /**
       * Chosen by the caller, so that a repeated call returns the same card, without its code. Responses with a code
       * are not cached.
       */
      id: idSchema,
      amountMinor: z.int().min(1).max(maximumPriceMinor),
      recipientName: z.string().trim().max(100).default(''),
      recipientEmail: email.default(''),
      message: z.string().trim().max(500).default(''),
      note: z.string().trim().max(500).default(''),
      expiresAt: z.iso.datetime().nullable().default(null),
    }),
    /** The code, which is shown only once; null when it was emailed to the recipient. */
    output: z.object({ giftCard: giftCardSchema, code: z.string().nullable() }),
  }),
  change: endpoint({
    method: 'PUT',
    host: 'admin',
    path: '/api/commerce/gift-cards/:id',
    allows: 'commerce.discounts',
    input: z.object({
      id: idSchema,
      isDisabled: z.boolean().optional(),
      note: z.string().trim().max(500).optional(),
      expiresAt: z.iso.datetime().nullable().optional(),
    }),
    output: giftCardSchema,
  }),
  /** Sends a new code to the recipient and invalidates the former one. */
  send: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/commerce/gift-cards/:id/send',
    allows: 'commerce.discounts',
    idempotent: false,
    input: z.object({
      id: idSchema,
      recipientName: z.string().trim().max(100).optional(),
      recipientEmail: email.optional(),
    }),
    output: giftCardSchema,
  }),
  adjust: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/commerce/gift-cards/:id/adjust',
    allows: 'commerce.discounts',
    idempotent: false,
    input: z.object({
      id: idSchema,
      amountMinor: z.int().min(-maximumPriceMinor).max(maximumPriceMinor),
      note: z.string().trim().min(1).max(500),
    }),
    output: giftCardSchema,
  }),
}
