import { messages } from '#platform/i18n'

/** Emails that tell the shop's staff about orders. */
export const noticesOfOrders = messages('orders.notices')
