export const periodUnits = ['WEEK', 'MONTH', 'YEAR'] as const
export type PeriodUnit = (typeof periodUnits)[number]

/** A3.05, A3.06. */
export interface SubscriptionPlan {
  readonly billingPeriod: { readonly value: number; readonly unit: PeriodUnit }
  /** 0 for a subscription that runs until it is cancelled. */
  readonly numBillingCycles: number
  /** Discount on the price of a single purchase, in parts per million. */
  readonly discountPpm?: number | undefined
}
