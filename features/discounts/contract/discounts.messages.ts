import { messages } from '#platform/i18n'

/** Sentences for shoppers about codes, and the problems of owners in Dutch. Amounts come as finished texts. */
export const discountsMessages = messages('discounts.general')
