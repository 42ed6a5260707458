import { idSchema } from '#platform/contract'
import { z } from 'zod'

/** Reasons why a line cannot be bought. */
export const cartIssues = [
  'gone',
  'locked',
  'owned',
  'twice',
  'sold out',
  'too many',
  'too few',
  'too many allowed',
  'form incomplete',
  'price changed',
] as const
export type CartIssue = (typeof cartIssues)[number]

export const cartEntrySchema = z.object({
  id: idSchema,
  productId: idSchema,
  variantId: idSchema,
  productType: z.int(),
  title: z.string(),
  variantTitle: z.string(),
  sku: z.string(),
  url: z.string(),
  /** Asset. */
  image: z.string().nullable(),
  quantity: z.int(),
  maxQuantity: z.int().nullable(),
  unitCents: z.int(),
  /** Price before a sale; null without a sale. */
  fullCents: z.int().nullable(),
  discountCents: z.int(),
  taxCents: z.int(),
  /** Total of all units, after discounts. */
  totalCents: z.int(),
  plan: z.string().nullable(),
  /** Shipping date of a pre-order. */
  ahead: z.string().nullable(),
  giftCard: z
    .object({
      recipientName: z.string(),
      recipientEmail: z.string(),
      message: z.string(),
      sendAt: z.string().nullable(),
    })
    .nullable(),
  /** Questions of the product and the shopper's answers. */
  form: z.array(z.object({ title: z.string(), answer: z.string() })),
  issue: z.enum(cartIssues).nullable(),
  /** The trouble in words. */
  message: z.string(),
  /** The cart cannot be ordered until this is resolved. */
  isStopping: z.boolean(),
})
export type CartEntry = z.infer<typeof cartEntrySchema>

export const shippingOptionSchema = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(['ship', 'pickup', 'delivery']),
  costCents: z.int(),
  estimate: z.string(),
  details: z.string(),
})

const appliedCoupon = z.object({ code: z.string(), title: z.string(), discountCents: z.int() })

/** The whole cart, which every call returns. The names are those of B3.134–B3.141. */
export const cartSchema = z.object({
  id: z.string(),
  websiteId: z.string(),
  orderId: z.string(),
  created: z.string(),
  isPurchased: z.boolean(),
  entries: z.array(cartEntrySchema),
  shippingOptions: z.array(shippingOptionSchema),
  /** Reasons why no tax is due. */
  taxNotes: z.array(z.string()),
  /** Remark that a business elsewhere in the EU pays no tax with a VAT number; '' where that does not apply. */
  businessNote: z.string(),
  applicableTaxRules: z.array(z.object({ name: z.string(), ratePpm: z.int(), amountCents: z.int() })),
  coupons: z.array(z.object({ code: z.string() })),
  validCoupons: z.array(appliedCoupon),
  invalidCoupons: z.array(z.object({ code: z.string(), reason: z.string(), message: z.string() })),
  /** Gift cards that pay a part of the total. */
  giftCards: z.array(z.object({ id: idSchema, last4: z.string(), amountCents: z.int() })),
  /** Empty until one is chosen. */
  selectedShippingOption: shippingOptionSchema.partial(),
  shippingLocation: z.object({ country: z.string(), region: z.string(), postalCode: z.string() }).partial(),
  subtotalCents: z.int(),
  taxCents: z.int(),
  shippingCostCents: z.int(),
  discountCents: z.int(),
  grandTotalCents: z.int(),
  /** Amount to pay after gift cards. */
  dueCents: z.int(),
  totalQuantity: z.int(),
  subtotalAmount: z.object({ minor: z.int(), currency: z.string() }),
  hasDigital: z.boolean(),
  purelyDigital: z.boolean(),
  requiresShipping: z.boolean(),
})
export type Cart = z.infer<typeof cartSchema>
