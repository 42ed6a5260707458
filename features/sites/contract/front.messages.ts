import { messages } from '#platform/i18n'

/** Texts of the platform host's front page for visitors who are not signed in. */
export const frontMessages = messages('sites.front')
