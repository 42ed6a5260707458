import { messages } from '#platform/i18n'

export const linkMessages = messages('content.linkBlock')
