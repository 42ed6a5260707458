import { messages } from '#platform/i18n'

export const shippingMessages = messages('shipping.general')
