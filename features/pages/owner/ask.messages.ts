import { messages } from '#platform/i18n'

/** Texts of the button panel about asking first. */
export const askMessages = messages('pages.ask')
