import { messages } from '#platform/i18n'

/** What emails to customers say until the owner says it in their own words. Braces are filled by `fillWords`. */
export const emailsMessages = messages('orders.emails')
