import { messages } from '#platform/i18n'

export const panelMessages = messages('content.panels')
