import { messages } from '#platform/i18n'

/** What emails and pages say of a second factor, to accounts and to members alike. */
export const secondFactorMessages = messages('accounts.secondFactor')
