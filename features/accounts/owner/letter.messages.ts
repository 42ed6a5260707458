import { messages } from '#platform/i18n'

export const letterMessages = messages('accounts.email')
