import { messages } from '#platform/i18n'

export const collectionsMessages = messages('content.collections')
