import { messages } from '#platform/i18n'

/** What buyers and visitors read. */
export const reviewMessages = messages('reviews.general')
