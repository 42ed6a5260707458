import { share } from '#platform/money'

/** Scales the discounts of an order to a new total, to which their parts add up. */
export function discountsOver<D extends { amountMinor: number }>(discounts: readonly D[], discountMinor: number): D[] {
  const parts = share(
    discountMinor,
    discounts.map(({ amountMinor }) => amountMinor),
  )
  return discounts.map((discount, at) => ({ ...discount, amountMinor: parts[at] ?? 0 }))
}
