import { messages } from '#platform/i18n'

export const subscriptionsOwnerMessages = messages('subscriptions.owner')
