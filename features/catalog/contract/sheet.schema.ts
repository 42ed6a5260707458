import { idSchema } from '#platform/contract'
import { z } from 'zod'
import { productFilterSchema, productTypeSchema } from './product.schema.ts'

/**
 * Columns of the spreadsheet. Those of a product are on each row of its variants, and change the product as a whole.
 */
export const productColumns = [
  'title',
  'slug',
  'status',
  'brand',
  'tags',
  'categories',
  'isFeatured',
  'taxClass',
  'seoTitle',
  'seoDescription',
  'minQuantity',
  'maxQuantity',
] as const
export const variantColumns = [
  'sku',
  'barcode',
  'mpn',
  'price',
  'salePrice',
  'onSale',
  'saleFrom',
  'saleUntil',
  'cost',
  'stock',
  'lowStockAt',
  'weight',
  'length',
  'width',
  'height',
  'needsShipping',
] as const
export const sheetColumns = [...productColumns, ...variantColumns] as const
export type SheetColumn = (typeof sheetColumns)[number]

/**
 * A cell as text, as it is shown and pasted. Amounts are in major units with a point (`12.50`), weights and sizes in
 * the units of the site, stock is `unlimited` or a number, switches are `yes` or `no`, tags and categories are
 * separated with commas, times are in ISO 8601, and '' is empty.
 */
export const cellsOfRowSchema = z.record(z.enum(sheetColumns), z.string())

export const sheetRowSchema = z.object({
  variantId: idSchema,
  productId: idSchema,
  /** 0 for the first variant of its product. */
  variantAt: z.int(),
  variantTitle: z.string(),
  type: productTypeSchema,
  path: z.string().nullable(),
  image: idSchema.nullable(),
  cells: cellsOfRowSchema,
})
export type SheetRow = z.infer<typeof sheetRowSchema>

export const sheetFilterSchema = productFilterSchema.extend({
  sale: z.enum(['on', 'off']).optional(),
})
export type SheetFilter = z.infer<typeof sheetFilterSchema>
export const sheetSorts = ['title', 'sku', 'price', 'stock', 'status', 'changed', 'created'] as const

export const sheetQuerySchema = sheetFilterSchema.extend({
  sort: z.enum(sheetSorts).default('title'),
  descending: z.stringbool().default(false),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(100),
})

/** A changed cell. `before` is the displayed value: where it has changed since, the cell is refused. */
export const cellChangeSchema = z.object({
  variantId: idSchema,
  column: z.enum(sheetColumns),
  value: z.string().max(20_000),
  before: z.string().max(20_000).optional(),
})
export type CellChange = z.infer<typeof cellChangeSchema>

export const refusedCellSchema = z.object({
  variantId: idSchema,
  column: z.enum(sheetColumns),
  /** A code and its sentence, as problems have them. */
  code: z.string(),
  sentence: z.string(),
})
export type RefusedCell = z.infer<typeof refusedCellSchema>

export const cellsAnswerSchema = z.object({
  /** null when nothing changed. */
  changeId: idSchema.nullable(),
  rows: z.array(sheetRowSchema),
  refused: z.array(refusedCellSchema),
})
