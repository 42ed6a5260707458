import { messages } from '#platform/i18n'

export const homeMessages = messages('sites.home')
