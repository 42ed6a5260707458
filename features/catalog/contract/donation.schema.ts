import { idSchema } from '#platform/contract'
import { z } from 'zod'
import { priceSchema } from './product.schema.ts'
import { periodUnits } from './subscription.rules.ts'

/** The settings of a donation button: `/checkout/donate?donatePageId={id}` (A2.04). */
export const donationSchema = z.object({
  id: idSchema,
  title: z.string().trim().min(1).max(200),
  description: z.string().max(2000),
  /** Suggested amounts, in minor units of the store's currency. */
  amountsMinor: z.array(priceSchema.min(1)).max(12),
  allowsOtherAmount: z.boolean(),
  minimumMinor: priceSchema.min(1),
  maximumMinor: priceSchema.min(1),
  /** Intervals offered for a repeated donation; empty for single donations only. */
  recurring: z.array(z.enum(periodUnits)).max(3),
  isActive: z.boolean(),
})
export type Donation = z.infer<typeof donationSchema>
export const donationFieldsSchema = donationSchema.omit({ id: true })

/** A donation that examples of blocks ask for. */
export const exampleDonation: Donation = {
  id: '65a1f0c2e4b0a1b2c3d4e8d1',
  title: 'Keep the crane standing',
  description: 'The last crane of the quay needs a coat of paint every other year.',
  amountsMinor: [1000, 2500, 5000],
  allowsOtherAmount: true,
  minimumMinor: 100,
  maximumMinor: 100_000,
  recurring: ['MONTH', 'YEAR'],
  isActive: true,
}
