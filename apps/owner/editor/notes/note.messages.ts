import { messages } from '#platform/i18n'

export const noteMessages = messages('owner.notes')
