import { z } from 'zod'
import { askAfterDays } from './review.rules.ts'
import { settingsPart } from '#features/sites/contract'

export const reviewsSettings = settingsPart(
  'reviews',
  'commerce.productReviews',
  z.object({
    /** Some days after everything was delivered, buyers are asked for a rating. */
    asksBuyers: z.boolean().default(true),
    asksAfterDays: z.int().min(1).max(90).default(askAfterDays),
  }),
)
