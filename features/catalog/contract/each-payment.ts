import { percentOf } from '#platform/money'
import type { SubscriptionPlan } from './subscription.rules.ts'

/**
 * Returns the amount of each payment of a plan: the one-time price less the plan's discount. Without a plan there is a
 * single payment.
 */
export function eachPayment(onceMinor: number, plan: SubscriptionPlan | null): number {
  return onceMinor - percentOf(onceMinor, plan?.discountPpm ?? 0)
}
