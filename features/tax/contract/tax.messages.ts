import { messages } from '#platform/i18n'

export const taxMessages = messages('tax.general')
