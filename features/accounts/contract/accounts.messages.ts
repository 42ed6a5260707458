import { messages } from '#platform/i18n'

/** What the sign-in pages, the emails and the problems of accounts say. */
export const accountMessages = messages('accounts.general')
