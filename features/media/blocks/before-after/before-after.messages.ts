import { messages } from '#platform/i18n'

export const beforeAfterMessages = messages('media.beforeAfterBlock')
