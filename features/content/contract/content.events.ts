import { z } from 'zod'
import { event, idSchema } from '#platform/contract'

/** A collection has another address, and so has all that stands below it. */
export const collectionMoved = event('content.collection-moved', z.object({ collectionId: idSchema }))
