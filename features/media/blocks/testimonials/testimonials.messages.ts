import { messages } from '#platform/i18n'

export const testimonialsMessages = messages('media.testimonialsBlock')
