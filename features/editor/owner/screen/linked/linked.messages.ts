import { messages } from '#platform/i18n'

export const linkedMessages = messages('editor.linked')
