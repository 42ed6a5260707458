import { idSchema } from '#platform/contract'
import { maximumPriceMinor } from '#platform/money'
import { z } from 'zod'

const minor = z.int().min(0).max(maximumPriceMinor)
const ppm = z.int().min(1).max(1_000_000)
const ids = z.array(idSchema).max(500)

/** The lines of a cart that a discount applies to. Gift cards never count: they are money. */
export const scopeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order') }),
  z.object({ kind: z.literal('products'), ids: ids.min(1) }),
  z.object({ kind: z.literal('categories'), ids: ids.min(1) }),
])
export type DiscountScope = z.infer<typeof scopeSchema>

export const discountEffectSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('amount'),
    amountMinor: minor.min(1),
    scope: scopeSchema,
    /** Applies to each unit instead of once to all of them. */
    each: z.boolean().default(false),
  }),
  z.object({ kind: z.literal('percent'), ppm, scope: scopeSchema }),
  z.object({
    kind: z.literal('shipping'),
    ppm: ppm.default(1_000_000),
    countries: z.array(z.string().length(2)).max(250).default([]),
  }),
  z.object({
    kind: z.literal('buy-x-get-y'),
    buyQuantity: z.int().min(1).max(1000),
    buy: scopeSchema,
    getQuantity: z.int().min(1).max(1000),
    get: scopeSchema,
    ppm: ppm.default(1_000_000),
    /** Limit of uses within one order; null without a limit. */
    mostTimes: z.int().min(1).max(1000).nullable().default(null),
  }),
])
export type DiscountEffect = z.infer<typeof discountEffectSchema>

export const discountMinimumSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('subtotal'), minor: minor.min(1) }),
  z.object({ kind: z.literal('quantity'), quantity: z.int().min(1).max(100_000) }),
])

export const discountAudienceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('everyone') }),
  z.object({ kind: z.literal('first-order') }),
  z.object({ kind: z.literal('listed'), emails: z.array(z.string().trim().toLowerCase().max(256)).min(1).max(1000) }),
])

/** A code as people type it: case and spaces around it do not count. */
export function normalCode(typed: string): string {
  return typed.normalize('NFKC').trim().toUpperCase().replace(/\s+/g, ' ')
}

export const discountCodeSchema = z
  .string()
  .max(100)
  .transform(normalCode)
  .pipe(
    z
      .string()
      .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._+%$€£-]{0,59}$/u, 'A code has 1 to 60 letters, figures and simple marks.'),
  )

/** A discount as the owner enters it. */
export const discountDraftSchema = z.object({
  title: z.string().trim().min(1).max(100),
  /** null for a discount that applies without a code. */
  code: discountCodeSchema.nullable(),
  effect: discountEffectSchema,
  minimum: discountMinimumSchema.default({ kind: 'none' }),
  audience: discountAudienceSchema.default({ kind: 'everyone' }),
  mostUses: z.int().min(1).max(10_000_000).nullable().default(null),
  mostUsesEach: z.int().min(1).max(10_000).nullable().default(null),
  startsAt: z.iso.datetime().nullable().default(null),
  endsAt: z.iso.datetime().nullable().default(null),
  isActive: z.boolean().default(true),
})
export type DiscountDraft = z.infer<typeof discountDraftSchema>

export const discountSchema = discountDraftSchema.extend({
  id: idSchema,
  /** Orders in which it counted. */
  uses: z.int(),
  createdAt: z.iso.datetime(),
})
export type Discount = z.infer<typeof discountSchema>
