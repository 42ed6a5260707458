import { messages } from '#platform/i18n'

/** The front page of the platform host, for whoever is not signed in. */
export const frontMessages = messages('sites.front')
