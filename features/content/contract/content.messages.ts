import { messages } from '#platform/i18n'

export const contentMessages = messages('content.general')
