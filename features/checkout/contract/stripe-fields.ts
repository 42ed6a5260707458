/** Settings that Stripe's fields need before a payment exists; they must match the later payment. */
export interface StripeFieldsSettings {
  publishableKey: string
  locale: string
  amountMinor: number
  currency: string
  capture: 'now' | 'later'
  /** Whether the card is stored, because something in the cart renews. */
  isKept: boolean
  words: { failed: string; offline: string; busy: string }
}

/** Further settings for wallets beside the cart. */
export interface StripeExpressSettings extends StripeFieldsSettings {
  /** Countries to which the shop ships; null for all. */
  countries: readonly string[] | null
  /** Text about shipping until the wallet has given an address. */
  later: string
}
