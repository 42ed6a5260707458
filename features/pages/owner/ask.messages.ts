import { messages } from '#platform/i18n'

/** What the panel of a button says about asking first. */
export const askMessages = messages('pages.ask')
