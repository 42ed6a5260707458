import { messages } from '#platform/i18n'

export const compareMessages = messages('editor.compare')
