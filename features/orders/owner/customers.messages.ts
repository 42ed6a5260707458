import { messages } from '#platform/i18n'

export const customersMessages = messages('orders.customers')
