import { messages } from '#platform/i18n'

export const authorsMessages = messages('content.authors')
