import { messages } from '#platform/i18n'

export const searchPanelMessages = messages('search.panel')
