import { messages } from '#platform/i18n'

export const searchOwnerMessages = messages('search.owner')
