import { z } from 'zod'
import { settingsPart } from '#features/sites/contract'

export const reviewsSettings = settingsPart(
  'reviews',
  'commerce.productReviews',
  z.object({
    /** Two weeks after everything was delivered, buyers are asked for a rating. */
    asksBuyers: z.boolean().default(true),
  }),
)
