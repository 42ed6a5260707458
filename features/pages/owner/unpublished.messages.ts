import { messages } from '#platform/i18n'

export const unpublishedMessages = messages('pages.unpublished')
