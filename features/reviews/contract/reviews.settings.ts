import { z } from 'zod'
import { askAfterDays } from './review.rules.ts'
import { settingsPart } from '#features/sites/contract'

export const reviewsSettings = settingsPart(
  'reviews',
  'commerce.productReviews',
  z.object({
    /** Asks buyers for a rating some days after everything was delivered. */
    asksBuyers: z.boolean().default(true),
    asksAfterDays: z.int().min(1).max(90).default(askAfterDays),
  }),
)
