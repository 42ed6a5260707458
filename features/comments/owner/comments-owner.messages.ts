import { messages } from '#platform/i18n'

export const commentsOwnerMessages = messages('comments.owner')
