import { messages } from '#platform/i18n'

/** How the service that translates stands. */
export const translationMessages = messages('sites.translation')

export const siteMessages = messages('sites.general')
