import { z } from 'zod'
import { event, idSchema } from '#platform/contract'
import { paymentStates } from './payment.rules.ts'

/** The state, the refunds or the disputes of a payment changed. */
export const paymentChanged = event(
  'payments.changed',
  z.object({ paymentId: idSchema, subject: z.string(), state: z.enum(paymentStates) }),
)
