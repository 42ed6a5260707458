import { messages } from '#platform/i18n'

export const timelineMessages = messages('pages.timelineBlock')
