import { messages } from '#platform/i18n'

export const securityMessages = messages('accounts.security')
