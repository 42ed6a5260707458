import { settingsPart } from '#features/sites/contract'
import { z } from 'zod'

export const formsSettings = settingsPart(
  'forms',
  'settings.advanced',
  z.object({
    /** Days after which submissions are deleted; 0: never. */
    keepDays: z.int().min(0).max(3650).default(0),
  }),
)
