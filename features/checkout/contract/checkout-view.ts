import type { AddressField, AddressRules, PostalAddress } from '#platform/contract'
import type { PaymentOption } from '#features/payments/contract'
import type { MoneyFormat } from '#platform/money'
import type { CardField } from './card-fields.rules.ts'
import type { Cart } from './cart.schema.ts'
import type { CartImage, EditField } from './cart-view.ts'
import type { StripeFieldsSettings } from './stripe-fields.ts'

/** Data of the page when there is nothing to buy. */
export interface CheckoutShut {
  shop: string
  /** The installation has no mail server. */
  sendsNoEmail?: true
}

/** Data of the checkout page: customer, destination, costs and payment. */
export interface CheckoutView {
  cart: Cart
  images: Readonly<Record<string, CartImage>>
  format: MoneyFormat
  pricesIncludeTax: boolean
  giftCardMinor: number
  giftCards: readonly { giftCardId: string; last4: string; amountMinor: number }[]
  dueMinor: number
  /** Reasons why no tax is due, and other remarks about tax. */
  taxNotes: readonly string[]
  step: 'details' | 'payment'
  email: string
  address: PostalAddress
  /** Whether to offer sign-in: the visitor is not signed in, and the shop has members. */
  canSignIn: boolean
  /** Whether the email address belongs to a member who already owns an item of the cart and can sign in to use it. */
  isMember: boolean
  /** The address as text. */
  addressText: string
  /** Addresses of the signed-in member besides the one that is filled in. */
  savedAddresses: readonly { id: string; label: string }[]
  /** Whether to save the address in the account; null without an account or without shipping. */
  keepsAddress: boolean | null
  vatNumber: string
  note: string
  /** The shop's questions for every order, with their title. */
  questions: { title: string; fields: readonly EditField[] } | null
  acceptsMarketing: boolean
  fields: readonly AddressField[]
  rules: Pick<AddressRules, 'required' | 'regions' | 'postalExample' | 'postalWord'>
  countries: readonly { code: string; name: string }[]
  /** Faults by field, after something was sent. */
  faults: Readonly<Record<string, string>>
  asksVat: boolean
  options: readonly PaymentOption[]
  /** Settings of the provider whose fields are embedded in the page. */
  stripe: StripeFieldsSettings | null
  /** Whether wallets are offered before all other payment methods. */
  isExpress: boolean
  /** A wallet of the test gateway: offered, or chosen and about to pay. */
  testWallet: 'none' | 'offered' | 'chosen'
  fingerprint: string
  notice: string
  /** Renewals and how to cancel them; empty where nothing renews. */
  renewals: readonly string[]
  /** Pages with the shop's terms. */
  policies: readonly { label: string; path: string }[]
  /** The entered code and its fault. */
  code: { fault: string; typed: string }
  /** The field of the card with the fault. */
  wrongCardField: CardField | null
  /** Provider of the chosen payment method: the one of the last attempt, or the first. */
  chosenWay: string
}
