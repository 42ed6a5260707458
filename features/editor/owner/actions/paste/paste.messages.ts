import { messages } from '#platform/i18n'

export const pasteMessages = messages('editor.paste')
