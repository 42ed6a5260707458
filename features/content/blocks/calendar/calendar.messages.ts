import { messages } from '#platform/i18n'

export const calendarMessages = messages('content.calendarBlock')
