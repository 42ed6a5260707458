import { settingsPart } from '#features/sites/contract'
import { z } from 'zod'

export const servicesSettings = settingsPart(
  'services',
  'settings.advanced',
  z.object({
    /** The short name of the site at Disqus. */
    commentShortname: z
      .string()
      .trim()
      .max(100)
      .regex(/^[a-z0-9-]*$/i)
      .default(''),
    /** Links to X become its own follow buttons. */
    followButtons: z.boolean().default(false),
    /** The account at FullStory. */
    recordingId: z
      .string()
      .trim()
      .max(40)
      .regex(/^[\w-]*$/)
      .default(''),
    /**
     * The owner's own key for Google Maps. Browsers can read it; Google limits it to addresses that the owner allows.
     */
    mapsKey: z
      .string()
      .trim()
      .max(100)
      .regex(/^[\w-]*$/)
      .default(''),
    recordingShare: z.int().min(1).max(100).default(100),
  }),
)
