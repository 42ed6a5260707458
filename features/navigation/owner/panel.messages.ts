import { messages } from '#platform/i18n'

export const navigationPanelMessages = messages('navigation.panel')
