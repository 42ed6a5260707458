import { messages } from '#platform/i18n'

export const checkoutPanelMessages = messages('checkout.panel')
