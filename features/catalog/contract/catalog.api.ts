import { endpoint, idSchema } from '#platform/contract'
import { z } from 'zod'
import {
  editedOptionSchema,
  newProductSchema,
  productFileSchema,
  productFilterSchema,
  productPatchSchema,
  productSchema,
  productStatusSchema,
  productTypeSchema,
  variantPatchSchema,
  variantSchema,
} from './product.schema.ts'
import { productSorts } from './catalog-path.rules.ts'
import { seenOfProduct } from './seen/seen-of-product.ts'

const done = z.object({})
const byId = z.object({ id: idSchema })
const ids = z.array(idSchema).min(1).max(2000)
const edit = 'commerce.inventory'

/** A row of the owner's list of products. */
const listedSchema = z.object({
  id: idSchema,
  type: productTypeSchema,
  status: productStatusSchema,
  title: z.string(),
  path: z.string().nullable(),
  image: idSchema.nullable(),
  /** Lowest and highest current price. */
  lowestMinor: z.int(),
  highestMinor: z.int(),
  isOnSale: z.boolean(),
  /** Shown at its address alone. */
  isUnlisted: z.boolean(),
  variants: z.int(),
  /** Null for unlimited stock. */
  stock: z.int().nullable(),
  skus: z.array(z.string()),
  changedAt: z.string(),
})
export type ListedProduct = z.infer<typeof listedSchema>

/** A products page: a collection of type 13. */
const pageSchema = z.object({
  id: idSchema,
  title: z.string(),
  slug: z.string(),
  path: z.string().nullable(),
  /** The document of the list, and the one that lays out each product's page. */
  documentId: idSchema,
  layoutId: idSchema,
  products: z.int(),
})
export type ProductsPage = z.infer<typeof pageSchema>

const seenSchema = z.record(z.string(), z.unknown())

const readProduct = endpoint({
  method: 'GET',
  host: 'admin',
  path: '/api/catalog/products/:id',
  allows: 'config',
  input: byId,
  output: productSchema,
})

export const catalogApi = {
  pages: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/catalog/pages',
    allows: 'config',
    input: z.object({}),
    output: z.array(pageSchema),
  }),
  createPage: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/catalog/pages',
    allows: 'content.edit',
    idempotent: false,
    input: z.object({ title: z.string().trim().min(1).max(200), slug: z.string().max(200).optional() }),
    output: pageSchema,
  }),
  products: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/catalog/products',
    allows: 'config',
    input: productFilterSchema.extend({
      sort: z.enum(productSorts).default('newest'),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    output: z.object({ products: z.array(listedSchema), count: z.int() }),
  }),
  product: readProduct,
  create: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/catalog/products',
    allows: edit,
    idempotent: false,
    input: newProductSchema,
    output: productSchema,
  }),
  /**
   * Saves all changes of a product in one call: of the product, its variants and its options. Either all of them are
   * saved, or none. Variants that still match the options are kept, and every other combination gets a new one. A
   * renamed value or option (`was`) keeps its variants.
   */
  save: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/catalog/products/:id',
    allows: edit,
    input: byId.extend({
      values: productPatchSchema.default({}),
      variants: z
        .array(byId.extend({ values: variantPatchSchema }))
        .max(3000)
        .default([]),
      options: z.array(editedOptionSchema).max(100).optional(),
      /** The changed values as the caller last read them. */
      before: z
        .object({ values: seenSchema, variants: z.record(z.string(), seenSchema), options: z.unknown().optional() })
        .optional(),
    }),
    seen: {
      by: readProduct,
      input: ({ id }) => ({ id }),
      before: seenOfProduct,
      after: (_, { product }) => product as Readonly<Record<string, unknown>>,
    },
    /**
     * `changeId`: of the entry in the list of changes by which it can be undone; null when there is nothing to undo.
     */
    output: z.object({ product: productSchema, changeId: idSchema.nullable() }),
  }),
  duplicate: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/catalog/products/:id/duplicate',
    allows: edit,
    idempotent: false,
    input: byId,
    output: productSchema,
  }),
  setStatus: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/catalog/products/status',
    allows: edit,
    input: z.object({ ids, status: productStatusSchema, at: z.iso.datetime({ offset: true }).optional() }),
    output: done,
  }),
  remove: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/catalog/products/delete',
    allows: edit,
    input: z.object({ ids }),
    output: done,
  }),
  /** Moves a product before another one in the owner's order; null moves it to the end. */
  reorder: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/catalog/products/:id/reorder',
    allows: edit,
    input: byId.extend({ before: idSchema.nullable() }),
    output: done,
  }),
  removeVariants: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/catalog/variants/delete',
    allows: edit,
    input: z.object({ ids }),
    output: done,
  }),
  /** Corrects the stock by or to a number. */
  adjustStock: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/catalog/variants/:id/stock',
    allows: edit,
    idempotent: false,
    input: byId.extend({
      change: z.union([
        z.object({ by: z.int().min(-1_000_000_000).max(1_000_000_000) }),
        z.object({ to: z.int().min(0).max(1_000_000_000) }),
      ]),
      reason: z.string().trim().max(200).default(''),
    }),
    output: variantSchema,
  }),
  stockMovements: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/catalog/variants/:id/movements',
    allows: 'config',
    input: byId,
    output: z.array(
      z.object({
        at: z.string(),
        delta: z.int(),
        /** The stock after the change. */
        quantity: z.int(),
        /** A reason of the program (`order`, `return`, `import`, `sheet`, `correction`), or a typed one. */
        reason: z.string(),
        subject: z.string(),
        /** The person who made the change; null for automatic ones. */
        by: z.string().nullable(),
      }),
    ),
  }),
  addFile: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/catalog/products/:id/files',
    allows: edit,
    idempotent: false,
    input: byId,
    output: z.array(productFileSchema),
  }),
  removeFile: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/catalog/products/:id/files/:fileId/delete',
    allows: edit,
    input: byId.extend({ fileId: idSchema }),
    output: z.array(productFileSchema),
  }),
  /** Prices keep their amount in major units: 12.50 stays 12.50, or becomes 13 where there are no decimals. */
  changeCurrency: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/catalog/currency',
    allows: 'commerce.storeSettings',
    input: z.object({ currency: z.string().regex(/^[A-Z]{3}$/) }),
    output: done,
  }),
}
