import { messages } from '#platform/i18n'

/** Texts for visitors and members. */
export const areasMessages = messages('areas.general')
