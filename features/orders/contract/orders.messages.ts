import { messages } from '#platform/i18n'

export const ordersMessages = messages('orders.general')
