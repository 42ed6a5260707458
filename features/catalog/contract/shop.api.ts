import { callLimits, endpoint, idSchema } from '#platform/contract'
import { z } from 'zod'

const optionValue = z.object({ value: z.string() })
const structured = z.union([
  z.object({ productType: z.literal('DIGITAL'), priceCents: z.int(), salePriceCents: z.int(), onSale: z.boolean() }),
  z.object({
    productType: z.enum(['PHYSICAL', 'SERVICE', 'GIFT_CARD', 'PAYWALL']),
    variants: z
      .array(
        z.object({
          price: z.int(),
          salePrice: z.int(),
          onSale: z.boolean(),
          qtyInStock: z.int(),
          unlimited: z.boolean(),
          sku: z.string(),
          optionValues: z.array(optionValue).readonly(),
        }),
      )
      .readonly(),
  }),
])

/** Catalog endpoints for visitors. */
export const shopApi = {
  /** A3.01–A3.04: structured content of a product that visitors may see. */
  product: endpoint({
    method: 'GET',
    host: 'public',
    path: '/api/commerce/products/:id',
    allows: 'anyone',
    input: z.object({ id: idSchema }),
    output: z.object({
      id: idSchema,
      title: z.string(),
      path: z.string(),
      currency: z.string(),
      structuredContent: structured,
    }),
  }),
  /** Puts a product on the wishlist of this browser, first of all, or takes it off. A form is led to the list. */
  wish: endpoint({
    method: 'POST',
    host: 'public',
    path: '/api/commerce/wishlist',
    limits: callLimits.guarded,
    allows: 'anyone',
    input: z.object({ productId: idSchema, wished: z.enum(['yes', 'no']).default('yes') }),
    output: z.unknown(),
  }),
  /** All products for sale, for Google Merchant Center and the catalogue of Meta. */
  feed: endpoint({
    method: 'GET',
    host: 'public',
    path: '/feeds/:file',
    limits: callLimits.guarded,
    allows: 'anyone',
    input: z.object({ file: z.enum(['google.xml', 'meta.xml']) }),
    output: z.unknown(),
  }),
  /**
   * Requests an email when a variant is available again. A form is redirected to `returnTo` with `?reminded=yes`; fetch
   * gets `{}`.
   */
  remind: endpoint({
    method: 'POST',
    host: 'public',
    path: '/api/commerce/back-in-stock',
    limits: callLimits.guarded,
    allows: 'anyone',
    input: z.object({
      variantId: idSchema,
      email: z.string().trim().max(256),
      returnTo: z.string().max(2000).default('/'),
    }),
    output: z.unknown(),
  }),
}
