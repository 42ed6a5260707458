import { messages } from '#platform/i18n'

export const ownerMessages = messages('owner.frame')
