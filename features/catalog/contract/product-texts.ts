import { type Language, messages } from '#platform/i18n'
import type { PriceState } from './price.rules.ts'
import { stockState } from './stock.rules.ts'
import type { PeriodUnit, SubscriptionPlan } from './subscription.rules.ts'

const textMessages = messages('catalog.texts')

/**
 * A4.28: `from €10.00` when prices differ, and otherwise the price. `format` writes an amount in the store's currency.
 */
export function priceText(
  { startingMinor, varies }: Pick<PriceState, 'startingMinor' | 'varies'>,
  language: Language,
  format: (minor: number) => string,
): string {
  const price = format(startingMinor)
  return varies ? textMessages(language, 'price.from', { price }) : price
}

/** B9.78: the text about payment in instalments. */
export function installmentText(payments: number, language: Language): string {
  return textMessages(language, 'installments', { n: payments })
}

/** B9.79: the orders for which paying in parts is possible; '' when for all. */
export function installmentRangeText(
  { minimumMinor, maximumMinor }: { minimumMinor: number; maximumMinor: number | null },
  language: Language,
  format: (minor: number) => string,
): string {
  const [low, high] = [minimumMinor > 0 ? format(minimumMinor) : '', maximumMinor === null ? '' : format(maximumMinor)]
  if (low && high) return textMessages(language, 'installments.between', { low, high })
  if (low) return textMessages(language, 'installments.from', { low })
  if (high) return textMessages(language, 'installments.to', { high })
  return ''
}

/** A1.11 */
export function stockText(quantity: number, lowAt: number, language: Language): string {
  return textMessages(language, `stock.${stockState(quantity, lowAt)}`, { n: quantity })
}

/** A4.32–A4.35: `renews every month for 12 payments`. */
export function subscriptionText({ billingPeriod, numBillingCycles }: SubscriptionPlan, language: Language): string {
  const { value: n, unit } = billingPeriod
  return numBillingCycles > 0
    ? textMessages(language, `renews.${unit}.times`, { n, times: numBillingCycles })
    : textMessages(language, `renews.${unit}`, { n })
}

/** Returns the pre-order text with its shipping day (`YYYY-MM-DD`), or an empty string when the day is invalid. */
export function orderedAheadText(shipsFrom: string, language: Language): string {
  const day = new Date(`${shipsFrom}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return ''
  const date = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(day)
  return textMessages(language, 'orderedAhead', { date })
}

/** B9.80: the text after a price: `per maand`, `per 3 maanden, 1 jaar lang`. */
export function periodText({ billingPeriod, numBillingCycles }: SubscriptionPlan, language: Language): string {
  const { value, unit } = billingPeriod
  const period = textMessages(language, `period.${unit}`, { n: value })
  if (numBillingCycles === 0) return period
  const total = durationOf(value * numBillingCycles, unit)
  const duration = textMessages(language, `duration.${total.unit}`, { n: total.value })
  return textMessages(language, 'period.lasting', { period, duration })
}

/** Writes whole years as years. */
function durationOf(value: number, unit: PeriodUnit): { value: number; unit: PeriodUnit } {
  return unit === 'MONTH' && value % 12 === 0 ? { value: value / 12, unit: 'YEAR' } : { value, unit }
}

const statusNames: Readonly<Record<number, 'published' | 'scheduled' | 'draft'>> = {
  1: 'published',
  2: 'scheduled',
  4: 'draft',
}

/** Returns the name of a content status beside a product (A4.01–A4.04, R1.17). */
export function workflowLabel(status: number, language: Language): string {
  return textMessages(language, `status.${statusNames[status] ?? 'unsupported'}`)
}
