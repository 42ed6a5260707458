import { composedEmailSchema } from '#features/sites/contract'
import { callLimits, endpoint, idSchema, seenSchema } from '#platform/contract'
import { z } from 'zod'
import { bulkActs } from './order.rules.ts'
import { orderTotalsSchema } from './order-draft.schema.ts'
import {
  editInputSchema,
  ids,
  line,
  listedIds,
  manualInputSchema,
  orderableSchema,
  orderFilterSchema,
  quantities,
  refundInputSchema,
} from './order-input.schema.ts'
import { readOrder, seenOrder } from './read-order.ts'
import { seenOfOrder, seenOfParcel } from './seen-of-order.ts'
import { fulfilmentSchema, type Order, orderDetailSchema, orderRowSchema, returnStates } from './order.schema.ts'

const allows = 'commerce.orders' as const
const host = 'admin' as const

export const ordersApi = {
  list: endpoint({
    method: 'GET',
    host,
    path: '/api/orders',
    allows,
    input: orderFilterSchema.extend({
      after: idSchema.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    output: z.object({ orders: z.array(orderRowSchema), next: idSchema.nullable(), count: z.int() }),
  }),
  detail: readOrder,
  csv: endpoint({
    method: 'GET',
    host,
    path: '/api/orders/export.csv',
    allows,
    input: orderFilterSchema,
    output: z.unknown(),
  }),
  note: endpoint({
    method: 'POST',
    host,
    path: '/api/orders/:id/notes',
    allows,
    idempotent: false,
    input: z.object({ id: idSchema, text: line(4000).min(1) }),
    output: orderDetailSchema,
  }),
  fulfil: endpoint({
    method: 'POST',
    host,
    path: '/api/orders/:id/fulfilments',
    allows,
    idempotent: false,
    input: z.object({
      id: idSchema,
      /** An empty list means all pieces that are left. */
      lines: quantities.default([]),
      carrier: line(100).default(''),
      trackingNumber: line(100).default(''),
      trackingUrl: line(500)
        .refine((url) => url === '' || /^https:\/\//i.test(url), 'An address for tracking starts with https://.')
        .default(''),
      notify: z.boolean().default(true),
    }),
    output: orderDetailSchema,
  }),
  changeTracking: endpoint({
    method: 'POST',
    host,
    path: '/api/orders/:id/fulfilments/:fulfilmentId',
    allows,
    input: fulfilmentSchema
      .pick({ carrier: true, trackingNumber: true, trackingUrl: true })
      .extend({ id: idSchema, fulfilmentId: idSchema, before: seenSchema.optional() }),
    output: orderDetailSchema,
    seen: { ...seenOrder, before: seenOfParcel },
  }),
  /** Changes several orders. Those that do not allow the change are skipped. */
  bulkAction: endpoint({
    method: 'POST',
    host,
    path: '/api/orders/acts',
    allows,
    idempotent: false,
    input: z.object({ ids, act: z.enum(bulkActs), reason: line(500).default(''), notify: z.boolean().default(true) }),
    output: z.object({ done: z.int(), skipped: z.int() }),
  }),
  capture: endpoint({
    method: 'POST',
    host,
    path: '/api/orders/:id/capture',
    allows,
    idempotent: false,
    input: z.object({ id: idSchema }),
    output: orderDetailSchema,
  }),
  /** The owner confirms the customer's VAT number after checking it. */
  approveVat: endpoint({
    method: 'POST',
    host,
    path: '/api/orders/:id/vat/approve',
    allows,
    input: z.object({ id: idSchema }),
    output: orderDetailSchema,
  }),
  /** Takes off the tax that was charged before the customer's VAT number was confirmed. */
  refundVat: endpoint({
    method: 'POST',
    host,
    path: '/api/orders/:id/vat/refund',
    allows,
    idempotent: false,
    input: z.object({ id: idSchema }),
    output: orderDetailSchema,
  }),
  /** Asks VIES about the customer's VAT number once more. */
  checkVat: endpoint({
    method: 'POST',
    host,
    path: '/api/orders/:id/vat/check',
    allows,
    input: z.object({ id: idSchema }),
    output: orderDetailSchema,
  }),
  markPaid: endpoint({
    method: 'POST',
    host,
    path: '/api/orders/:id/paid',
    allows,
    idempotent: false,
    input: z.object({ id: idSchema, how: line(100).default('') }),
    output: orderDetailSchema,
  }),
  cancel: endpoint({
    method: 'POST',
    host,
    path: '/api/orders/:id/cancel',
    allows,
    idempotent: false,
    input: z.object({
      id: idSchema,
      reason: line(500).default(''),
      restock: z.boolean().default(true),
      notify: z.boolean().default(true),
    }),
    output: orderDetailSchema,
  }),
  refund: endpoint({
    method: 'POST',
    host,
    path: '/api/orders/:id/refunds',
    allows,
    idempotent: false,
    input: refundInputSchema,
    output: orderDetailSchema,
  }),
  edit: endpoint({
    method: 'POST',
    host,
    path: '/api/orders/:id/edit',
    allows,
    idempotent: false,
    input: editInputSchema.extend({ before: seenSchema.optional() }),
    output: orderDetailSchema,
    seen: { ...seenOrder, before: (read) => seenOfOrder(read['order'] as Order) },
  }),
  place: endpoint({
    method: 'POST',
    host,
    path: '/api/orders',
    allows,
    idempotent: false,
    input: manualInputSchema,
    output: orderDetailSchema,
  }),
  /** Calculates the totals of an order that is being entered. */
  quote: endpoint({
    method: 'POST',
    host,
    path: '/api/orders/quote',
    allows,
    input: manualInputSchema
      .pick({ lines: true, shipping: true, shippingAddress: true })
      .extend({ email: line(256).default('') }),
    output: orderTotalsSchema,
  }),
  /** Returns the usual destination of manual orders. */
  home: endpoint({
    method: 'GET',
    host,
    path: '/api/orders/home',
    allows,
    input: z.object({}),
    output: z.object({ country: z.string() }),
  }),
  orderables: endpoint({
    method: 'GET',
    host,
    path: '/api/orders/orderables',
    allows,
    input: z.object({ search: line(200).default('') }),
    output: z.array(orderableSchema),
  }),
  addReturn: endpoint({
    method: 'POST',
    host,
    path: '/api/orders/:id/returns',
    allows,
    idempotent: false,
    input: z.object({
      id: idSchema,
      lines: quantities,
      reason: line(500).default(''),
      notify: z.boolean().default(false),
    }),
    output: orderDetailSchema,
  }),
  setReturn: endpoint({
    method: 'POST',
    host,
    path: '/api/orders/:id/returns/:returnId',
    allows,
    input: z.object({
      id: idSchema,
      returnId: idSchema,
      state: z.enum(returnStates),
      restock: z.boolean().default(false),
      /** Answer to the customer about a requested return. */
      answer: line(1000).default(''),
      notify: z.boolean().default(true),
    }),
    output: orderDetailSchema,
  }),
  invoice: endpoint({
    method: 'GET',
    host,
    path: '/api/orders/:id/invoices/:invoiceId',
    allows,
    input: z.object({ id: idSchema, invoiceId: idSchema }),
    output: z.unknown(),
  }),
  packingSlip: endpoint({
    method: 'GET',
    host,
    path: '/api/orders/:id/packing-slip',
    allows,
    input: z.object({ id: idSchema }),
    output: z.unknown(),
  }),
  packingSlips: endpoint({
    method: 'GET',
    host,
    path: '/api/orders/packing-slips',
    allows,
    input: z.object({ ids: listedIds }),
    output: z.unknown(),
  }),
  sendAgain: endpoint({
    method: 'POST',
    host,
    path: '/api/orders/:id/emails',
    allows,
    idempotent: false,
    input: z.object({ id: idSchema }),
    output: orderDetailSchema,
  }),
  /** C2.94: an email by hand, recorded in the order's history. */
  write: endpoint({
    method: 'POST',
    host,
    path: '/api/orders/:id/messages',
    allows,
    idempotent: false,
    limits: callLimits.occasional,
    input: composedEmailSchema.extend({ id: idSchema }),
    output: orderDetailSchema,
  }),
  renewDownloads: endpoint({
    method: 'POST',
    host,
    path: '/api/orders/:id/downloads',
    allows,
    idempotent: false,
    input: z.object({ id: idSchema }),
    output: orderDetailSchema,
  }),
}
