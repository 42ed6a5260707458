import { endpoint, idSchema } from '#platform/contract'
import { z } from 'zod'
import { galleryCopySchema } from './copies.schema.ts'

const place = z.object({ document: idSchema, block: idSchema })

export const copiesApi = {
  /** From public galleries of SmugMug. The worker copies: ask for the last copy until it is not running. */
  start: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/gallery-copies',
    allows: 'content.edit',
    idempotent: false,
    input: place.extend({ addresses: z.array(z.string().max(2000)).min(1).max(1000) }),
    output: galleryCopySchema,
  }),
  /** Of this block; null where nothing was ever copied into it. */
  last: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/gallery-copies',
    allows: 'content.edit',
    input: place,
    output: galleryCopySchema.nullable(),
  }),
  /** What was copied stays. */
  stop: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/gallery-copies/:id/stop',
    allows: 'content.edit',
    input: z.object({ id: idSchema }),
    output: galleryCopySchema,
  }),
}
