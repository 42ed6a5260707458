import { messages } from '#platform/i18n'

export const ordersOwnerMessages = messages('orders.owner')
