import { messages } from '#platform/i18n'

export const checkoutSettingsMessages = messages('checkout.settings')
