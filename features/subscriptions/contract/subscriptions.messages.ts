import { messages } from '#platform/i18n'

export const subscriptionsMessages = messages('subscriptions.general')
export const subscriptionEmails = messages('subscriptions.emails')
