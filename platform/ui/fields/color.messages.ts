import { messages } from '#platform/i18n'

/** What the colour picker says. */
export const colorMessages = messages('ui.color')
