export { type DiscountUses, type UsesCounted, countDiscountUses, returnDiscountUses } from './count-discount-uses.ts'
export { discountsFeature } from './discounts.feature.ts'
export { usableDiscounts } from './discounts.queries.ts'
export type {} from './discounts.tables.ts'
