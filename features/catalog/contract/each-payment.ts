import { percentOf } from '#platform/money'
import type { SubscriptionPlan } from './subscription.rules.ts'

/**
 * What each payment of a plan is: the price of buying once, less what the plan takes off. Without a plan there is one
 * payment.
 */
export function eachPayment(onceMinor: number, plan: SubscriptionPlan | null): number {
  return onceMinor - percentOf(onceMinor, plan?.discountPpm ?? 0)
}
