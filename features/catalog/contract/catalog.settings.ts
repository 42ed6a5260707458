import { z } from 'zod'
import { idSchema } from '#platform/contract'
import { settingsPart } from '#features/sites/contract'
import { defaultCurrency } from '#platform/money'

export const measurementSettings = settingsPart(
  'measurement',
  'settings.general',
  z.object({
    /** A3.27, A3.28: `imperial` gives lb and in, anything else kg and cm. */
    measurementStandard: z.enum(['metric', 'imperial']).default('metric'),
  }),
)

/** Store settings needed by pages with products. Orders and checkout keep further settings in the same group. */
/** A table that helps to choose a size, or a page that does; several products show the same. */
export const sizeGuideSchema = z.object({
  id: idSchema,
  name: z.string().trim().min(1).max(80),
  note: z.string().trim().max(600).default(''),
  /** The first row names the columns, the first column the sizes. */
  rows: z
    .array(z.array(z.string().trim().max(60)).max(12))
    .max(60)
    .default([]),
  /** A page in place of the table. */
  page: idSchema.nullable().default(null),
})
export type SizeGuide = z.infer<typeof sizeGuideSchema>

export const sizeGuideSettings = settingsPart(
  'sizeGuides',
  'commerce.storeSettings',
  z.object({ guides: z.array(sizeGuideSchema).max(60).default([]) }),
)

export const catalogSettings = settingsPart(
  'store',
  'commerce.storeSettings',
  z.object({
    /** C3.99: ISO 4217. The interface offers 27 of them; a store that comes from elsewhere may have another. */
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .default(defaultCurrency),
    /** The owner chose the currency, or an import brought it: the store does not merely start with it. */
    isCurrencyChosen: z.boolean().default(false),
    /** From this stock down a product page says how few there are; 0: never. */
    lowStockAt: z.int().min(0).max(10_000).default(0),
    /** Owners and store managers hear by mail when a variant falls to its own low stock. */
    lowStockEmails: z.boolean().default(true),
    /** Paying in parts, as the payment provider offers it; 0 payments: not at all. */
    installments: z
      .object({
        payments: z.int().min(0).max(48).default(0),
        minimumMinor: z.int().min(0).default(0),
        maximumMinor: z.int().min(0).nullable().default(null),
      })
      .prefault({}),
    /** The pages that say under which terms the shop sells. */
    policies: z
      .object({
        terms: idSchema.nullable().default(null),
        returns: idSchema.nullable().default(null),
        privacy: idSchema.nullable().default(null),
      })
      .prefault({}),
  }),
)
