import { messages } from '#platform/i18n'

export const checkoutMessages = messages('checkout.general')
