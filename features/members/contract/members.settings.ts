import { z } from 'zod'
import { settingsPart } from '#features/sites/contract'

export const membersSettings = settingsPart(
  'members',
  'settings.memberAccounts',
  z.object({
    /** Whether visitors can create an account on the site. */
    canJoin: z.boolean().default(true),
  }),
)
