import { messages } from '#platform/i18n'

export const visitsMessages = messages('visits.general')
