import { messages } from '#platform/i18n'

export const commentsMessages = messages('comments.general')
export const commentEmails = messages('comments.emails')
