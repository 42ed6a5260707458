import type { PostalAddress } from '#platform/contract'
import type { TaxRate, TaxSettings } from './tax.schema.ts'
import type { TaxReason, TaxTreatment } from './tax-treatment.rules.ts'

export type TaxPlace = Pick<PostalAddress, 'country' | 'region' | 'postalCode' | 'city'>

export interface TaxLine {
  id: string
  taxClass: string
  /** Price of all pieces after discounts. */
  netMinor: number
  /** Whether it is shipped: shipping bears the rates of shipped products, if there are any. */
  isSent?: boolean
}

export interface TaxCustomer {
  /** VAT number as typed; only a valid one has an effect. */
  vatNumber: string | null
  /** True when the owner exempted the customer. */
  isExempt: boolean
}

export interface TaxQuestion {
  /** Destination; null without an address. */
  address: TaxPlace | null
  lines: readonly TaxLine[]
  /** Shipping cost after discounts. */
  shipping: { netMinor: number } | null
  pricesIncludeTax: boolean
  customer: TaxCustomer
}

export interface TaxRules {
  rates: readonly TaxRate[]
  settings: TaxSettings
}

export interface TaxPart {
  name: string
  ratePpm: number
  amountMinor: number
}

export interface TaxAnswer {
  lines: { lineId: string; taxes: TaxPart[]; taxMinor: number }[]
  shippingTaxes: TaxPart[]
  shippingTaxMinor: number
  /** Taxes by name and rate, on lines and shipping together. `baseMinor` is without tax. */
  taxes: (TaxPart & { baseMinor: number })[]
  treatment: TaxTreatment
  /** Reasons why no tax is due, by kind of sale. */
  reasons: TaxReason[]
}
