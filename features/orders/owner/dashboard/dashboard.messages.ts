import { messages } from '#platform/i18n'

export const dashboardMessages = messages('orders.dashboard')
