import { messages } from '#platform/i18n'

export const shippingOwnerMessages = messages('shipping.owner')
