import { messages } from '#platform/i18n'

export const keysMessages = messages('editor.keys')
