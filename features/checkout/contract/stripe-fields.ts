/**
 * What Stripe's fields need to know before anything was begun at Stripe; it has to be what the payment is begun with.
 */
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

/** What its wallets beside the cart need to know too. */
export interface StripeExpressSettings extends StripeFieldsSettings {
  /** To which the shop sends; null: everywhere. */
  countries: readonly string[] | null
  /** Said of shipping until the wallet has told where it goes. */
  later: string
}
