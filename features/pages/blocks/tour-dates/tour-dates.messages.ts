import { messages } from '#platform/i18n'

export const tourDatesMessages = messages('pages.tourDatesBlock')
