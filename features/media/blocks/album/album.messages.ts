import { messages } from '#platform/i18n'

export const albumMessages = messages('media.albumBlock')
