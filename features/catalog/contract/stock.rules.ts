import type { StructuredProduct } from './price.rules.ts'

/** A4.30, A4.31: how many there are in all; `Infinity` for what is digital and as soon as one variant is unlimited. */
export function stockOf(product: StructuredProduct): number {
  if (product.productType === 'DIGITAL') return Number.POSITIVE_INFINITY
  return stockOfVariants(product.variants)
}

export function stockOfVariants(
  variants: readonly { readonly qtyInStock: number; readonly unlimited: boolean }[],
): number {
  if (variants.some(({ unlimited }) => unlimited)) return Number.POSITIVE_INFINITY
  return variants.reduce((sum, { qtyInStock }) => sum + Math.max(0, qtyInStock), 0)
}

export type StockState = 'unlimited' | 'available' | 'low' | 'soldOut'

/** What is said of so many. `lowAt`: from this number down it says how few there are; 0: never. */
export function stockState(quantity: number, lowAt: number): StockState {
  if (quantity === Number.POSITIVE_INFINITY) return 'unlimited'
  if (quantity <= 0) return 'soldOut'
  return quantity <= lowAt ? 'low' : 'available'
}
