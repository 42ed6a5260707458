import { share } from '#platform/money'

/** The discounts of an order after what they take off together became another amount: their parts add up to it. */
export function discountsOver<D extends { amountMinor: number }>(discounts: readonly D[], discountMinor: number): D[] {
  const parts = share(
    discountMinor,
    discounts.map(({ amountMinor }) => amountMinor),
  )
  return discounts.map((discount, at) => ({ ...discount, amountMinor: parts[at] ?? 0 }))
}
