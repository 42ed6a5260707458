import { z } from 'zod'
import { event, idSchema } from '#platform/contract'

/** Variants that were sold out are available again. */
export const restocked = event('catalog.restocked', z.object({ variantIds: z.array(idSchema) }))
/** Sent when a variant with back-in-stock requests is available again. */
export const backInStock = event(
  'catalog.back-in-stock',
  z.object({ variantId: idSchema, email: z.string(), locale: z.string() }),
)
