import { messages } from '#platform/i18n'

export const sheetMessages = messages('catalog.sheet')
