import { messages } from '#platform/i18n'

export const importMessages = messages('imports.general')
