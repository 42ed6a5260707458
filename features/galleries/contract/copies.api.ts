import { endpoint, idSchema } from '#platform/contract'
import { z } from 'zod'
import { galleryCopySchema } from './copies.schema.ts'

const place = z.object({ document: idSchema, block: idSchema })

export const copiesApi = {
  /**
   * Copies images from public galleries of SmugMug. The worker copies them, so callers read the last copy until it has
   * ended.
   */
  start: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/gallery-copies',
    allows: 'content.edit',
    idempotent: false,
    input: place.extend({ addresses: z.array(z.string().max(2000)).min(1).max(1000) }),
    output: galleryCopySchema,
  }),
  /** Returns the last copy into this block; null when there was none. */
  last: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/gallery-copies',
    allows: 'content.edit',
    input: place,
    output: galleryCopySchema.nullable(),
  }),
  /** Stops a copy. Images that were copied already stay. */
  stop: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/gallery-copies/:id/stop',
    allows: 'content.edit',
    input: z.object({ id: idSchema }),
    output: galleryCopySchema,
  }),
}
