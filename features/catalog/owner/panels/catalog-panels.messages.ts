import { messages } from '#platform/i18n'

export const panelMessages = messages('catalog.panels')
