import { messages } from '#platform/i18n'

/** Texts of activities, by their names in the log. */
export const activityMessages = messages('sites.activity')
