import { messages } from '#platform/i18n'

/** Texts for members and people who may become one. */
export const memberMessages = messages('members.general')
