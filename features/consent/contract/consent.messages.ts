import { messages } from '#platform/i18n'

/** Texts for visitors. */
export const consentMessages = messages('consent.banner')
