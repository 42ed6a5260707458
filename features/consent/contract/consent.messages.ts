import { messages } from '#platform/i18n'

/** What visitors read. */
export const consentMessages = messages('consent.banner')
