import { messages } from '#platform/i18n'

export const itemPanelMessages = messages('content.itemPanel')
