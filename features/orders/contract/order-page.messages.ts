import { messages } from '#platform/i18n'

export const orderPageMessages = messages('orders.page')
