import { percentOf } from '#platform/money'
import { type ProductType, productTypes } from './product-type.rules.ts'
import type { SubscriptionPlan } from './subscription.rules.ts'

/** Returns the plan that is chosen at first: only access that is paid each period is not sold once. */
export function planAtFirst(product: { type: ProductType; plan: SubscriptionPlan | null }): SubscriptionPlan | null {
  return product.type === productTypes.PAYWALL ? product.plan : null
}

/**
 * Returns the amount of each payment of a plan: the one-time price less the plan's discount. Without a plan there is a
 * single payment.
 */
export function eachPayment(onceMinor: number, plan: SubscriptionPlan | null): number {
  return onceMinor - percentOf(onceMinor, plan?.discountPpm ?? 0)
}
