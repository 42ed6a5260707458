import { messages } from '#platform/i18n'

export const availabilityMessages = messages('pages.availability')
