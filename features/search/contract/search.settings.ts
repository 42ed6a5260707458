import { z } from 'zod'
import { settingsPart } from '#features/sites/contract'

export const searchSettings = settingsPart(
  'search',
  'content.edit',
  z.object({
    /** Groups of synonyms. */
    synonyms: z
      .array(z.array(z.string().trim().min(1).max(60)).min(2).max(12))
      .max(200)
      .default([]),
  }),
)
