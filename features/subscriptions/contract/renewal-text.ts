import { type SubscriptionPlan, subscriptionText } from '#features/catalog/contract'
import { type Language, messages } from '#platform/i18n'
import { formatMoney, moneyFormatOf } from '#platform/money'
import { cycleStart } from './subscription.rules.ts'

export const renewalMessages = messages('subscriptions.renewals')

export interface AnnouncedRenewal {
  titles: readonly string[]
  plan: SubscriptionPlan
  /** Start of the subscription. */
  from: Date
  /** Number of cycles that were paid by then. */
  cycles?: number
  amount: { minor: number; currency: string }
}

/** Describes a renewal in one sentence: its items, interval, next date and amount. */
export function renewalText(
  { titles, plan, from, cycles = 1, amount }: AnnouncedRenewal,
  { language, locale, timeZone }: { language: Language; locale: string; timeZone: string },
): string {
  const next = cycleStart(from, plan.billingPeriod, cycles)
  return renewalMessages(language, 'next', {
    title: titles.join(', '),
    renews: subscriptionText(plan, language),
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(next),
    amount: formatMoney(amount, moneyFormatOf(locale)),
  })
}
