import { messages } from '#platform/i18n'

export const sitePagesMessages = messages('content.sitePages')
