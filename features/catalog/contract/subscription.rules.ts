export const periodUnits = ['WEEK', 'MONTH', 'YEAR'] as const
export type PeriodUnit = (typeof periodUnits)[number]

/** A3.05, A3.06. */
export interface SubscriptionPlan {
  readonly billingPeriod: { readonly value: number; readonly unit: PeriodUnit }
  /** 0: until it is cancelled. */
  readonly numBillingCycles: number
  /** Off the price of buying once, in parts per million. */
  readonly discountPpm?: number | undefined
}

const one = {
  en: { WEEK: 'week', MONTH: 'month', YEAR: 'year' },
  nl: { WEEK: 'week', MONTH: 'maand', YEAR: 'jaar' },
} as const
const many = {
  en: { WEEK: 'weeks', MONTH: 'months', YEAR: 'years' },
  nl: { WEEK: 'weken', MONTH: 'maanden', YEAR: 'jaar' },
} as const

/** A4.32–A4.35: `renews every month for 12 payments`. */
export function subscriptionText({ billingPeriod, numBillingCycles }: SubscriptionPlan, language: 'en' | 'nl'): string {
  const { value, unit } = billingPeriod
  if (language === 'nl') {
    const every = value === 1 ? `${unit === 'YEAR' ? 'elk' : 'elke'} ${one.nl[unit]}` : `elke ${value} ${many.nl[unit]}`
    return `wordt ${every} verlengd${numBillingCycles > 0 ? `, ${numBillingCycles} ${numBillingCycles === 1 ? 'betaling' : 'betalingen'}` : ''}`
  }
  const every = value === 1 ? `every ${one.en[unit]}` : `every ${value} ${many.en[unit]}`
  return `renews ${every}${numBillingCycles > 0 ? ` for ${numBillingCycles} ${numBillingCycles === 1 ? 'payment' : 'payments'}` : ''}`
}

/** B9.80: behind a price: `per maand`, `per 3 maanden, 1 jaar lang`. */
export function periodText({ billingPeriod, numBillingCycles }: SubscriptionPlan, language: 'en' | 'nl'): string {
  const { value, unit } = billingPeriod
  const per =
    value === 1
      ? `per ${one[language][unit]}`
      : language === 'nl'
        ? `per ${value} ${many.nl[unit]}`
        : `every ${value} ${many.en[unit]}`
  if (numBillingCycles === 0) return per
  const long = durationOf(value * numBillingCycles, unit)
  const spoken = `${long.value} ${(long.value === 1 ? one : many)[language][long.unit]}`
  return language === 'nl' ? `${per}, ${spoken} lang` : `${per} for ${spoken}`
}

/** Whole years are said as years. */
function durationOf(value: number, unit: PeriodUnit): { value: number; unit: PeriodUnit } {
  return unit === 'MONTH' && value % 12 === 0 ? { value: value / 12, unit: 'YEAR' } : { value, unit }
}
