import { messages } from '#platform/i18n'

export const donateMessages = messages('checkout.donate')
