import { messages } from '#platform/i18n'

/** What members and people who may become one read. */
export const memberMessages = messages('members.general')
