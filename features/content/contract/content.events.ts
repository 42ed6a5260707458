import { z } from 'zod'
import { event, idSchema } from '#platform/contract'

/** The address of a collection has changed, and with it all addresses below it. */
export const collectionMoved = event('content.collection-moved', z.object({ collectionId: idSchema }))
