import { messages } from '#platform/i18n'

export const commentsMessages = messages('comments.general')
