import { z } from 'zod'
import { event, idSchema } from '#platform/contract'

/** A file left the library. */
export const assetRemoved = event('media.removed', z.object({ assetId: idSchema }))
