import { messages } from '#platform/i18n'

export const noteMessages = messages('editor.notes')
