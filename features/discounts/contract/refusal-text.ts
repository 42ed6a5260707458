import type { Language } from '#platform/i18n'
import { type MoneyFormat, formatMoney } from '#platform/money'
import { discountsMessages } from './discounts.messages.ts'
import type { Refusal } from './pricing.types.ts'

/** Sentence for the shopper that explains why a code has no effect. */
export function refusalText(
  refused: { code: string } & Refusal,
  { language, currency, format }: { language: Language; currency: string; format: MoneyFormat },
): string {
  const money = (minor: number) => formatMoney({ minor, currency }, format)
  const { reason, code, ...values } = refused
  const amounts =
    refused.reason === 'subtotal' ? { minimum: money(refused.minimumMinor), missing: money(refused.missingMinor) } : {}
  return discountsMessages(language, `refused.${reason}`, { code, ...values, ...amounts })
}
