import { messages } from '#platform/i18n'

export const bookingMessages = messages('media.bookingBlock')
