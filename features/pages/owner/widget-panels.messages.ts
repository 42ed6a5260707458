import { messages } from '#platform/i18n'

/** Texts of the accordion, menu card and marquee panels. */
export const widgetPanelMessages = messages('pages.widgetPanels')
