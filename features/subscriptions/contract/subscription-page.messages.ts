import { messages } from '#platform/i18n'

export const subscriptionPageMessages = messages('subscriptions.page')
