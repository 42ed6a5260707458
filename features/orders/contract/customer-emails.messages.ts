import { messages } from '#platform/i18n'

/** What stands around an email that an owner writes to a customer, and what the owner area says of it. */
export const customerEmailMessages = messages('orders.customerEmails')
