import { z } from 'zod'
import { settingsPart } from '#features/sites/contract'

export const checkoutSettings = settingsPart(
  'store',
  'commerce.storeSettings',
  z.object({
    expressCheckout: z.boolean().default(false),
    /** Minimum order value in minor units; 0 for none (C5.41). */
    minimumSubtotalMinor: z.int().min(0).default(0),
    /** Sends one email to shoppers who left after giving their address, this many hours after their last change. */
    abandonedCart: z
      .object({ isOn: z.boolean().default(false), hours: z.int().min(1).max(720).default(24) })
      .prefault({}),
  }),
)
