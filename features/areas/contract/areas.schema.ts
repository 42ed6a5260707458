import { periodUnits } from '#features/catalog/contract'
import { idSchema } from '#platform/contract'
import { maximumPriceMinor } from '#platform/money'
import { z } from 'zod'

export const areaDraftSchema = z.object({
  title: z.string().trim().min(1).max(200),
  /** Text above the prices for visitors without access. */
  lead: z.string().trim().max(1000).default(''),
  documentIds: z.array(idSchema).max(500).default([]),
  /** Products in the order in which they are offered. */
  productIds: z.array(idSchema).max(50).default([]),
})
export type AreaDraft = z.infer<typeof areaDraftSchema>

/** Payment intervals of access: once, or for each period until it is cancelled. */
export const pricePeriods = ['once', ...periodUnits] as const
export type PricePeriod = (typeof pricePeriods)[number]

export const newPriceSchema = z.object({
  priceMinor: z.int().min(1).max(maximumPriceMinor),
  period: z.enum(pricePeriods),
})
export type NewPrice = z.infer<typeof newPriceSchema>

/** Prices without products; saving the area creates these. */
export const newPricesSchema = z.array(newPriceSchema).max(4).default([])

export const areaSchema = areaDraftSchema.extend({ id: idSchema })
export type Area = z.infer<typeof areaSchema>

const choiceSchema = z.object({ id: idSchema, title: z.string() })
const pageChoiceSchema = choiceSchema.extend({
  /** Whether it is public: in an area it becomes restricted to members. */
  isPublic: z.boolean(),
  /** Path of the page for visitors; null until the area is published. */
  path: z.string().nullable(),
})
/** Choices of an area: pages, lists and other content for members, and access products. */
export const areaChoicesSchema = z.object({ documents: z.array(pageChoiceSchema), products: z.array(choiceSchema) })
export type AreaChoices = z.infer<typeof areaChoicesSchema>
