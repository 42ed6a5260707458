import { messages } from '#platform/i18n'

/** Texts for members and for visitors who sign up. */
export const memberMessages = messages('members.general')
