import { messages } from '#platform/i18n'

export const pageSelectMessages = messages('catalog.pageSelect')
