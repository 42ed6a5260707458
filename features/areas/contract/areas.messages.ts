import { messages } from '#platform/i18n'

/** What visitors and members read. */
export const areasMessages = messages('areas.general')
