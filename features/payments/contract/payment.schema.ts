import { idSchema } from '#platform/contract'
import { z } from 'zod'
import { paymentSubjectKinds } from './payment-subject.rules.ts'
import { disputeStates, paymentStates, providerNames, refundStates } from './payment.rules.ts'

/** ISO 4217. Imported stores may have other currencies than the 27 on offer. */
export const currencySchema = z.string().regex(/^[A-Z]{3}$/)
/** An amount of money in minor units. It is never negative, and limited to safe integers. */
export const minorSchema = z.int().min(0).max(1_000_000_000_000)

/** Displayed details of a payment method: never a whole number. */
export const methodInfoSchema = z.object({
  kind: z.enum(['card', 'bank', 'wallet', 'other']),
  brand: z.string().max(40),
  last4: z.string().max(4),
  /** `2028-04`; '' without an expiry date. */
  expires: z.string().max(7),
})
export type MethodInfo = z.infer<typeof methodInfoSchema>

export const paymentRefundSchema = z.object({
  id: idSchema,
  amountMinor: minorSchema,
  state: z.enum(refundStates),
  reason: z.string(),
  /** Whether it was made at the provider. */
  isForeign: z.boolean(),
  createdAt: z.iso.datetime(),
})

export const paymentSchema = z.object({
  id: idSchema,
  subject: z.templateLiteral([z.enum(paymentSubjectKinds), ':', z.string()]),
  provider: z.enum(providerNames),
  /** Whether it is test money: of the test gateway, or of Stripe with test keys. */
  isTest: z.boolean(),
  state: z.enum(paymentStates),
  currency: currencySchema,
  amountMinor: minorSchema,
  capturedMinor: minorSchema,
  /** Refunded, or in the process. */
  refundedMinor: minorSchema,
  disputeState: z.enum(disputeStates).nullable(),
  disputedMinor: minorSchema,
  disputes: z.array(z.object({ reference: z.string(), state: z.enum(disputeStates), amountMinor: minorSchema })),
  /** Reason of a refusal: a code of `paymentsMessages` under `declined.`. */
  failure: z.string().nullable(),
  method: methodInfoSchema.nullable(),
  /** The stored payment method, where the payment stores one. */
  methodId: idSchema.nullable(),
  createdAt: z.iso.datetime(),
  refunds: z.array(paymentRefundSchema),
})
export type Payment = z.infer<typeof paymentSchema>

/** Next step of the payer's page. */
export const paymentStepSchema = z.discriminatedUnion('kind', [
  /** Our own card fields, for the test gateway. Their values go to `confirmPayment`. */
  z.object({ kind: z.literal('card') }),
  /** Stripe's Payment Element. `confirmPayment` without details reads the result. */
  z.object({ kind: z.literal('element'), clientSecret: z.string(), publishableKey: z.string() }),
  /** The payer leaves for a page of the provider and comes back to the return path. */
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  /** The payer only has to read how to pay. */
  z.object({ kind: z.literal('instructions'), text: z.string() }),
  z.object({ kind: z.literal('wait') }),
  z.object({ kind: z.literal('declined'), reason: z.string() }),
  z.object({ kind: z.literal('done') }),
])
export type PaymentStep = z.infer<typeof paymentStepSchema>

export const cardDetailsSchema = z.object({
  number: z.string().trim().min(12).max(30),
  /** `04 / 28` */
  expiry: z.string().trim().max(10),
  cvc: z.string().trim().max(4),
})

/** A payment method that a shopper may choose. */
export const paymentOptionSchema = z.object({
  provider: z.enum(providerNames),
  title: z.string(),
  description: z.string(),
  isTest: z.boolean(),
  canSave: z.boolean(),
  /** The provider's script draws the card fields in our page; null where a plain form is enough. */
  script: z.object({ publishableKey: z.string(), capture: z.enum(['now', 'later']) }).nullable(),
})
export type PaymentOption = z.infer<typeof paymentOptionSchema>
