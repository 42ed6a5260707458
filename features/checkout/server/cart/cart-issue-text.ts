import type { Language } from '#platform/i18n'
import { formatMoney, type MoneyFormat } from '#platform/money'
import { cartMessages } from '../../contract/index.ts'
import type { CartIssues } from '../base/priced-cart.ts'

/** Returns the reason why a line cannot be bought, or its recent change. */
export function cartIssueText(
  { kind, n, wasMinor }: CartIssues,
  { language, currency, format }: { language: Language; currency: string; format: MoneyFormat },
): string {
  return cartMessages(language, `issue.${kind}`, { n, was: formatMoney({ minor: wasMinor, currency }, format) })
}
