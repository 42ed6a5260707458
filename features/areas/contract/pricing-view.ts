import type { Side } from './pricing.rules.ts'

export interface PricingOffer {
  variantId: string
  productId: string
  title: string
  /** Price with its period: `€9.00 per month`. */
  price: string
  /** Price before a sale; '' when there is none. */
  was: string
  /** Terms of the plan; '' for a single payment. */
  terms: string
  isSubscription: boolean
  /** Side of the choice; null when there is only one way to pay. */
  side: Side | null
  path: string
  /** True when the product asks for input before it can be bought, on its own page. */
  asksMore: boolean
}

/** Offers that open a page, as finished words. */
export interface PricingData {
  areas: readonly { id: string; title: string; lead: string; offers: readonly PricingOffer[] }[]
  /** C4.38: labels of the two sides; null when there is no choice. */
  sides: { left: string; right: string } | null
}
