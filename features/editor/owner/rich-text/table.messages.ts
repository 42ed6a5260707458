import { messages } from '#platform/i18n'

export const tableMessages = messages('editor.table')
