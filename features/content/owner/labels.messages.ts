import { messages } from '#platform/i18n'

export const labelsMessages = messages('content.labels')
