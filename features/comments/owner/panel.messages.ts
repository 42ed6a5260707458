import { messages } from '#platform/i18n'

export const commentsPanelMessages = messages('comments.panel')
