import { messages } from '#platform/i18n'

/** What was done, by the name that the log keeps. */
export const activityMessages = messages('sites.activity')
