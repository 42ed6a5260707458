import { messages } from '#platform/i18n'

/** Texts of the colour picker. */
export const colorMessages = messages('ui.color')
