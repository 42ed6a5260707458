import { messages } from '#platform/i18n'

/** What is done with many orders at once. */
export const ordersBulkMessages = messages('orders.bulk')
