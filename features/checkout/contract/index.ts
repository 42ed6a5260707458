export { checkoutFormApi } from './checkout-form.api.ts'
export {
  type CardRefusal,
  cardProblemOf,
  refusalParameter,
  refusalOfParameter,
} from './card-refusals.rules.ts'
export { cartApi } from './cart.api.ts'
export { cartMessages } from './cart.messages.ts'
export type { CartLabels } from './cart-label.rules.ts'
export { cartLimits, reachesMinimum, readQuantity } from './cart.rules.ts'
export type { Cart, CartEntry, CartIssue } from './cart.schema.ts'
export { checkoutApi } from './checkout.api.ts'
export { checkoutMessages } from './checkout.messages.ts'
export { checkoutProblems } from './checkout.problems.ts'
export type { ClientCart } from './client-cart.rules.ts'
export { type ChangedEntry, type NewEntry } from './entry-input.ts'
export { donateApi } from './donate.api.ts'
export { type Funnel, funnelApi } from './funnel.api.ts'
export { checkoutSettings } from './checkout.settings.ts'
