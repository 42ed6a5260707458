import { messages } from '#platform/i18n'

export const storeSettingsMessages = messages('orders.storeSettings')
