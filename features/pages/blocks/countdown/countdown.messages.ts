import { messages } from '#platform/i18n'

export const countdownMessages = messages('pages.countdownBlock')
