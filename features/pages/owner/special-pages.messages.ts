import { messages } from '#platform/i18n'

export const specialPagesMessages = messages('pages.special')
