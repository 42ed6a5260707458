import { messages } from '#platform/i18n'

export const designMessages = messages('sites.designs')
