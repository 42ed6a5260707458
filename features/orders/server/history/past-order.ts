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
  /** When they first bought something; '' where the file does not say. */
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

/** An order of a former shop, as its file has it. */
export interface PastOrder {
  /** The shop system, as people call it. */
  system: string
  number: string
  placedAt: string
  /** '' when it has not happened, or its time is unknown. */
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
