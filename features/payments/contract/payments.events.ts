import { z } from 'zod'
import { event, idSchema } from '#platform/contract'
import { paymentStates } from './payment.rules.ts'

/** Something happened to a payment: to its state, its refunds or its disputes. */
export const paymentChanged = event(
  'payments.changed',
  z.object({ paymentId: idSchema, subject: z.string(), state: z.enum(paymentStates) }),
)
