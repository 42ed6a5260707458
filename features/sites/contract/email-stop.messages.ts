import { messages } from '#platform/i18n'

export const emailStopMessages = messages('sites.emailStop')
