import { messages } from '#platform/i18n'

/** Texts of the sign-in pages, the emails and the problems of accounts. */
export const accountMessages = messages('accounts.general')
