import { endpoint, idSchema } from '#platform/contract'
import { z } from 'zod'

const thumbnailsSchema = z.array(
  z.object({
    id: idSchema,
    /** A rendition small enough for a list, and the address of the whole file. */
    thumbnail: z.string(),
    url: z.string(),
    name: z.string(),
    alt: z.string(),
  }),
)

const storeSettingsSchema = z.object({
  currency: z.string(),
  format: z.object({
    thousandsSeparator: z.string(),
    decimalSeparator: z.string(),
    grouping: z.boolean(),
    trimZeroCents: z.boolean(),
    locale: z.string(),
    signPlace: z.enum(['before', 'after']),
    signGap: z.string(),
  }),
  measurementStandard: z.enum(['metric', 'imperial']),
  lowStockAt: z.int(),
  installments: z.object({ payments: z.int(), minimumMinor: z.int(), maximumMinor: z.int().nullable() }).nullable(),
})

/** The title of a product and its id. */
const namedSchema = z.object({ id: idSchema, title: z.string(), sku: z.string(), isInBin: z.boolean() })
export type NamedProduct = z.infer<typeof namedSchema>

/** Limit of ids in one call. */
export const mostNamed = 300

/** Endpoints for the owner's shop screens other than products. */
export const ownerCatalogApi = {
  /** Published pages from which the store's settings choose. */
  pages: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/commerce/pages-to-choose',
    allows: 'commerce.storeSettings',
    input: z.object({}),
    output: z.array(z.object({ id: idSchema, title: z.string(), path: z.string() })),
  }),
  storeSettings: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/catalog/store-settings',
    allows: 'config',
    input: z.object({}),
    output: storeSettingsSchema,
  }),
  /** Variants that can be in a bundle, by words or by their ids separated by commas. */
  bundleParts: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/catalog/bundle-parts',
    allows: 'commerce.inventory',
    input: z.object({ search: z.string().max(200).default(''), ids: z.string().max(2000).default('') }),
    output: z.object({
      parts: z.array(
        z.object({
          variantId: idSchema,
          productId: idSchema,
          title: z.string(),
          variantTitle: z.string(),
          sku: z.string(),
          priceMinor: z.int(),
          available: z.int().nullable(),
        }),
      ),
    }),
  }),
  /** Thumbnails by the ids of their assets, separated by commas: one call for a whole list. */
  thumbnails: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/catalog/thumbnails',
    allows: 'config',
    input: z.object({ ids: z.string().max(10_000) }),
    output: thumbnailsSchema,
  }),
  /** The first products that contain all words in their name, brand or numbers, and the total number of these. */
  find: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/catalog/find',
    allows: 'config',
    input: z.object({ search: z.string().trim().max(200).default('') }),
    output: z.object({ products: z.array(namedSchema), count: z.int() }),
  }),
  /**
   * Lists the records that depend on products before they are removed. Products stay as long as a dependent `holds`
   * them.
   */
  dependents: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/catalog/standing',
    allows: 'commerce.inventory',
    input: z.object({ ids: z.array(idSchema).min(1).max(2000) }),
    output: z.array(z.object({ sentence: z.string(), holds: z.boolean() })),
  }),
  /** Returns the titles of products by id (comma-separated), including products in the bin. */
  named: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/catalog/named',
    allows: 'config',
    input: z.object({ ids: z.string().max(mostNamed * 25) }),
    output: z.array(namedSchema),
  }),
}
