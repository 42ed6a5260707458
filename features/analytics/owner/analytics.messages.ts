import { messages } from '#platform/i18n'

export const analyticsMessages = messages('analytics.owner')
