import { messages } from '#platform/i18n'

export const redirectsMessages = messages('pages.redirects')
