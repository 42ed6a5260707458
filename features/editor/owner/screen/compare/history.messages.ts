import { messages } from '#platform/i18n'

export const historyMessages = messages('editor.history')
