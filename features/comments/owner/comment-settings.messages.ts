import { messages } from '#platform/i18n'

export const commentSettingsMessages = messages('comments.settings')
