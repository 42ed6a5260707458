import type { PostalAddress } from '#platform/contract'
import type { FulfilmentStatus, OrderPaymentStatus, OrderTotals } from '../../contract/index.ts'

/** A customer of a former shop. */
export interface PastCustomer {
  /** Email address in lower case, or other data that identifies the customer. */
  key: string
  email: string
  name: string
  phone: string
  acceptsMarketing: boolean
  note: string
  tags: string[]
  address: PostalAddress | null
  /** Date of their first order; '' when unknown. */
  since: string
}

export interface PastLine {
  title: string
  variantTitle: string
  sku: string
  quantity: number
  unitMinor: number
  discountMinor: number
  taxMinor: number
  isSent: boolean
  /** Whether it is shipped in a parcel, not performed or downloaded. */
  isParcel: boolean
}

/** An order of a former shop, as read from its file. */
export interface PastOrder {
  /** Name of the shop system. */
  system: string
  number: string
  placedAt: string
  /** '' when it is unpaid or the time is unknown. */
  paidAt: string
  fulfilledAt: string
  cancelledAt: string
  cancelReason: string
  paymentStatus: OrderPaymentStatus
  fulfilmentStatus: FulfilmentStatus
  currency: string
  customer: PastCustomer
  billingAddress: PostalAddress | null
  shippingAddress: PostalAddress | null
  lines: PastLine[]
  discountCode: string
  shippingTitle: string
  taxes: { name: string; ratePpm: number; amountMinor: number }[]
  pricesIncludeTax: boolean
  totals: Omit<OrderTotals, 'giftCardMinor' | 'dueMinor'>
  receivedMinor: number
  refundedMinor: number
  paidBy: string
  note: string
  tags: string[]
}

/** The order of a row, or the reason why it cannot be read. */
export type ReadOrder =
  | { order: PastOrder; notes: readonly HistoryNote[] }
  | { order: null; title: string; notes: readonly HistoryNote[] }

export interface HistoryNote {
  code: string
  values: Record<string, string | number>
}
