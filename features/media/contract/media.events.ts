import { z } from 'zod'
import { event, idSchema } from '#platform/contract'

/** A file was deleted from the library. */
export const assetRemoved = event('media.removed', z.object({ assetId: idSchema }))
