import { messages } from '#platform/i18n'

export const servicesMessages = messages('visits.services')
export const visitsOwnerMessages = messages('visits.owner')
