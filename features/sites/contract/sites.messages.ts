import { messages } from '#platform/i18n'

export const siteMessages = messages('sites.general')
