export { applyDiscounts, mostAutomatic, mostCodes } from './apply-discounts.ts'
export {
  type Discount,
  type DiscountDraft,
  type DiscountEffect,
  type DiscountScope,
  discountSchema,
  normalCode,
} from './discount.schema.ts'
export { discountsApi } from './discounts.api.ts'
export { discountsMessages } from './discounts.messages.ts'
export { discountProblems } from './discounts.problems.ts'
export type {
  AppliedDiscount,
  DiscountAnswer,
  DiscountCustomer,
  DiscountLine,
  DiscountQuestion,
  Refusal,
  UsableDiscount,
} from './pricing.types.ts'
export { refusalText } from './refusal-text.ts'
