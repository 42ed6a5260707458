import { messages } from '#platform/i18n'

export const languagesMessages = messages('sites.languages')
