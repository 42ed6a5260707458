import { messages } from '#platform/i18n'

/** Texts of emails and pages about second factors, for accounts and members alike. */
export const secondFactorMessages = messages('accounts.secondFactor')
