import type { ProductTypeName } from './product-type.rules.ts'

/** A3.02, A3.03: prices in minor units. */
export interface StructuredVariant {
  readonly price: number
  readonly salePrice: number
  readonly onSale: boolean
  readonly qtyInStock: number
  readonly unlimited: boolean
  readonly sku: string
  readonly optionValues: readonly { readonly value: string }[]
}

/** A3.01–A3.04: a product in structured content. A digital one has its own prices instead of variants. */
export type StructuredProduct =
  | { readonly productType: Exclude<ProductTypeName, 'DIGITAL'>; readonly variants: readonly StructuredVariant[] }
  | {
      readonly productType: 'DIGITAL'
      readonly priceCents: number
      readonly salePriceCents: number
      readonly onSale: boolean
    }

/** Displayed prices of a product (A4.27). */
export interface PriceState {
  /** The lowest price of its variants and plans. */
  readonly startingMinor: number
  /** Whether its variants have different prices. */
  readonly varies: boolean
  readonly isOnSale: boolean
  /** Price before the sale; null without one. */
  readonly originalMinor: number | null
}

interface Priced {
  readonly price: number
  readonly salePrice: number
  readonly onSale: boolean
}

export function priceNow({ price, salePrice, onSale }: Priced): number {
  return onSale ? salePrice : price
}

/** Returns the current one-time price of one unit of a variant. */
export function variantPrice({
  isOnSale,
  saleMinor,
  priceMinor,
}: {
  isOnSale: boolean
  saleMinor: number | null
  priceMinor: number
}): number {
  return isOnSale && saleMinor !== null ? saleMinor : priceMinor
}

export function priceOf(product: StructuredProduct): PriceState {
  return priceOfVariants(
    product.productType === 'DIGITAL'
      ? [{ price: product.priceCents, salePrice: product.salePriceCents, onSale: product.onSale }]
      : product.variants,
  )
}

export function priceOfVariants(variants: readonly Priced[]): PriceState {
  const prices = variants.map(priceNow)
  const startingMinor = prices.length > 0 ? Math.min(...prices) : 0
  const isOnSale = variants.some(({ onSale }) => onSale)
  const original = Math.min(...variants.map(({ price }) => price))
  return {
    startingMinor,
    varies: prices.some((price) => price !== startingMinor),
    isOnSale,
    originalMinor: isOnSale && original > startingMinor ? original : null,
  }
}
