import { messages } from '#platform/i18n'

export const searchMessages = messages('search.general')
