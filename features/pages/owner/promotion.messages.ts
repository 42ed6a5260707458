import { messages } from '#platform/i18n'

export const promotionMessages = messages('pages.promotion')
