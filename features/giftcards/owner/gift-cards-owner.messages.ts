import { messages } from '#platform/i18n'

export const giftCardsOwnerMessages = messages('giftcards.owner')
