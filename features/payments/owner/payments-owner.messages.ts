import { messages } from '#platform/i18n'

export const paymentsOwnerMessages = messages('payments.owner')
