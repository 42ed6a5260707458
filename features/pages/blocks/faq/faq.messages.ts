import { messages } from '#platform/i18n'

export const faqMessages = messages('pages.faqBlock')
