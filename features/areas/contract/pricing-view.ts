import type { Side } from './pricing.rules.ts'

export interface PricingOffer {
  variantId: string
  productId: string
  title: string
  /** Price with its period: `€9.00 per month`. */
  price: string
  /** Before a sale; '' outside one. */
  was: string
  /** Terms of the plan; '' for a single payment. */
  terms: string
  isSubscription: boolean
  /** null where there is only one way to pay. */
  side: Side | null
  path: string
  /** It asks for something before it can be bought: on its own page. */
  asksMore: boolean
}

/** Offers that open a page, as finished words. */
export interface PricingData {
  areas: readonly { id: string; title: string; lead: string; offers: readonly PricingOffer[] }[]
  /** C4.38: words of the two sides; null where there is nothing to choose. */
  sides: { left: string; right: string } | null
}
