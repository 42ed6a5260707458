import { messages } from '#platform/i18n'

export const tabsMessages = messages('pages.tabsBlock')
