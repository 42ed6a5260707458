import { messages } from '#platform/i18n'

/** What the panels of accordions, menu cards and running words say. */
export const widgetPanelMessages = messages('pages.widgetPanels')
