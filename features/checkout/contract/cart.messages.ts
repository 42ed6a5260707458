import { messages } from '#platform/i18n'

export const cartMessages = messages('checkout.cart')
