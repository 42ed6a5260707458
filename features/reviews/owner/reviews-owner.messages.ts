import { messages } from '#platform/i18n'

export const reviewsOwnerMessages = messages('reviews.owner')
