import { paymentsMessages } from '#features/payments/contract'
import type { SiteContext } from '#platform/context'
import { problemSentence } from '#platform/i18n'

export const cardUnfit = 'payments.card_unfit'
type Declined = Extract<Parameters<typeof paymentsMessages>[1], `declined.${string}`>
/** Reason for refusing a card; the address contains its name, and the catalogue its sentence. */
export type CardProblem = Declined | typeof cardUnfit

export function declinedAs(reason: string): Declined {
  const name = `declined.${reason}`
  return isDeclined(name) ? name : 'declined.declined'
}

/** Returns an empty string for foreign problems. */
export function cardProblemText({ locale }: Pick<SiteContext, 'locale'>, named: string): string {
  if (isDeclined(named)) return paymentsMessages(locale, named)
  return (named === cardUnfit && problemSentence(locale, cardUnfit, {})) || ''
}

function isDeclined(name: string): name is Declined {
  return name.startsWith('declined.') && paymentsMessages.has(name)
}
