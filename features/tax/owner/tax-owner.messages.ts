import { messages } from '#platform/i18n'

export const taxOwnerMessages = messages('tax.owner')
