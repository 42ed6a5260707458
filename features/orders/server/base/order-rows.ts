import type { TaxReason } from '#features/tax/contract'
import type { PostalAddress } from '#platform/contract'

export interface RefundedLine {
  lineId: string
  quantity: number
  amountMinor: number
  restocked: boolean
}

/** Destination of refunded money. `refundId` is that of the payment's refund. */
export type Allocation =
  | { kind: 'payment'; paymentId: string; refundId: string; amountMinor: number }
  /** `insteadOf`: the card that could not take the money back. */
  | { kind: 'giftcard'; giftCardId: string; amountMinor: number; insteadOf?: string }

export interface InvoiceLine {
  title: string
  detail: string
  /** Parts of a bundle, each in a row. Older documents list them in `detail`. */
  parts?: string[]
  /** Tax rates of the item and of its parts. */
  taxes?: { name: string; ratePpm: number }[]
  quantity: number
  unitMinor: number
  discountMinor: number
  totalMinor: number
}

/**
 * All data of an invoice or credit note at the time of its issue. Later changes of the shop or the order do not affect
 * it.
 */
export interface InvoiceData {
  locale: string
  currency: string
  orderNumber: number
  orderedAt: string
  /**
   * Whether it was paid with test money, so that the document has its own number range and a mark on every page. Absent
   * on older documents.
   */
  isTest?: boolean
  /** Number of the invoice that a credit note refers to. */
  about: string
  seller: { name: string; address: string; vatNumber: string; registration: string; email: string }
  buyer: { name: string; company: string; vatNumber: string; email: string; address: PostalAddress | null }
  lines: InvoiceLine[]
  shipping: { title: string; amountMinor: number; discountMinor: number } | null
  adjustmentMinor: number
  pricesIncludeTax: boolean
  taxes: { name: string; ratePpm: number; baseMinor: number; amountMinor: number }[]
  taxMinor: number
  totalMinor: number
  /** Reasons why no tax is due. Absent on older invoices, which have `reverseCharge` instead. */
  taxReasons?: TaxReason[]
  reverseCharge?: boolean
  paid: { title: string; amountMinor: number }[]
}
