import { z } from 'zod'
import { settingsPart } from './settings-part.ts'

/** Beside the site's own language, those in which visitors may choose to read our sentences. */
export const multilingualSettings = settingsPart(
  'multilingual',
  'settings.locale',
  z.object({ languages: z.array(z.string().max(35)).max(50).default([]) }),
)
