import { z } from 'zod'
import { endpoint } from '#platform/contract'

/** Origin of a place search within the product (C5.52). */
const trackedSchema = z.object({
  product_page: z.string().max(100).optional(),
  product_section: z.string().max(100).optional(),
})
const asks = { method: 'GET', host: 'admin', allows: 'content.edit' } as const
export const predictionsAtMost = 5

const predictionSchema = z.object({
  placeId: z.string(),
  description: z.string(),
  mainText: z.string(),
  secondaryText: z.string(),
})

/** Places by name, asked of Google with the owner's own key. */
export const mapsApi = {
  /** C7.42, C7.43: returns at most five suggestions; none without an API key. */
  autocomplete: endpoint({
    ...asks,
    path: '/api/google-maps/places/autocomplete',
    input: trackedSchema.extend({ input: z.string().trim().max(200) }),
    output: z.object({ predictions: z.array(predictionSchema).max(predictionsAtMost) }),
  }),
  /** C7.44, C7.45: returns the location in the form of a map block. */
  details: endpoint({
    ...asks,
    path: '/api/google-maps/places/details',
    input: trackedSchema.extend({ placeId: z.string().min(1).max(400) }),
    output: z.object({
      placeId: z.string(),
      name: z.string(),
      lat: z.number(),
      lng: z.number(),
      addressLine1: z.string(),
      addressLine2: z.string(),
      addressCountry: z.string(),
    }),
  }),
}
