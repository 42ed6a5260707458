import { z } from 'zod'
import { settingsPart } from './settings-part.ts'

/** Further languages in which visitors can read the texts of the product. */
export const multilingualSettings = settingsPart(
  'multilingual',
  'settings.locale',
  z.object({ languages: z.array(z.string().max(35)).max(50).default([]) }),
)
