import { messages } from '#platform/i18n'

export const donationsMessages = messages('catalog.donations')
