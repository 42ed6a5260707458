import { messages } from '#platform/i18n'

export const richTextMessages = messages('editor.richTextField')
