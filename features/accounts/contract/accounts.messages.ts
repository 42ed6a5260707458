import { messages } from '#platform/i18n'

/** What the sign-in pages, the letters and the problems of accounts say. */
export const accountMessages = messages('accounts.general')
