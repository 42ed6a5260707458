import { idSchema } from '#platform/contract'
import { z } from 'zod'
import { priceSchema, productStatusSchema } from './product.schema.ts'
import { sheetColumns, sheetFilterSchema } from './sheet.schema.ts'

/** Amounts end in a whole unit or just below it, such as 12.99 or 12.95. `none` does not round. */
export const roundings = ['none', 'whole', '99', '95', '50'] as const
export type Rounding = (typeof roundings)[number]

const percent = z.number().min(-100).max(1000)

/** An edit applied to all selected products. */
export const bulkEditSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('setPrice'), minor: priceSchema }),
  z.object({ kind: z.literal('changePrice'), percent, rounding: z.enum(roundings).default('none') }),
  z.object({ kind: z.literal('addToPrice'), minor: z.int().min(-100_000_000).max(100_000_000) }),
  /** Percentage off the normal price. */
  z.object({
    kind: z.literal('startSale'),
    percentOff: z.number().min(0).max(100),
    rounding: z.enum(roundings).default('none'),
    from: z.iso.datetime({ offset: true }).nullable().default(null),
    until: z.iso.datetime({ offset: true }).nullable().default(null),
  }),
  z.object({ kind: z.literal('endSale') }),
  z.object({ kind: z.literal('setStock'), quantity: z.int().min(0).max(1_000_000_000) }),
  z.object({ kind: z.literal('addStock'), by: z.int().min(-1_000_000).max(1_000_000) }),
  z.object({ kind: z.literal('unlimitedStock'), isUnlimited: z.boolean() }),
  z.object({ kind: z.literal('setWeight'), grams: z.number().min(0).max(1_000_000_000) }),
  z.object({ kind: z.literal('setStatus'), status: productStatusSchema }),
  z.object({ kind: z.literal('addTags'), tags: z.array(z.string().trim().min(1).max(50)).min(1).max(50) }),
  z.object({ kind: z.literal('removeTags'), tags: z.array(z.string()).min(1).max(50) }),
  z.object({ kind: z.literal('addCategories'), categoryIds: z.array(idSchema).min(1).max(50) }),
  z.object({ kind: z.literal('removeCategories'), categoryIds: z.array(idSchema).min(1).max(50) }),
  z.object({ kind: z.literal('setTaxClass'), taxClass: z.string().trim().max(100) }),
  z.object({ kind: z.literal('setBrand'), brand: z.string().trim().max(200) }),
  z.object({ kind: z.literal('featured'), isFeatured: z.boolean() }),
])
export type BulkEdit = z.infer<typeof bulkEditSchema>

/** Selected variants, or everything that fits a filter. */
export const selectionSchema = z.union([
  z.object({ variantIds: z.array(idSchema).min(1).max(20_000) }),
  z.object({ filter: sheetFilterSchema }),
])
export type Selection = z.infer<typeof selectionSchema>

export const cellDifferenceSchema = z.object({
  variantId: idSchema,
  productId: idSchema,
  title: z.string(),
  column: z.enum(sheetColumns),
  before: z.string(),
  after: z.string(),
})

export const bulkPreviewSchema = z.object({
  /** Numbers of changed cells and rows. */
  cells: z.int(),
  rows: z.int(),
  refused: z.int(),
  /** The first of the products. */
  differences: z.array(cellDifferenceSchema),
})

export const catalogChangeSchema = z.object({
  id: idSchema,
  kind: z.enum(['cells', 'bulk', 'import']),
  edit: bulkEditSchema.nullable(),
  cells: z.int(),
  account: z.string(),
  at: z.string(),
  undoneAt: z.string().nullable(),
})
