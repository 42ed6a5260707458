import { messages } from '#platform/i18n'

export const designScreenMessages = messages('editor.design')
