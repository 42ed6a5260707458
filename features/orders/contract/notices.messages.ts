import { messages } from '#platform/i18n'

/** What whoever runs a shop is told by email. */
export const noticesOfOrders = messages('orders.notices')
