import { messages } from '#platform/i18n'

export const textLooksMessages = messages('editor.textLooks')
