import { messages } from '#platform/i18n'

export const paymentsMessages = messages('payments.general')
