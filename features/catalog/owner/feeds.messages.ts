import { messages } from '#platform/i18n'

export const feedsMessages = messages('catalog.feeds')
