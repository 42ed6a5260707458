import { idSchema } from '#platform/contract'
import { z } from 'zod'
import { standardTaxClass } from './tax-class.rules.ts'

/** Products name one; a shop may have its own, and imports bring theirs. */
export const taxClassSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(60)
  .transform((name) => name || standardTaxClass)

/**
 * A rate for a place and a class of products. Of those with one priority that fit, the most particular counts;
 * priorities add up.
 */
export const taxRateDraftSchema = z.object({
  name: z.string().trim().min(1).max(60),
  /** ISO 3166-1 alpha-2, or `*` for everywhere. */
  country: z.string().regex(/^([A-Z]{2}|\*)$/, 'A country is two letters.'),
  /** Code of the region, or empty for all. */
  region: z.string().trim().max(20).default(''),
  /** `90210`, `90*`, `1000...1999`; empty for all. */
  postal: z.array(z.string().trim().min(1).max(41)).max(200).default([]),
  cities: z.array(z.string().trim().min(1).max(100)).max(200).default([]),
  ratePpm: z.int().min(0).max(1_000_000),
  taxClass: taxClassSchema.default(standardTaxClass),
  priority: z.int().min(1).max(100).default(1),
  /** On top of taxes of earlier priorities instead of beside them. */
  isCompound: z.boolean().default(false),
  onShipping: z.boolean().default(true),
})
export type TaxRateDraft = z.infer<typeof taxRateDraftSchema>
export const taxRateSchema = taxRateDraftSchema.extend({ id: idSchema })
export type TaxRate = z.infer<typeof taxRateSchema>

export const shippingTaxWays = ['main', 'proportional', 'class'] as const

/**
 * Treatment of a VAT number that could not be verified: tax is charged until it is confirmed, or removed for the owner
 * to review.
 */
export const viesFallbacks = ['charge', 'remove'] as const

export const taxSettingsSchema = z.object({
  /** Country of the shop: its tax is included in the prices, and charged while no destination is given. */
  country: z
    .string()
    .regex(/^([A-Z]{2})?$/)
    .default(''),
  region: z.string().max(20).default(''),
  pricesIncludeTax: z.boolean().default(true),
  /**
   * Which tax shoppers in other countries of the EU pay: the shop's own (below the threshold), or theirs (One Stop
   * Shop).
   */
  acrossEu: z.enum(['home', 'destination']).default('home'),
  /** Businesses in other countries of the EU that give a VAT number pay none. */
  reverseCharge: z.boolean().default(true),
  /** While VIES does not answer. */
  whileUnchecked: z.enum(viesFallbacks).default('charge'),
  /**
   * Which rates shipping bears: those of the goods of greatest value, of all goods in proportion to their value, or of
   * one class.
   */
  shippingTax: z.enum(shippingTaxWays).default('proportional'),
  /** The class that shipping is in, where it has one of its own. */
  shippingTaxClass: taxClassSchema.default(standardTaxClass),
  /** Where no rate fits, prices that include tax are lowered by it. */
  removeTaxAbroad: z.boolean().default(true),
  vatNumber: z.string().trim().max(30).default(''),
})
export type TaxSettings = z.infer<typeof taxSettingsSchema>
