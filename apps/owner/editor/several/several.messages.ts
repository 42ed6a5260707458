import { messages } from '#platform/i18n'

export const severalMessages = messages('owner.several')
