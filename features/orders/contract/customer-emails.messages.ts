import { messages } from '#platform/i18n'

/** Texts around an email from the owner to a customer, and of its screen. */
export const customerEmailMessages = messages('orders.customerEmails')
