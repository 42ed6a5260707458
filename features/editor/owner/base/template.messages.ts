import { messages } from '#platform/i18n'

export const templateMessages = messages('editor.template')
