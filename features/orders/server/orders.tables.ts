import type { ArchiveTables } from '#platform/context'
import type { ColumnType, Selectable } from 'kysely'
import type { FormSummary } from '#features/forms/contract'
import type { PostalAddress } from '#platform/contract'
import type {
  DraftLine,
  FulfilmentStatus,
  OrderDraft,
  OrderPaymentStatus,
  OrderSource,
  OrderStatus,
  OrderTotals,
} from '../contract/index.ts'
import type { Allocation, InvoiceData, RefundedLine } from './base/order-rows.ts'

export interface CustomersTable {
  website_id: string
  id: string
  email_key: string
  email: string
  name: string
  phone: string
  member_id: string | null
  accepts_marketing: boolean
  created_at: Date
  note: ColumnType<string, string | undefined, string>
  tags: ColumnType<string[], string[] | undefined, string[]>
  /** Address entered by the shop; null for that of their orders. */
  address: ColumnType<PostalAddress | null, PostalAddress | null | undefined, PostalAddress | null>
}

/** Columns of a customer that an import provides. */
export type CustomerWords = Pick<
  Selectable<CustomersTable>,
  'name' | 'phone' | 'accepts_marketing' | 'note' | 'tags' | 'address'
>

export type CustomerRow = Selectable<CustomersTable>

export interface OrderCountersTable {
  website_id: string
  name: string
  value: number
}

export interface OrdersTable {
  website_id: string
  id: string
  number: number
  key: string
  draft_hash: string
  token_hash: string
  /** Hash under the former secret, while that is still accepted. */
  former_token_hash: string | null
  source: OrderSource
  status: OrderStatus
  payment_status: OrderPaymentStatus
  fulfilment_status: FulfilmentStatus
  currency: string
  locale: string
  prices_include_tax: boolean
  is_test: boolean
  takes_stock: boolean
  customer_id: string
  customer: OrderDraft['customer']
  billing_address: PostalAddress | null
  shipping_address: PostalAddress | null
  discounts: OrderDraft['discounts']
  shipping: OrderDraft['shipping']
  taxes: OrderDraft['taxes']
  tax_treatment: OrderDraft['taxTreatment']
  tax_reasons: OrderDraft['taxReasons']
  gift_cards: OrderDraft['giftCards']
  totals: OrderTotals
  note: string
  custom_fields: FormSummary | null
  subscription_id: string | null
  total_minor: number
  credited_minor: number
  captured_minor: number
  authorised_minor: number
  gift_card_minor: number
  refunded_minor: number
  gift_card_refunded_minor: number
  lost_minor: number
  placed_at: Date
  delivered_at: Date | null
  cancelled_at: Date | null
  cancel_reason: string
  search: string
  /** Number in a former shop; '' for orders of this shop. */
  imported_number: string
}

export interface CustomerChangesTable {
  website_id: string
  import_id: string
  customer_id: string
  before: CustomerWords
  after: CustomerWords
}

export interface OrderLinesTable {
  website_id: string
  order_id: string
  id: string
  position: number
  product_id: string | null
  variant_id: string | null
  product_type: number
  title: string
  variant_title: string
  sku: string
  image: string | null
  quantity: number
  unit_minor: number
  discount_minor: number
  tax_minor: number
  total_minor: number
  taxes: DraftLine['taxes']
  form: FormSummary | null
  plan: DraftLine['plan']
  parts: NonNullable<DraftLine['parts']>
  ships_from: string
  gift_card: DraftLine['giftCard']
  fulfilled_quantity: number
  refunded_quantity: number
  refunded_minor: number
  returned_quantity: number
}

export interface OrderEventsTable {
  website_id: string
  order_id: string
  position: number
  kind: string
  who: string
  details: Record<string, string | number>
  at: Date
}

interface Quantity {
  lineId: string
  quantity: number
}

export interface OrderFulfilmentsTable {
  website_id: string
  id: string
  order_id: string
  lines: Quantity[]
  carrier: string
  tracking_number: string
  tracking_url: string
  at: Date
}

export interface OrderRefundsTable {
  website_id: string
  id: string
  order_id: string
  lines: RefundedLine[]
  shipping_minor: number
  adjustment_minor: number
  total_minor: number
  tax_minor: number
  allocations: Allocation[]
  reason: string
  at: Date
}

export interface OrderReturnsTable {
  website_id: string
  id: string
  order_id: string
  state: 'requested' | 'approved' | 'received' | 'refused'
  lines: Quantity[]
  reason: string
  answer: string
  at: Date
}

export interface InvoicesTable {
  website_id: string
  id: string
  order_id: string
  kind: 'invoice' | 'credit-note'
  number: string
  subject: string
  total_minor: number
  content: InvoiceData
  issued_at: Date
}

export interface OrderDownloadsTable {
  website_id: string
  id: string
  order_id: string
  line_id: string
  file_id: string
  product_id: string
  title: string
  token_hash: string
  /** Hash under the former secret, while that is still accepted. */
  former_token_hash: string | null
  count: number
  round: number
  most: number
  /** Bytes sent of the last counted download. */
  sent_bytes: ColumnType<number, number | undefined, number>
  expires_at: Date
}

declare module '#platform/database' {
  interface Tables {
    customers: CustomersTable
    customer_changes: CustomerChangesTable
    order_counters: OrderCountersTable
    orders: OrdersTable
    order_lines: OrderLinesTable
    order_events: OrderEventsTable
    order_fulfilments: OrderFulfilmentsTable
    order_refunds: OrderRefundsTable
    order_returns: OrderReturnsTable
    invoices: InvoicesTable
    order_downloads: OrderDownloadsTable
  }
}

export const ordersInArchives: ArchiveTables = {
  archived: [
    { name: 'customers' },
    { name: 'orders' },
    { name: 'order_counters' },
    { name: 'order_downloads' },
    { name: 'order_events' },
    { name: 'order_fulfilments' },
    { name: 'order_lines' },
    { name: 'order_refunds' },
    { name: 'order_returns' },
    { name: 'invoices' },
  ],
  leftBehind: {
    customer_changes: 'Undo of imports in this installation.',
  },
}
