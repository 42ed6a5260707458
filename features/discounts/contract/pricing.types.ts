import type { Discount } from './discount.schema.ts'

/** A line of a cart as discounts see it. Ids are whatever the caller calls its lines. */
export interface DiscountLine {
  id: string
  productId: string
  categoryIds: readonly string[]
  /** Number of `productTypes`; a gift card (4) is never discounted. */
  productType: number
  quantity: number
  unitMinor: number
}

export interface DiscountCustomer {
  email: string | null
  /** Number of earlier orders; null while the customer is unknown. */
  orders: number | null
}

/** A discount with its number of uses: in total, and by this customer. */
export type UsableDiscount = Discount & { usesByCustomer: number }

export interface DiscountQuestion {
  lines: readonly DiscountLine[]
  /** Codes as the shopper typed them. */
  codes: readonly string[]
  customer: DiscountCustomer
  now: Date
  /** Shipping cost, null while no method is chosen. */
  shippingMinor: number | null
  shippingCountry: string | null
  needsShipping: boolean
}

/** The reason why a code has no effect now, with the values of its sentence. */
export type Refusal =
  | {
      reason:
        | 'unknown'
        | 'ended'
        | 'used up'
        | 'used by you'
        | 'not for you'
        | 'first order'
        | 'email needed'
        | 'no matching items'
        | 'no shipping'
        | 'nothing left'
        | 'too many'
    }
  | { reason: 'subtotal'; minimumMinor: number; missingMinor: number }
  | { reason: 'quantity'; minimum: number; missing: number }
  | { reason: 'buy more'; buyQuantity: number; getQuantity: number }
  | { reason: 'not together'; title: string }
  | { reason: 'country' }

export interface AppliedDiscount {
  discountId: string
  code: string | null
  title: string
  amountMinor: number
}

export interface DiscountAnswer {
  /** One for each line asked about, in that order. */
  lines: { lineId: string; discountMinor: number }[]
  shippingDiscountMinor: number
  /** Only what takes something off. */
  applied: AppliedDiscount[]
  refused: ({ code: string } & Refusal)[]
}
