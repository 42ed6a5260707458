import { planSchema } from '#features/orders/contract'
import { methodInfoSchema, minorSchema } from '#features/payments/contract'
import { idSchema } from '#platform/contract'
import { z } from 'zod'
import { renewalStates, subscriptionActs, subscriptionStates } from './subscription.rules.ts'

export const subscriptionSchema = z.object({
  id: idSchema,
  number: z.int(),
  /** True when it was started with a test payment. */
  isTest: z.boolean(),
  state: z.enum(subscriptionStates),
  customerName: z.string(),
  email: z.string(),
  title: z.string(),
  plan: planSchema,
  planText: z.string(),
  currency: z.string(),
  /** Total of a cycle. */
  totalMinor: minorSchema,
  paidCycles: z.int(),
  startedAt: z.iso.datetime(),
  nextRenewalAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** End of a cancelled subscription. */
  stopsAt: z.iso.datetime().nullable(),
  method: methodInfoSchema.nullable(),
  orderId: idSchema,
  allows: z.record(z.enum(subscriptionActs), z.boolean()),
})
export type Subscription = z.infer<typeof subscriptionSchema>

export const renewalSchema = z.object({
  cycle: z.int(),
  dueAt: z.iso.datetime(),
  state: z.enum(renewalStates),
  attempts: z.int(),
  nextAttemptAt: z.iso.datetime().nullable(),
  failure: z.string().nullable(),
  orderId: idSchema.nullable(),
})
export type Renewal = z.infer<typeof renewalSchema>
