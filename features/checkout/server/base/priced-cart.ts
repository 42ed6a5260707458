import type { FormSummary } from '#features/forms/contract'
import type { SubscriptionPlan } from '#features/catalog/contract'
import type { Sellable } from '#features/catalog/server'
import type { AppliedDiscount, Refusal } from '#features/discounts/contract'
import type { OrderTotals } from '#features/orders/contract'
import type { ShippingOption } from '#features/shipping/contract'
import type { TaxAnswer, TaxPart, TaxReason, TaxTreatment } from '#features/tax/contract'
import type { CartIssue } from '../../contract/index.ts'
import type { CartLineRow } from './carts.queries.ts'
import type { CartLocation } from '../checkout.tables.ts'

/** `isStopping`: the cart cannot be ordered until this is resolved. */
export interface CartIssues {
  kind: CartIssue
  /** The available or required number of pieces. */
  n: number
  wasMinor: number
  isStopping: boolean
}

export interface PricedLine {
  row: CartLineRow
  /** null for a variant that was deleted. */
  sellable: Sellable | null
  /** Whether at least one piece is available; other lines count in no total. */
  isCounted: boolean
  unitMinor: number
  fullMinor: number
  discountMinor: number
  taxes: TaxPart[]
  taxMinor: number
  totalMinor: number
  summary: FormSummary
  issue: CartIssues | null
}

export interface PricedShipping {
  options: ShippingOption[]
  selected: ShippingOption | null
  discountMinor: number
  taxMinor: number
}

/** An item that renews. */
export interface CartRenewal {
  plan: SubscriptionPlan
  titles: string[]
  /** Total of each renewal. */
  totalMinor: number
}

/** A cart with every amount worked out, at one moment. */
export interface PricedCart {
  cartId: string
  currency: string
  pricesIncludeTax: boolean
  lines: PricedLine[]
  discounts: AppliedDiscount[]
  refused: ({ code: string } & Refusal)[]
  location: CartLocation | null
  requiresShipping: boolean
  shipping: PricedShipping
  taxes: TaxAnswer['taxes']
  taxTreatment: TaxTreatment
  taxReasons: TaxReason[]
  /** Whether a business elsewhere in the EU would pay no tax with a VAT number. */
  offersReverseCharge: boolean
  giftCards: { giftCardId: string; last4: string; amountMinor: number }[]
  totals: OrderTotals
  renewals: CartRenewal[]
  /** 0: none. */
  minimumMinor: number
  isBelowMinimum: boolean
  canCheckOut: boolean
  /** Digest of all amounts: those that were agreed and those that are charged must be equal. */
  fingerprint: string
}
