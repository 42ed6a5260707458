import { minorSchema, paymentSchema } from '#features/payments/contract'
import { idSchema } from '#platform/contract'
import { z } from 'zod'
import { draftLineSchema, orderDraftSchema } from './order-draft.schema.ts'
import { fulfilmentStatuses, orderActs, orderLabels, orderPaymentStatuses, orderStatuses } from './order.rules.ts'

export const orderLineSchema = draftLineSchema.extend({
  fulfilledQuantity: z.int(),
  refundedQuantity: z.int(),
  returnedQuantity: z.int(),
})
export type OrderLine = z.infer<typeof orderLineSchema>

export const orderLedgerSchema = z.object({
  totalMinor: minorSchema,
  creditedMinor: minorSchema,
  capturedMinor: minorSchema,
  authorisedMinor: minorSchema,
  giftCardMinor: minorSchema,
  refundedMinor: minorSchema,
  giftCardRefundedMinor: minorSchema,
  lostMinor: minorSchema,
})

/** A placed order. Its agreement changes only by an edit, which the timeline records. */
export const orderSchema = orderDraftSchema.omit({ lines: true }).extend({
  id: idSchema,
  number: z.int(),
  /** Number in a former shop; '' for orders of this shop. */
  importedNumber: z.string().default(''),
  placedAt: z.iso.datetime(),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(orderPaymentStatuses),
  fulfilmentStatus: z.enum(fulfilmentStatuses),
  label: z.enum(orderLabels),
  /** Whether it was paid with test money: it has its own number range and takes no stock. */
  isTest: z.boolean(),
  /** False for test orders. */
  takesStock: z.boolean(),
  cancelledAt: z.iso.datetime().nullable(),
  cancelReason: z.string(),
  subscriptionId: idSchema.nullable(),
  customerId: idSchema,
  lines: z.array(orderLineSchema),
  ledger: orderLedgerSchema,
  balance: z.object({ netMinor: z.int(), receivedMinor: z.int(), dueMinor: z.int(), owedMinor: z.int() }),
})
export type Order = z.infer<typeof orderSchema>

export const fulfilmentSchema = z.object({
  id: idSchema,
  at: z.iso.datetime(),
  lines: z.array(z.object({ lineId: idSchema, quantity: z.int().min(1) })),
  carrier: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string(),
})
export type Fulfilment = z.infer<typeof fulfilmentSchema>

export const refundSchema = z.object({
  id: idSchema,
  at: z.iso.datetime(),
  lines: z.array(
    z.object({ lineId: idSchema, quantity: z.int().min(1), amountMinor: minorSchema, restocked: z.boolean() }),
  ),
  shippingMinor: minorSchema,
  adjustmentMinor: minorSchema,
  totalMinor: minorSchema,
  to: z.array(
    z.object({
      kind: z.enum(['payment', 'giftcard', 'foreign']),
      amountMinor: minorSchema,
      state: z.enum(['pending', 'succeeded', 'failed']),
    }),
  ),
  reason: z.string(),
})
export type OrderRefund = z.infer<typeof refundSchema>

export const returnStates = ['requested', 'approved', 'received', 'refused'] as const
export const returnSchema = z.object({
  id: idSchema,
  at: z.iso.datetime(),
  state: z.enum(returnStates),
  lines: z.array(z.object({ lineId: idSchema, quantity: z.int().min(1) })),
  reason: z.string(),
  /** Response of the owner; '' without one. */
  answer: z.string(),
})
export type OrderReturn = z.infer<typeof returnSchema>

export const invoiceKinds = ['invoice', 'credit-note'] as const
export const invoiceSchema = z.object({
  id: idSchema,
  kind: z.enum(invoiceKinds),
  number: z.string(),
  issuedAt: z.iso.datetime(),
  totalMinor: minorSchema,
})
export type Invoice = z.infer<typeof invoiceSchema>

/** One event of the order's history. `details` fill the sentence `event.{kind}`. */
export const orderEventSchema = z.object({
  id: idSchema,
  at: z.iso.datetime(),
  kind: z.string(),
  /** Name of the person; '' for an automatic event. */
  who: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type OrderEvent = z.infer<typeof orderEventSchema>

/** Data of the owner's page about one order. */
export const orderDetailSchema = z.object({
  order: orderSchema,
  allows: z.record(z.enum(orderActs), z.boolean()),
  payments: z.array(paymentSchema),
  fulfilments: z.array(fulfilmentSchema),
  refunds: z.array(refundSchema),
  returns: z.array(returnSchema),
  invoices: z.array(invoiceSchema),
  events: z.array(orderEventSchema),
  downloads: z.array(
    z.object({ id: idSchema, title: z.string(), count: z.int(), limit: z.int(), expiresAt: z.iso.datetime() }),
  ),
  statusUrl: z.string(),
  /** Default subject of an email about it. */
  emailSubject: z.string(),
})
export type OrderDetail = z.infer<typeof orderDetailSchema>

export const orderRowSchema = z.object({
  id: idSchema,
  number: z.int(),
  importedNumber: z.string().default(''),
  placedAt: z.iso.datetime(),
  customerName: z.string(),
  email: z.string(),
  currency: z.string(),
  totalMinor: minorSchema,
  lineCount: z.int(),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(orderPaymentStatuses),
  fulfilmentStatus: z.enum(fulfilmentStatuses),
  label: z.enum(orderLabels),
  isTest: z.boolean(),
})
export type OrderRow = z.infer<typeof orderRowSchema>
