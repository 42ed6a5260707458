import { messages } from '#platform/i18n'

export const giftCardsMessages = messages('giftcards.general')
