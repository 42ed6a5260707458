import { messages } from '#platform/i18n'

export const memberEmails = messages('members.emails')
