import type { PostalAddress } from '#platform/contract'

/** A shipped line of a cart. */
export interface ShippingLine {
  id: string
  quantity: number
  weightGrams: number
  /** Price of all pieces after discounts. */
  netMinor: number
}

export type Destination = Pick<PostalAddress, 'country' | 'region' | 'postalCode'>

export interface ShippingQuestion {
  address: Destination
  /** Lines that need shipping. */
  lines: readonly ShippingLine[]
  /** Subtotal after discounts, for "free over" and rates by price. */
  subtotalMinor: number
  currency: string
}

export interface ShippingOption {
  /** Stays the same while its rate exists, because carts store it as the choice. */
  id: string
  title: string
  kind: 'ship' | 'pickup' | 'delivery'
  amountMinor: number
  /** Days until delivery. */
  estimate?: { from: number; to: number }
  /** Pickup address, or notes on delivery. */
  details?: string
}
