import type { ArchiveTables } from '#platform/context'
import type { Form, FormValues, RawAnswers } from '#features/forms/contract'
import type { OrderDraft } from '#features/orders/contract'
import type { PostalAddress } from '#platform/contract'
import type { GiftTyped } from '../contract/gift.schema.ts'

export interface CartLocation {
  country: string
  region: string
  postalCode: string
}

export interface GiftCardFor {
  recipientName: string
  recipientEmail: string
  message: string
  /** ISO date; null to send it on payment. */
  sendAt: string | null
}

export interface CartsTable {
  website_id: string
  id: string
  token_hash: string | null
  browser_hash: string | null
  member_id: string | null
  codes: string[]
  gift_card_ids: string[]
  location: CartLocation | null
  shipping_option: string
  email: string | null
  /** The last removed line. */
  removed: RemovedLine | null
  order_id: string | null
  created_at: Date
  changed_at: Date
}

/** A line without its place: put back, it gets another one. */
export type RemovedLine = Omit<CartLinesTable, 'website_id' | 'cart_id' | 'id' | 'added_at'>

export interface CartLinesTable {
  website_id: string
  cart_id: string
  id: string
  product_id: string
  variant_id: string
  quantity: number
  is_subscription: boolean
  amount_minor: number | null
  gift_card: GiftCardFor | null
  answers: FormValues
  seen_minor: number
  sameness: string
  added_at: Date
}

export interface CheckoutsTable {
  website_id: string
  cart_id: string
  id: string
  email: string
  address: PostalAddress
  vat_number: string
  note: string
  accepts_marketing: boolean
  /** Whether to save the address in the signed-in member's account. */
  keeps_address: boolean
  /** Answers to the shop's own questions, as typed. */
  answers: RawAnswers
  payment_id: string | null
  fingerprint: string
  attempt: number
  created_at: Date
  changed_at: Date
}

export interface CheckoutFormsTable {
  website_id: string
  form: Form
}

export interface CartEmailsTable {
  website_id: string
  cart_id: string
  sent_at: Date
}

export interface CartEmailUnsubscribesTable {
  website_id: string
  email_hash: string
  created_at: Date
}

export interface GiftsTable {
  website_id: string
  id: string
  token_hash: string
  donation_id: string
  typed: GiftTyped
  draft: OrderDraft | null
  payment_id: string | null
  attempt: number
  order_id: string | null
  created_at: Date
  changed_at: Date
}

declare module '#platform/database' {
  interface Tables {
    carts: CartsTable
    cart_lines: CartLinesTable
    checkouts: CheckoutsTable
    checkout_forms: CheckoutFormsTable
    cart_emails: CartEmailsTable
    cart_email_unsubscribes: CartEmailUnsubscribesTable
    gifts: GiftsTable
  }
}

export const checkoutInArchives: ArchiveTables = {
  archived: [{ name: 'checkout_forms' }],
  leftBehind: {
    cart_email_unsubscribes: 'Hashes with the secret of this installation.',
    cart_emails: 'Short-lived.',
    cart_lines: 'Short-lived.',
    carts: 'Short-lived.',
    checkouts: 'Short-lived.',
    gifts: 'Short-lived.',
  },
}
