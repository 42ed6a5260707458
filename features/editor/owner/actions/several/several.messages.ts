import { messages } from '#platform/i18n'

export const severalMessages = messages('editor.several')
