import { messages } from '#platform/i18n'

export const memberLetters = messages('members.emails')
