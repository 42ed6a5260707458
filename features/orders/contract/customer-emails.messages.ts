import { messages } from '#platform/i18n'

/** Texts around an email that an owner writes to a customer, and of its screen. */
export const customerEmailMessages = messages('orders.customerEmails')
