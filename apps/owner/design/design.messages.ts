import { messages } from '#platform/i18n'

export const designScreenMessages = messages('owner.design')
