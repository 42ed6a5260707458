import { messages } from '#platform/i18n'

/** Texts of the forms that create, change, ship and return an order. */
export const orderFormsMessages = messages('orders.forms')
