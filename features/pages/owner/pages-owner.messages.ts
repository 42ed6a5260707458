import { messages } from '#platform/i18n'

export const pagesOwnerMessages = messages('pages.owner')
