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
  /** The first row has the names of columns, the first column the sizes. */
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
    /** C3.99: ISO 4217. The interface offers 27 currencies; an imported store may have another. */
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .default(defaultCurrency),
    /** Whether the owner or an import chose the currency, so that it is not only the default. */
    isCurrencyChosen: z.boolean().default(false),
    /** A product page states the stock from this number down; 0 for never. */
    lowStockAt: z.int().min(0).max(10_000).default(0),
    /** Whether owners and store managers get an email when a variant reaches its low stock. */
    lowStockEmails: z.boolean().default(true),
    /** Payment in instalments by the payment provider; 0 payments for none. */
    installments: z
      .object({
        payments: z.int().min(0).max(48).default(0),
        minimumMinor: z.int().min(0).default(0),
        maximumMinor: z.int().min(0).nullable().default(null),
      })
      .prefault({}),
    /** Pages with the terms of the shop. */
    policies: z
      .object({
        terms: idSchema.nullable().default(null),
        returns: idSchema.nullable().default(null),
        privacy: idSchema.nullable().default(null),
      })
      .prefault({}),
  }),
)
