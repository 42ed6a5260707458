import { messages } from '#platform/i18n'

/** Words of the forms in which an order is written, changed, sent and taken back. */
export const orderFormsMessages = messages('orders.forms')
