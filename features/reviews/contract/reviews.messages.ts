import { messages } from '#platform/i18n'

/** Texts for buyers and visitors. */
export const reviewMessages = messages('reviews.general')
