import { messages } from '#platform/i18n'

/** Default texts of emails to customers. Braces are filled by `fillWords`. */
export const emailsMessages = messages('orders.emails')
