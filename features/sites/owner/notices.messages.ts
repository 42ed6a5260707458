import { messages } from '#platform/i18n'

export const noticesMessages = messages('sites.notices')
