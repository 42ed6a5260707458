import { messages } from '#platform/i18n'

export const invoicesMessages = messages('orders.invoices')
