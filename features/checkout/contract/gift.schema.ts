import { periodUnits } from '#features/catalog/contract'
import { z } from 'zod'

const line = (most: number) => z.string().trim().max(most)

/** Values typed by a giver, valid or not. */
export const giftTypedSchema = z.object({
  /** A suggested amount, in minor units. */
  amount: line(12).default(''),
  /** The giver's own amount, as typed; it has priority over the suggested one. */
  otherAmount: line(20).default(''),
  /** Empty: once. */
  every: z.enum(['', ...periodUnits]).default(''),
  /** The chosen payment method. */
  provider: line(40).default(''),
  email: line(256).default(''),
  name: line(200).default(''),
  note: line(2000).default(''),
  acceptsMarketing: line(10).default(''),
})
export type GiftTyped = z.infer<typeof giftTypedSchema>
