import { bundlePartSchema } from '#features/catalog/contract'
import { formSummarySchema } from '#features/forms/contract'
import { currencySchema, minorSchema } from '#features/payments/contract'
import { taxReasons, taxTreatments, vatCheckSchema } from '#features/tax/contract'
import { idSchema, postalAddressSchema } from '#platform/contract'
import { z } from 'zod'
import { orderSources } from './order.rules.ts'

const line = (most: number) => z.string().trim().max(most)

export const appliedTaxSchema = z.object({
  name: line(100),
  ratePpm: z.int().min(0).max(1_000_000),
  amountMinor: minorSchema,
})

export const planSchema = z.object({
  billingPeriod: z.object({ value: z.int().min(1).max(120), unit: z.enum(['WEEK', 'MONTH', 'YEAR']) }),
  /** 0 for a subscription that runs until it is cancelled. */
  numBillingCycles: z.int().min(0).max(1000),
  discountPpm: z.int().min(0).max(1_000_000).optional(),
})
export type OrderPlan = z.infer<typeof planSchema>

export const draftLineSchema = z.object({
  id: idSchema,
  productId: idSchema.nullable(),
  variantId: idSchema.nullable(),
  productType: z.int().min(1).max(5),
  title: line(300),
  variantTitle: line(300),
  sku: line(120),
  /** Asset id. */
  image: idSchema.nullable(),
  quantity: z.int().min(1).max(10_000),
  unitMinor: minorSchema,
  discountMinor: minorSchema,
  taxMinor: minorSchema,
  /** `quantity × unit − discount`, plus the tax where prices exclude it. */
  totalMinor: minorSchema,
  taxes: z.array(appliedTaxSchema).max(20),
  form: formSummarySchema.nullable(),
  plan: planSchema.nullable(),
  /** Contents of the bundle at the time of the order. */
  parts: z.array(bundlePartSchema).max(30).optional(),
  /** Agreed shipping day of a pre-order; absent for products sent at once. */
  shipsFrom: z.iso.date().nullable().optional(),
  giftCard: z
    .object({
      recipientName: line(200),
      recipientEmail: line(256),
      message: line(1000),
      sendAt: z.iso.datetime().nullable(),
    })
    .nullable(),
})
export type DraftLine = z.infer<typeof draftLineSchema>

export const orderCustomerSchema = z.object({
  memberId: idSchema.nullable(),
  email: line(256),
  name: line(200),
  phone: line(50),
  vatNumber: line(30).nullable(),
  /** Result of the VAT number check when the order was placed, and of later checks. */
  vatCheck: vatCheckSchema.nullable().optional(),
  acceptsMarketing: z.boolean(),
})

export const orderShippingSchema = z.object({
  optionId: line(60),
  title: line(120),
  kind: z.enum(['ship', 'pickup', 'delivery']),
  /** Price before its discount. */
  amountMinor: minorSchema,
  discountMinor: minorSchema,
  taxMinor: minorSchema,
})

export const orderTaxSchema = appliedTaxSchema.extend({ baseMinor: minorSchema })

/**
 * Sums of an order: `total = subtotal − discount + shipping (+ tax where prices are without it)`, `due = total −
 * giftCard`. The subtotal is quantity times unit price of all lines, the discount that of lines and shipping together,
 * the tax that of both.
 */
export const orderTotalsSchema = z.object({
  subtotalMinor: minorSchema,
  discountMinor: minorSchema,
  shippingMinor: minorSchema,
  taxMinor: minorSchema,
  totalMinor: minorSchema,
  giftCardMinor: minorSchema,
  dueMinor: minorSchema,
})
export type OrderTotals = z.infer<typeof orderTotalsSchema>

/** A priced order before it is placed. The server makes it from ids, never from values of a browser. */
export const orderDraftSchema = z.object({
  currency: currencySchema,
  locale: line(35),
  pricesIncludeTax: z.boolean(),
  customer: orderCustomerSchema,
  billingAddress: postalAddressSchema.nullable(),
  shippingAddress: postalAddressSchema.nullable(),
  lines: z.array(draftLineSchema).min(1).max(100),
  discounts: z
    .array(z.object({ discountId: idSchema, code: line(60).nullable(), title: line(200), amountMinor: minorSchema }))
    .max(50),
  shipping: orderShippingSchema.nullable(),
  taxes: z.array(orderTaxSchema).max(50),
  taxTreatment: z.enum(taxTreatments),
  /** Reasons why no tax is due. */
  taxReasons: z.array(z.enum(taxReasons)).max(10),
  giftCards: z.array(z.object({ giftCardId: idSchema, last4: line(8), amountMinor: minorSchema })).max(20),
  totals: orderTotalsSchema,
  note: line(2000),
  customFields: formSummarySchema.nullable(),
  source: z.enum(orderSources),
})
export type OrderDraft = z.infer<typeof orderDraftSchema>
