import { messages } from '#platform/i18n'

export const domainsMessages = messages('sites.domains')
