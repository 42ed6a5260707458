import type { StructuredProduct } from './price.rules.ts'

/** Returns the total stock; `Infinity` for digital products and as soon as one variant is unlimited (A4.30, A4.31). */
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

/** Returns the stock state for a quantity. At `lowAt` or fewer the remaining number is shown; 0 turns that off. */
export function stockState(quantity: number, lowAt: number): StockState {
  if (quantity === Number.POSITIVE_INFINITY) return 'unlimited'
  if (quantity <= 0) return 'soldOut'
  return quantity <= lowAt ? 'low' : 'available'
}
