import { messages } from '#platform/i18n'

/** Texts of bulk actions on orders. */
export const ordersBulkMessages = messages('orders.bulk')
