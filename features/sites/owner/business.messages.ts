import { messages } from '#platform/i18n'

export const businessMessages = messages('sites.business')
