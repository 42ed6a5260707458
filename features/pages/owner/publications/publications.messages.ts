import { messages } from '#platform/i18n'

export const publicationsMessages = messages('pages.publications')
