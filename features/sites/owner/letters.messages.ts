import { messages } from '#platform/i18n'

export const ownLettersMessages = messages('sites.emails')
