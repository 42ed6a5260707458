import { event, idSchema } from '#platform/contract'
import { z } from 'zod'

/** Sent when subscribers of one address unsubscribed by a link or a button. */
export const unsubscribed = event('forms.unsubscribed', z.object({ subscriberIds: z.array(idSchema) }))
