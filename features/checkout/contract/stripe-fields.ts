/** Settings that Stripe's fields need before a payment exists; they must match the later payment. */
export interface StripeFieldsSettings {
  publishableKey: string
  locale: string
  amountMinor: number
  currency: string
  capture: 'now' | 'later'
  /** The card is kept, because something in the cart comes again and again. */
  isKept: boolean
  words: { failed: string; offline: string; busy: string }
}

/** Further settings for wallets beside the cart. */
export interface StripeExpressSettings extends StripeFieldsSettings {
  /** To which the shop sends; null: everywhere. */
  countries: readonly string[] | null
  /** Said of shipping until the wallet has told where it goes. */
  later: string
}
