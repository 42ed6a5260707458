import { messages } from '#platform/i18n'

export const papersMessages = messages('orders.invoices')
