import type { AddressField, AddressRules, PostalAddress } from '#platform/contract'
import type { PaymentOption } from '#features/payments/contract'
import type { MoneyFormat } from '#platform/money'
import type { CardField } from './card-fields.rules.ts'
import type { Cart } from './cart.schema.ts'
import type { CartImage, EditField } from './cart-view.ts'
import type { StripeFieldsSettings } from './stripe-fields.ts'

/** Nothing is there to buy. */
export interface CheckoutShut {
  shop: string
}

/** What the checkout shows: who buys, where it goes, what it costs, how to pay. */
export interface CheckoutView {
  cart: Cart
  images: Readonly<Record<string, CartImage>>
  format: MoneyFormat
  pricesIncludeTax: boolean
  giftCardMinor: number
  giftCards: readonly { giftCardId: string; last4: string; amountMinor: number }[]
  dueMinor: number
  /** Why no tax is due, where none is, and what else is to be known of it. */
  taxNotes: readonly string[]
  step: 'details' | 'payment'
  email: string
  address: PostalAddress
  /** Nobody is signed in, and the shop has members who can. */
  canSignIn: boolean
  /** Whoever has this email address is a member already of what the cart holds: signed in, they find it. */
  isMember: boolean
  /** As it is written. */
  addressText: string
  /** Of the member who is signed in, beside the one that is filled in. */
  savedAddresses: readonly { id: string; label: string }[]
  /** Whether the address goes into the account; null where nobody is signed in, or nothing is sent. */
  keepsAddress: boolean | null
  vatNumber: string
  note: string
  /** What the shop asks with every order, and above it. */
  questions: { title: string; fields: readonly EditField[] } | null
  acceptsMarketing: boolean
  fields: readonly AddressField[]
  rules: Pick<AddressRules, 'required' | 'regions' | 'postalExample' | 'postalWord'>
  countries: readonly { code: string; name: string }[]
  /** By field; only once something was sent. */
  faults: Readonly<Record<string, string>>
  asksVat: boolean
  options: readonly PaymentOption[]
  /** Of the provider whose own fields stand in the page. */
  stripe: StripeFieldsSettings | null
  /** The shop wants wallets before all other ways to pay. */
  isExpress: boolean
  /** A wallet of the test gateway: offered, or chosen and about to pay. */
  testWallet: 'none' | 'offered' | 'chosen'
  fingerprint: string
  notice: string
  /** What comes again by itself, and how it ends; empty where nothing does. */
  renewals: readonly string[]
  /** Pages with the shop's terms. */
  policies: readonly { label: string; path: string }[]
  /** What is wrong with the code that was entered, and the code. */
  code: { fault: string; typed: string }
  /** The field of the card that it is about. */
  wrongCardField: CardField | null
}
