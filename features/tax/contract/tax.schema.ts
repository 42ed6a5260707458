import { idSchema } from '#platform/contract'
import { z } from 'zod'
import { standardTaxClass } from './tax-class.rules.ts'

/** Tax class of a product; shops may have their own, and imports add theirs. */
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
  /** Postal codes such as `90210`, `90*`, `1000...1999`; empty for all. */
  postal: z.array(z.string().trim().min(1).max(41)).max(200).default([]),
  cities: z.array(z.string().trim().min(1).max(100)).max(200).default([]),
  ratePpm: z.int().min(0).max(1_000_000),
  taxClass: taxClassSchema.default(standardTaxClass),
  priority: z.int().min(1).max(100).default(1),
  /** True when it is charged on top of taxes with earlier priorities. */
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
  /** Tax for shoppers in other countries of the EU: the shop's own (below the threshold), or theirs (One Stop Shop). */
  acrossEu: z.enum(['home', 'destination']).default('home'),
  /** True when businesses in other countries of the EU with a VAT number pay no tax. */
  reverseCharge: z.boolean().default(true),
  /** Treatment while VIES does not answer. */
  whileUnchecked: z.enum(viesFallbacks).default('charge'),
  /**
   * Rates on shipping: those of the goods with the greatest value, of all goods in proportion to their value, or of one
   * class.
   */
  shippingTax: z.enum(shippingTaxWays).default('proportional'),
  /** Class of shipping, when it has its own. */
  shippingTaxClass: taxClassSchema.default(standardTaxClass),
  /** True when the included tax is subtracted from prices where no rate applies. */
  removeTaxAbroad: z.boolean().default(true),
  vatNumber: z.string().trim().max(30).default(''),
})
export type TaxSettings = z.infer<typeof taxSettingsSchema>
