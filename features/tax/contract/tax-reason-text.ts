import { type Language, messages } from '#platform/i18n'
import type { TaxReason } from './tax-treatment.rules.ts'

const reasonMessages = messages('tax.reasons')

/**
 * What checkouts, emails and invoices say of an order on which no tax is due: the rate and the reason in law, one
 * sentence for each.
 */
export function taxReasonTexts(reasons: readonly TaxReason[], language: Language): string[] {
  return reasons.map((reason) => reasonMessages(language, reason))
}
