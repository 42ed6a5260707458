import { type Language, messages } from '#platform/i18n'
import type { TaxReason } from './tax-treatment.rules.ts'

const reasonMessages = messages('tax.reasons')

/**
 * Returns the reason why no tax is due for checkouts, emails and invoices: the rate and its legal basis, one sentence
 * for each.
 */
export function taxReasonTexts(reasons: readonly TaxReason[], language: Language): string[] {
  return reasons.map((reason) => reasonMessages(language, reason))
}
