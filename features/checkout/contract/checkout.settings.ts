import { z } from 'zod'
import { settingsPart } from '#features/sites/contract'

export const checkoutSettings = settingsPart(
  'store',
  'commerce.storeSettings',
  z.object({
    expressCheckout: z.boolean().default(false),
    /** C5.41: what the goods of an order have to be worth, in minor units of the currency; 0: any order will do. */
    minimumSubtotalMinor: z.int().min(0).default(0),
    /** Sends one email to shoppers who left after giving their address, this many hours after their last change. */
    abandonedCart: z
      .object({ isOn: z.boolean().default(false), hours: z.int().min(1).max(720).default(24) })
      .prefault({}),
  }),
)
